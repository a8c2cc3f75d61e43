import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { FailureNotice } from './failure-notice.tsx';
import { type Column, Table } from './table.tsx';
import type { Pages } from './use-pages.ts';

interface PagedTableProps<Row> extends Pick<Pages<unknown>, 'hasMore' | 'more'> {
  label: string;
  columns: readonly Column<Row>[];
  /** of all pages that have been read */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  layout?: string;
  /** instead of a table without rows */
  empty: string;
  /** how many there are, in words */
  shown?: string;
  moreLabel: string;
  /** at the end of the foot */
  aside?: ReactNode;
}

/** A table that grows by a page at a time. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { empty, shown, moreLabel, hasMore, more, aside, ...table } = props;
  if (table.rows.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      <Table {...table} />
      {(shown !== undefined || hasMore) && (
        <div className="panel__f">
          {shown !== undefined && <span>{shown}</span>}
          {hasMore && (
            <Button size="s" loading={more.isBusy} onClick={more.load}>
              {moreLabel}
            </Button>
          )}
          {more.failure && <FailureNotice code={more.failure} onRetry={more.load} />}
          {aside && <span className="grow" />}
          {aside}
        </div>
      )}
    </>
  );
}
