declare module "accessible-nprogress" {
  export type NProgress = {
    /** Position of the bar from 0 to 1; null while there is none. */
    status: number | null;
    start(): NProgress;
    done(): NProgress;
    configure(options: { barLabel: string }): NProgress;
  };
}

declare module "accessible-nprogress/dist/accessible-nprogress.js" {
  const nprogress: import("accessible-nprogress").NProgress;
  export default nprogress;
}
