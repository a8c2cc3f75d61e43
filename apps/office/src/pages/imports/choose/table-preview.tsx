import type { ImportChoice, ImportTableChoice, OfficeImportRow } from '@brixel/contract/office/import-endpoints';
import { Notice } from '@brixel/ui/notice.tsx';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { PieceMoney } from '#shared/piece-money.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useNumbers } from '../import-text.ts';
import { LotCell, Place } from '../lot-cell.tsx';

interface TablePreviewProps extends Pick<ImportChoice, 'prices'> {
  id: number;
  choice: ImportTableChoice;
}

/** How the first rows read with what is chosen; prices are those that the shop would show. */
export function TablePreview({ id, choice, prices }: TablePreviewProps) {
  const t = useT();
  const { number } = useNumbers();
  const preview = useCall('imports.preview', { params: { id }, body: { ...choice, prices } });
  const columns: Column<OfficeImportRow>[] = [
    {
      key: 'lot',
      header: t('imports.item'),
      inCard: 'wide',
      cell: (row) =>
        row.name ? (
          <LotCell row={row} />
        ) : (
          <span className="importbad">{row.problems.map(problemText).join(' · ')}</span>
        ),
    },
    { key: 'place', header: t('imports.place'), inCard: 'labelled', cell: ({ place }) => <Place name={place} /> },
    { key: 'qty', header: t('imports.qty'), inCard: 'labelled', cell: ({ qty }) => number(qty) },
    {
      key: 'price',
      header: t(prices === 'net' ? 'imports.priceWithVat' : 'imports.price'),
      inCard: 'labelled',
      cell: ({ price }) => price !== null && <PieceMoney euros={price} />,
    },
  ];
  const isReadable = choice.columns.includes('item') && choice.columns.includes('qty');
  return (
    <Panel title={t('imports.preview')} flush>
      {isReadable ? (
        <LoadedView loaded={preview}>
          {({ rows }) => <Table label={t('imports.preview')} columns={columns} rows={rows} rowKey={({ row }) => row} />}
        </LoadedView>
      ) : (
        <Notice tone="warn" title={t('failure.IMPORT_COLUMNS.title')}>
          {t('failure.IMPORT_COLUMNS')}
        </Notice>
      )}
    </Panel>
  );
}

const problemText = ({ text, value }: OfficeImportRow['problems'][number]): string =>
  value === '' ? text : `${text}: ${value}`;
