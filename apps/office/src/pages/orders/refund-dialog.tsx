import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { type RefundOverview, refundReasons } from '@brixel/contract/office/refund-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input, Select, Textarea } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useId, useState } from 'react';
import { call } from '#data/call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { moneyInput, moneyText } from '#pages/settings/money-text.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import {
  leftOf,
  type RefundDraft,
  type RefundStart,
  shippingLeft,
  startDraft,
  sumOf,
  wishedLines,
} from './refund-draft.ts';
import { RefundLines } from './refund-lines.tsx';

interface RefundDialogProps {
  order: OfficeOrder;
  overview: RefundOverview;
  start: RefundStart;
  onClose: () => void;
  onDone: () => void;
}

/** Money back for lines, delivery or a free amount; the button says how much it is. */
export function RefundDialog({ order: { order, places }, overview, start, onClose, onDone }: RefundDialogProps) {
  const { t, language } = useI18n();
  const mutation = useMutation();
  const name = useId();
  const number = order.increment_id;
  const [draft, setDraft] = useState(() =>
    startDraft(overview, order.items, start, (euros) => moneyInput(euros, language)),
  );
  // the same wish however often it is sent: a lost answer gives nothing back twice
  const [key] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const sum = sumOf(overview, order.items, draft);
  const set = (part: Partial<RefundDraft>): void => setDraft((last) => ({ ...last, ...part }));
  const money = (euros: number): string => moneyText(euros, language);
  // with several rates a free amount belongs to none of them
  const rates = new Set(order.items.map(({ tax_percent }) => tax_percent));
  const [rate = 0] = rates;
  const way = overview.ways.find((each) => each.way === draft.way);
  const problem =
    isTried || sum.problem === 'qty' || sum.problem === 'amount' || sum.problem === 'most' ? sum.problem : null;

  const selectAll = (): void =>
    set({
      lines: Object.fromEntries(
        order.items.map((item) => [
          item.item_id,
          { qty: String(leftOf(overview, item)), amount: null, restock: draft.lines[item.item_id]?.restock ?? false },
        ]),
      ),
      shipping: moneyInput(shippingLeft(overview), language),
    });

  async function give(): Promise<void> {
    setTried(true);
    if (sum.problem !== null) return;
    const { reason, text } = draft;
    const done = await mutation.run(() =>
      call('orders.refund', {
        params: { number },
        body: {
          ...{ lines: wishedLines(overview, draft, sum), shipping: sum.shipping, amount: sum.extra, reason, text, key },
          way: draft.way,
          ...(start.returnNumber !== null && { return_number: start.returnNumber }),
          ...(start.gapId !== null && { gap_id: start.gapId }),
        },
      }),
    );
    if (done === null) return;
    toast({ text: t(`refund.done.${done.state}`, { sum: money(done.amount) }) });
    onDone();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={t('refund.title', { number })}
      closeLabel={t('common.close')}
      className="modal--wide"
    >
      <div className="stack">
        <div className="row row--between">
          <fieldset className="seg seg--wrap">
            <legend className="sr">{t('refund.reason')}</legend>
            {refundReasons.map((reason) => (
              <label key={reason}>
                <input
                  type="radio"
                  className="sr"
                  name={name}
                  checked={draft.reason === reason}
                  onChange={() => set({ reason })}
                />
                {t(`refund.reason.${reason}`)}
              </label>
            ))}
          </fieldset>
          <Button size="s" onClick={selectAll}>
            {t('refund.all')}
          </Button>
        </div>
        <RefundLines
          items={order.items}
          places={places}
          overview={overview}
          draft={draft}
          sum={sum}
          onChange={(id, line) => set({ lines: { ...draft.lines, [id]: line } })}
        />
        <div className="refundfields">
          <Field
            label={t('refund.shipping')}
            hint={t('refund.upTo', { sum: money(shippingLeft(overview)) })}
            error={problem === 'shipping' ? t('refund.upTo', { sum: money(shippingLeft(overview)) }) : undefined}
          >
            <Input
              inputMode="decimal"
              value={draft.shipping}
              onChange={({ target }) => set({ shipping: target.value })}
            />
          </Field>
          <Field
            label={t('refund.extra')}
            hint={t('refund.extraHint')}
            error={problem === 'extra' ? t('refund.noAmount') : undefined}
          >
            <Input inputMode="decimal" value={draft.extra} onChange={({ target }) => set({ extra: target.value })} />
          </Field>
          <Field label={t('refund.way')} hint={t(`refund.wayHint.${draft.way}`)}>
            <Select
              value={draft.way}
              onChange={({ target }) =>
                set({ way: overview.ways.find((each) => each.way === target.value)?.way ?? 'noted' })
              }
            >
              {overview.ways.map((each) => (
                <option key={each.way} value={each.way}>
                  {t(each.provider === 'sandbox' ? 'refund.way.sandbox' : `refund.way.${each.way}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field label={t('refund.text')} optionalLabel={t('orders.optional')} hint={t('refund.textHint')}>
          <Textarea
            rows={2}
            maxLength={500}
            value={draft.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        </Field>
        {problem && (
          <Notice tone="bad" role="alert">
            {t(`refund.problem.${problem}`, { sum: money(way?.most ?? 0) })}
          </Notice>
        )}
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="refundfoot">
          <dl className="factlist">
            <dt>{t('refund.goods')}</dt>
            <dd className="num">{money(sum.goods)}</dd>
            <dt>
              <b>{t('refund.total')}</b>
            </dt>
            <dd className="num">
              <b>{money(sum.total)}</b>
            </dd>
            {draft.way !== 'voucher' && sum.onVouchers > 0 && sum.problem === null && (
              <>
                <dt>{t('refund.onVoucher')}</dt>
                <dd className="num">{money(sum.onVouchers)}</dd>
              </>
            )}
            {order.tax_note === undefined && rates.size === 1 && rate > 0 && (
              <>
                <dt>{t('orders.tax')}</dt>
                <dd className="num">{money((sum.total * rate) / (100 + rate))}</dd>
              </>
            )}
          </dl>
          <div className="dlgfoot">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="danger" loading={mutation.isBusy} onClick={() => void give()}>
              {t(`refund.confirm.${draft.way}`, { sum: money(sum.total) })}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}
