import type { OfficeImportRow } from '@brixel/contract/office/import-endpoints';
import { importFields } from '@brixel/contract/office/import-words';
import { Badge } from '@brixel/ui/badge.tsx';
import { useT } from '#i18n/i18n.ts';
import { PieceMoney } from '#shared/piece-money.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { useNumbers } from '../import-text.ts';
import { LotCell, Place } from '../lot-cell.tsx';
import { RowPriceField, type RowPrices } from './row-prices.tsx';

const TONES = { error: 'bad', warning: 'warn', skip: 'plain' } as const;

interface RowTableProps {
  label: string;
  rows: readonly OfficeImportRow[];
  /** where they can be typed */
  prices?: RowPrices | undefined;
}

/** Rows of a file: what each is, what it changes, and what is odd about it. */
export function RowTable({ label, rows, prices }: RowTableProps) {
  const t = useT();
  const { number, signed } = useNumbers();
  const columns: Column<OfficeImportRow>[] = [
    {
      key: 'row',
      header: t('imports.row'),
      inCard: 'labelled',
      cell: ({ row }) => <span className="soft">{number(row)}</span>,
    },
    { key: 'lot', header: t('imports.item'), inCard: 'wide', cell: (row) => (row.name ? <LotCell row={row} /> : '–') },
    ...(rows.some(({ order }) => order !== null)
      ? [
          {
            key: 'order',
            header: t('imports.order'),
            inCard: 'labelled' as const,
            cell: ({ order }: OfficeImportRow) => order,
          },
        ]
      : []),
    { key: 'place', header: t('imports.place'), inCard: 'labelled', cell: ({ place }) => <Place name={place} /> },
    {
      key: 'qty',
      header: t('imports.qty'),
      inCard: 'labelled',
      cell: ({ qty, qty_change: change, action }) => (
        <span className="named">
          {number(qty)}
          {change !== 0 && action !== 'create' && <small>{signed(change)}</small>}
        </span>
      ),
    },
    {
      key: 'price',
      header: t('imports.price'),
      inCard: 'labelled',
      cell: ({ price, price_before: before }) => (
        <span className="named">
          {price !== null && <PieceMoney euros={price} />}
          {before !== null && price !== null && before !== price && (
            <small>
              {t('imports.before')} <PieceMoney euros={before} />
            </small>
          )}
        </span>
      ),
    },
    ...(prices
      ? [
          {
            key: 'own',
            header: t('imports.rowPriceHeader'),
            inCard: 'wide' as const,
            cell: (row: OfficeImportRow) => <RowPriceField row={row} prices={prices} />,
          },
        ]
      : []),
    {
      key: 'problems',
      header: t('imports.odd'),
      inCard: 'wide',
      cell: ({ problems }) =>
        problems.length > 0 && (
          <ul className="oddities">
            {problems.map((problem) => (
              <li key={`${problem.code} ${problem.field}`}>
                <Badge tone={TONES[problem.severity]}>{t(`imports.severity.${problem.severity}`)}</Badge>
                <span>
                  <b>{problem.text}</b>
                  <small>
                    <Said {...problem} />
                  </small>
                </span>
              </li>
            ))}
          </ul>
        ),
    },
  ];
  return <Table label={label} columns={columns} rows={rows} rowKey={({ row }) => row} />;
}

/** What the file says there: a field by the name that the file gives it, else by ours. */
function Said({ code, field, value }: OfficeImportRow['problems'][number]) {
  const t = useT();
  if (code === 'PRICE_JUMP')
    return (
      <>
        {t('imports.inFile')}: <PieceMoney euros={Number(value)} />
      </>
    );
  const own = importFields.find((each) => each === field);
  const name = own ? t(`imports.field.${own}`) : field;
  return value === '' ? name : `${name}: ${value}`;
}
