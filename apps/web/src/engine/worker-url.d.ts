/** The address of the worker's file; build/worker-entry.ts makes it. */
declare module "virtual:worker-url" {
  export const workerUrl: string;
}
