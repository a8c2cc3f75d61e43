import { cx } from '@brixel/ui/cx.ts';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  /** The header is only for screen readers. */
  hideHeader?: boolean;
  /** Stands in the header for its text, such as a box that chooses all rows. */
  head?: ReactNode;
  /** Numbers that are compared stand below each other. */
  align?: 'end';
  /** In a card on a phone: takes the whole width, or has the header before it. */
  inCard?: 'wide' | 'labelled';
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Stays a table on phones: few narrow columns that are compared with each other. */
  fixed?: boolean;
  /** Whose cards have a layout of their own: `[data-column]` below `.tbl--{layout}`. */
  layout?: string;
  /** Rows that do not count at present are paler. */
  isOff?: (row: Row) => boolean;
}

/** Becomes a list of cards on phones. */
export function Table<Row>({ label, columns, rows, rowKey, fixed, layout, isOff }: TableProps<Row>) {
  return (
    <div className="tblwrap">
      <table className={cx('tbl', !fixed && 'tbl--cards', layout && `tbl--${layout}`)} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, header, hideHeader, head, align }) => (
              <th key={key} scope="col" className={align && 'is-end'}>
                {head ?? (hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isOff?.(row) ? 'is-off' : undefined}>
              {columns.map(({ key, header, inCard, align, cell }) => (
                <td
                  key={key}
                  data-column={layout && key}
                  className={cx(inCard && `is-${inCard}`, align && 'is-end') || undefined}
                >
                  {inCard === 'labelled' && (
                    <span className="tbl__label" aria-hidden="true">
                      {header}
                    </span>
                  )}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
