import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import type { RefundOverview } from '@brixel/contract/office/refund-endpoints';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Input } from '@brixel/ui/field.tsx';
import { useI18n } from '#i18n/i18n.ts';
import { moneyInput, moneyText } from '#pages/settings/money-text.ts';
import { type Column, Table } from '#shared/table.tsx';
import { pictureOf } from './line-picture.ts';
import { type DraftLine, leftOf, type RefundDraft, type RefundSum, restockableOf, vouchersOf } from './refund-draft.ts';

type Line = OfficeOrder['order']['items'][number];

interface RefundLinesProps {
  items: readonly Line[];
  places: Readonly<Record<string, string>>;
  overview: RefundOverview;
  draft: RefundDraft;
  sum: RefundSum;
  onChange: (id: number, line: DraftLine) => void;
}

/** Which goods are refunded, how many of each, and whether they go back into the stock. */
export function RefundLines({ items, places, overview, draft, sum, onChange }: RefundLinesProps) {
  const { t, language } = useI18n();
  const draftOf = ({ item_id }: Line): DraftLine => draft.lines[item_id] ?? { qty: '0', amount: null, restock: false };
  const columns: Column<Line>[] = [
    {
      key: 'goods',
      header: t('orders.goods'),
      inCard: 'wide',
      cell: (line) => {
        const { qty, restock } = draftOf(line);
        const left = leftOf(overview, line);
        const vouchers = vouchersOf(overview, line);
        return (
          <span className="person">
            <input
              type="checkbox"
              className="refundlines__pick"
              aria-label={t('refund.pick', { name: line.name })}
              checked={qty.trim() !== '0' && qty.trim() !== ''}
              disabled={left === 0}
              onChange={({ target }) =>
                onChange(line.item_id, { qty: target.checked ? String(left) : '0', amount: null, restock })
              }
            />
            {line.image && (
              <img className="pic" src={pictureOf(line.image)} alt="" width={40} height={40} loading="lazy" />
            )}
            <span>
              <b>{line.name}</b>
              <small>{[line.sku, ...line.options.map(({ value }) => value)].join(' · ')}</small>
              {vouchers && (
                <small>
                  {vouchers.length === 0
                    ? t('refund.voucherSpent')
                    : t('refund.voucherLeft', { sums: vouchers.map((euros) => moneyText(euros, language)).join(', ') })}
                </small>
              )}
            </span>
          </span>
        );
      },
    },
    {
      key: 'qty',
      header: t('orders.qty'),
      inCard: 'labelled',
      cell: (line) => (
        <span className="row nowrap">
          <Input
            className="refundlines__qty"
            inputMode="numeric"
            aria-label={t('refund.qty', { name: line.name })}
            aria-invalid={(sum.problem === 'qty' && sum.lines.get(line.item_id) === null) || undefined}
            value={draftOf(line).qty}
            disabled={leftOf(overview, line) === 0}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange(line.item_id, { ...draftOf(line), qty: target.value, amount: null })}
          />
          <span>{t('refund.of', { n: leftOf(overview, line) })}</span>
        </span>
      ),
    },
    {
      key: 'stock',
      header: t('refund.stock'),
      inCard: 'labelled',
      cell: (line) => {
        const place = places[line.sku];
        const draftLine = draftOf(line);
        if (restockableOf(overview, line) === 0) return <span className="soft">{t('refund.notCounted')}</span>;
        return (
          <Checkbox
            aria-label={t('refund.restockNamed', { name: line.name })}
            checked={draftLine.restock}
            disabled={draftLine.qty === '0'}
            onChange={({ target }) => onChange(line.item_id, { ...draftLine, restock: target.checked })}
          >
            {place ? t('refund.backTo', { place }) : t('refund.back')}
          </Checkbox>
        );
      },
    },
    {
      key: 'sum',
      header: t('refund.amount'),
      inCard: 'labelled',
      cell: (line) => {
        const euros = sum.lines.get(line.item_id);
        const { qty, amount } = draftOf(line);
        // a gift voucher goes back with what is left on it
        const isTyped = Number(qty) > 0 && vouchersOf(overview, line) === undefined;
        if (!isTyped) return <span className="num nowrap">{euros ? moneyText(euros, language) : '–'}</span>;
        return (
          <Input
            className="refundlines__amount"
            inputMode="decimal"
            aria-label={t('refund.amountNamed', { name: line.name })}
            aria-invalid={(sum.problem === 'amount' && euros === null) || undefined}
            value={amount ?? (euros == null ? '' : moneyInput(euros, language))}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange(line.item_id, { ...draftOf(line), amount: target.value })}
          />
        );
      },
    },
  ];
  return (
    <div className="refundlines">
      <Table label={t('refund.lines')} columns={columns} rows={items} rowKey={({ item_id }) => item_id} />
    </div>
  );
}
