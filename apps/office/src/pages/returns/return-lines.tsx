import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { type ReturnCase, type ReturnCondition, returnConditions } from '@brixel/contract/office/return-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Input, Select } from '@brixel/ui/field.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { pictureOf } from '#pages/orders/line-picture.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { Panel } from '#shared/panel.tsx';
import { type Column, Table } from '#shared/table.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

interface ReturnLinesProps {
  value: ReturnCase;
  order: OfficeOrder;
  onChanged: () => void;
}

interface Found {
  qty: string;
  condition: ReturnCondition;
  restock: boolean;
  note: string;
}

type Item = OfficeOrder['order']['items'][number];
const isPieces = (text: string, most: number): boolean => /^\s*\d{1,7}\s*$/.test(text) && Number(text) <= most;

/** What was found in the parcel, line by line; until money has gone back it can be looked at again. */
export function ReturnLines({ value, order: { order, places }, onChanged }: ReturnLinesProps) {
  const t = useT();
  const mutation = useMutation();
  const { number, state } = value;
  const isFirst = state === 'announced' || state === 'arrived';
  const mayCheck = isFirst || state === 'checked';
  const [found, setFound] = useState<Record<number, Found>>(() =>
    Object.fromEntries(
      order.items.map(({ item_id }) => {
        const line = value.lines.find((each) => each.item_id === item_id);
        const qty = isFirst ? (line?.announced ?? 0) : (line?.qty ?? 0);
        const { condition = 'good', restock = true, note = '' } = line ?? {};
        return [item_id, { qty: String(qty), condition, restock, note }];
      }),
    ),
  );
  const of = ({ item_id }: Item): Found => found[item_id] ?? { qty: '0', condition: 'good', restock: true, note: '' };
  const set = ({ item_id }: Item, part: Partial<Found>): void =>
    setFound((last) => ({ ...last, [item_id]: { ...of({ item_id } as Item), ...last[item_id], ...part } }));
  const wrong = order.items.some((item) => !isPieces(of(item).qty, item.qty_ordered));
  const shown = mayCheck
    ? order.items
    : order.items.filter(({ item_id }) => value.lines.some((line) => line.item_id === item_id));

  async function save(): Promise<void> {
    if (wrong) return;
    const lines = order.items.map((item) => ({ item_id: item.item_id, ...of(item), qty: Number(of(item).qty) }));
    const done = await mutation.run(() => call('returns.check', { params: { number }, body: { lines } }));
    if (done === null) return;
    toast({ text: t('returns.checkedDone', { number }) });
    onChanged();
  }

  const columns: Column<Item>[] = [
    {
      key: 'goods',
      header: t('orders.goods'),
      inCard: 'wide',
      cell: ({ name, sku, image, item_id }) => {
        const line = value.lines.find((each) => each.item_id === item_id);
        const announced = line?.announced ? [t('returns.announcedPieces', { n: line.announced })] : [];
        const back = line?.restocked ? [t('returns.backPieces', { n: line.restocked })] : [];
        return (
          <span className="person">
            {image && <img className="pic" src={pictureOf(image)} alt="" width={40} height={40} loading="lazy" />}
            <span>
              <b>{name}</b>
              <small>{[sku, ...announced, ...back].join(' · ')}</small>
            </span>
          </span>
        );
      },
    },
    {
      key: 'qty',
      header: t('returns.found'),
      inCard: 'labelled',
      cell: (item) => (
        <span className="row nowrap">
          {mayCheck ? (
            <Input
              className="refundlines__qty"
              inputMode="numeric"
              aria-label={t('returns.foundOf', { name: item.name })}
              aria-invalid={!isPieces(of(item).qty, item.qty_ordered) || undefined}
              value={of(item).qty}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => set(item, { qty: target.value })}
            />
          ) : (
            <b>{of(item).qty}</b>
          )}
          <span>{t('refund.of', { n: item.qty_ordered })}</span>
        </span>
      ),
    },
    {
      key: 'condition',
      header: t('returns.condition'),
      inCard: 'labelled',
      cell: (item) =>
        mayCheck ? (
          <Select
            aria-label={t('returns.conditionOf', { name: item.name })}
            value={of(item).condition}
            onChange={({ target }) => {
              const condition = returnConditions.find((each) => each === target.value) ?? 'good';
              set(item, { condition, restock: condition !== 'damaged' });
            }}
          >
            {returnConditions.map((condition) => (
              <option key={condition} value={condition}>
                {t(`returns.condition.${condition}`)}
              </option>
            ))}
          </Select>
        ) : (
          t(`returns.condition.${of(item).condition}`)
        ),
    },
    {
      key: 'restock',
      header: t('refund.stock'),
      inCard: 'labelled',
      cell: (item) => {
        const place = places[item.sku];
        const text = place ? t('refund.backTo', { place }) : t('refund.back');
        if (!mayCheck) return of(item).restock ? text : t('returns.notBack');
        return (
          <Checkbox
            aria-label={t('refund.restockNamed', { name: item.name })}
            checked={of(item).restock}
            onChange={({ target }) => set(item, { restock: target.checked })}
          >
            {text}
          </Checkbox>
        );
      },
    },
    {
      key: 'note',
      header: t('returns.note'),
      inCard: 'labelled',
      cell: (item) =>
        mayCheck ? (
          <Input
            aria-label={t('returns.noteOf', { name: item.name })}
            maxLength={500}
            value={of(item).note}
            onChange={({ target }) => set(item, { note: target.value })}
          />
        ) : (
          <span className="wrap-anywhere">{of(item).note}</span>
        ),
    },
  ];
  return (
    <Panel title={t('returns.lines')} flush>
      <Table label={t('returns.lines')} columns={columns} rows={shown} rowKey={({ item_id }) => item_id} />
      {mayCheck && (
        <div className="panel__b stack">
          {wrong && <Notice tone="bad">{t('returns.wrongQty')}</Notice>}
          {mutation.failure && <FailureNotice code={mutation.failure} />}
          <div>
            <Button
              variant={state === 'arrived' ? 'cta' : 'line'}
              loading={mutation.isBusy}
              disabled={wrong}
              onClick={() => void save()}
            >
              {t(isFirst ? 'returns.check' : 'returns.checkAgain')}
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}
