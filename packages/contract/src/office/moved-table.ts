import { z } from 'zod';
import { MOVED_TABLE_LIMITS } from './moved-table-limits.ts';

/** Tables that a shop brings from where it was before: looked at first, taken over when somebody says so. */

export const movedTableQuery = z.object({
  name: z.string().trim().min(1).max(MOVED_TABLE_LIMITS.name),
  publish: z.stringbool().default(false).describe('false: only say what it would do'),
});

export const movedTableFailures = {
  400: 'TABLE_UNREADABLE: no CSV; TABLE_NOT_UTF8',
  409: 'TABLE_COLUMNS: its first line does not name the columns that are needed',
  413: 'TABLE_TOO_LARGE: more than 32 MB',
} as const;

/** What is told of single rows, and how often each of it occurs. */
export const rowReport = <Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z.object({
    rows: z
      .array(z.object({ line: z.number().int().describe('of the file'), code: z.enum(codes), value: z.string() }))
      .describe('the first of each kind'),
    counts: z.array(z.object({ code: z.enum(codes), rows: z.number().int() })),
  });
export interface RowReport<Code extends string> {
  rows: { line: number; code: Code; value: string }[];
  counts: { code: Code; rows: number }[];
}
