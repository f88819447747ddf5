/** The address of the worker's file; vite.config.ts makes it. */
declare module "virtual:worker-url" {
  export const workerUrl: string;
}
