/** The address of the worker's file; vite.config.ts makes it. */
declare module "virtual:worker-url" {
  const workerUrl: string;
  export default workerUrl;
}
