import type { RowReport } from '@brixel/contract/office/moved-table';
import { MOVED_TABLE_LIMITS } from '@brixel/contract/office/moved-table-limits';

/** What is told of the rows of a table: the first of each kind, so that many of one do not hide another, and of all how many. */
export interface RowRemarks<Code extends string> {
  add(line: number, code: Code, value?: string): void;
  report(): RowReport<Code>;
}

const LONGEST_VALUE = 200;

export function createRowRemarks<Code extends string>(
  mostOfAKind: number = MOVED_TABLE_LIMITS.rowsOfAKind,
): RowRemarks<Code> {
  const rows: RowReport<Code>['rows'] = [];
  const counts = new Map<Code, number>();
  return {
    add(line, code, value = '') {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      if (count <= mostOfAKind) rows.push({ line, code, value: value.slice(0, LONGEST_VALUE) });
    },
    report: () => ({
      rows,
      counts: [...counts].map(([code, times]) => ({ code, rows: times })),
    }),
  };
}
