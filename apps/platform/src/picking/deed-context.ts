import type { Database } from '../database/database.ts';
import type { Author } from '../office/audit.ts';

/** Whose deeds they are, and of which round. */
export interface DeedContext {
  kind: Database['kind'];
  author: Author;
  roundId: number;
  now: number;
}
