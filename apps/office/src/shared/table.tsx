import { cx } from '@brixel/ui/cx.ts';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  /** The header is only for screen readers. */
  hideHeader?: boolean;
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
  /** Rows that do not count at present are paler. */
  isOff?: (row: Row) => boolean;
}

/** Becomes a list of cards on phones. */
export function Table<Row>({ label, columns, rows, rowKey, fixed, isOff }: TableProps<Row>) {
  return (
    <div className="tblwrap">
      <table className={fixed ? 'tbl' : 'tbl tbl--cards'} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, header, hideHeader }) => (
              <th key={key} scope="col">
                {hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isOff?.(row) ? 'is-off' : undefined}>
              {columns.map(({ key, header, inCard, cell }) => (
                <td key={key} className={cx(inCard && `is-${inCard}`) || undefined}>
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
