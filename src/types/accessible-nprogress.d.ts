declare module "accessible-nprogress" {
  type NProgress = {
    /** Position of the bar from 0 to 1; null while there is none. */
    status: number | null;
    start(): NProgress;
    done(): NProgress;
    configure(options: { barLabel: string }): NProgress;
  };
  const nprogress: NProgress;
  export default nprogress;
}
