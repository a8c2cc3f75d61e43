export interface Cost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

/** Argon2id. It runs on the thread pool, not on the event loop. */
export type Derive = (message: string, salt: Buffer, cost: Cost, bytes: number) => Promise<Buffer>;
