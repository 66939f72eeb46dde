/** Whether the host has another build of the site than the open page: what the page asks for may be gone. */
export async function isOtherBuildHosted(): Promise<boolean> {
  const hosted = await window.___loader.loadAppData().catch(() => undefined);
  return hosted !== undefined && hosted.webpackCompilationHash !== window.___webpackCompilationHash;
}
