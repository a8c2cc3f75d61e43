import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** The header is only for screen readers. */
  hideHeader?: boolean;
  align?: 'left' | 'right';
  /** For example `only-d` to leave the column out on narrow screens. */
  className?: string;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** Names the scrollable region and the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  wide?: boolean;
}

export function DataTable<Row>({ label, columns, rows, rowKey, wide }: DataTableProps<Row>) {
  const cellClass = (column: Column<Row>) => cx(column.align === 'right' && 'tr', column.className) || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="scroll-x" aria-label={label} tabIndex={0}>
      <table className={cx('table', wide && 'table--wide')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
