declare module "accessible-nprogress" {
  type NProgress = {
    /** Position of the bar from 0 to 1; null while there is none. */
    status: number | null;
    start(): NProgress;
    done(): NProgress;
  };
  const nprogress: NProgress;
  export default nprogress;
}
