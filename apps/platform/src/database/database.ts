import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Waits for running transactions, then closes every connection. */
  close(): Promise<void>;
}
