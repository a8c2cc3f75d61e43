import type { OfficeImportRow } from '@brixel/contract/office/import-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { useState } from 'react';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { PieceMoney } from '#shared/piece-money.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useNumbers } from '../import-text.ts';
import { LotCell, Place } from '../lot-cell.tsx';

/** Where a slip shows first: the largest changes of prices, and the dearest of what is set. */
export function PricePanels({ id }: { id: number }) {
  const changes = useCall('imports.rows', { params: { id }, query: { list: 'prices' } });
  const dearest = useCall('imports.rows', { params: { id }, query: { list: 'dearest' } });
  return (
    <>
      <LoadedView loaded={changes}>{({ rows }) => (rows.length > 0 ? <Changes rows={rows} /> : null)}</LoadedView>
      <LoadedView loaded={dearest}>{({ rows }) => (rows.length > 0 ? <Dearest rows={rows} /> : null)}</LoadedView>
    </>
  );
}

type Rows = readonly OfficeImportRow[];

function Changes({ rows }: { rows: Rows }) {
  const t = useT();
  const { percent } = useNumbers();
  const columns: Column<OfficeImportRow>[] = [
    { key: 'lot', header: t('imports.item'), inCard: 'wide', cell: (row) => <LotCell row={row} /> },
    {
      key: 'before',
      header: t('imports.inShop'),
      inCard: 'labelled',
      cell: ({ price_before: before }) => before !== null && <PieceMoney euros={before} />,
    },
    {
      key: 'price',
      header: t('imports.inFile'),
      inCard: 'labelled',
      cell: ({ price }) => price !== null && <PieceMoney euros={price} />,
    },
    {
      key: 'change',
      header: t('imports.change'),
      inCard: 'labelled',
      cell: ({ price, price_before: before }) =>
        price !== null &&
        before !== null &&
        before > 0 && <b className={price > before ? 'up' : 'importdown'}>{percent(price / before - 1)}</b>,
    },
  ];
  return <ShortTable title={t('imports.priceChanges')} columns={columns} rows={rows} />;
}

function Dearest({ rows }: { rows: Rows }) {
  const t = useT();
  const { number } = useNumbers();
  const columns: Column<OfficeImportRow>[] = [
    { key: 'lot', header: t('imports.item'), inCard: 'wide', cell: (row) => <LotCell row={row} /> },
    { key: 'place', header: t('imports.place'), inCard: 'labelled', cell: ({ place }) => <Place name={place} /> },
    { key: 'qty', header: t('imports.qty'), inCard: 'labelled', cell: ({ qty }) => number(qty) },
    {
      key: 'price',
      header: t('imports.price'),
      inCard: 'labelled',
      cell: ({ price }) => price !== null && <PieceMoney euros={price} />,
    },
  ];
  return <ShortTable title={t('imports.dearest')} columns={columns} rows={rows} />;
}

const FEW = 5;

/** The first few; the others on demand. */
function ShortTable({ title, columns, rows }: { title: string; columns: Column<OfficeImportRow>[]; rows: Rows }) {
  const t = useT();
  const [isLong, setLong] = useState(false);
  return (
    <Panel title={title} flush>
      <Table label={title} columns={columns} rows={isLong ? rows : rows.slice(0, FEW)} rowKey={({ row }) => row} />
      {rows.length > FEW && !isLong && (
        <div className="panel__f">
          <Button size="s" onClick={() => setLong(true)}>
            {t('imports.showAll', { n: rows.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
