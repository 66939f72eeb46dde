/** Whether a file of a built site is text, which hosts compress; images and the like are compressed already. */
export function isText(file: string): boolean {
  return /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/.test(file);
}
