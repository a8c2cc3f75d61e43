import { useT } from '#i18n/i18n.ts';
import { Table } from './table.tsx';

interface PlotTableProps {
  label: string;
  first: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a plot shows, in figures. */
export function PlotTable({ label, first, columns, rows }: PlotTableProps) {
  const t = useT();
  return (
    <details className="plottable">
      <summary>{t('statistics.asTable')}</summary>
      <Table
        label={label}
        fixed
        columns={[first, ...columns].map((header, place) => ({
          key: String(place),
          header,
          cell: (row: readonly string[]) => row[place],
        }))}
        rows={rows}
        rowKey={(row) => row[0] ?? ''}
      />
    </details>
  );
}
