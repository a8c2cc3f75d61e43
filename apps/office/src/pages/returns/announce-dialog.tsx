import type { OfficeOrder } from '@brixel/contract/office/order-endpoints';
import { returnReasons } from '@brixel/contract/office/return-endpoints';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { useMutation } from '#shared/use-mutation.ts';

/** Somebody has written or called: which goods come back, and why. */
export function AnnounceDialog({ order: { order }, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const t = useT();
  const mutation = useMutation();
  const navigate = useNavigate();
  const [reason, setReason] = useState<(typeof returnReasons)[number]>('withdrawal');
  const [note, setNote] = useState('');
  const [pieces, setPieces] = useState<Record<number, string>>({});
  const isPieces = (text: string, most: number): boolean => /^\s*\d{1,7}\s*$/.test(text) && Number(text) <= most;
  const qtyOf = (id: number): string => pieces[id] ?? '0';
  const isWrong = order.items.some(({ item_id, qty_ordered }) => !isPieces(qtyOf(item_id), qty_ordered));

  async function announce(): Promise<void> {
    if (isWrong) return;
    const lines = order.items.map(({ item_id }) => ({ item_id, qty: Number(qtyOf(item_id)) }));
    const made = await mutation.run(() =>
      call('returns.announce', { params: { number: order.increment_id }, body: { reason, note, lines } }),
    );
    if (made) navigate(`/returns/${encodeURIComponent(made.number)}`);
  }

  return (
    <ConfirmDialog
      open
      title={t('returns.announceTitle', { number: order.increment_id })}
      confirmLabel={t('returns.announce')}
      isBusy={mutation.isBusy}
      failure={mutation.failure}
      onConfirm={() => void announce()}
      onClose={onClose}
    >
      <div className="stack">
        <Field label={t('returns.reason')}>
          <Select
            value={reason}
            onChange={({ target }) => setReason(returnReasons.find((each) => each === target.value) ?? 'other')}
          >
            {returnReasons.map((each) => (
              <option key={each} value={each}>
                {t(`returns.reason.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        {order.items.map(({ item_id, name, qty_ordered }) => (
          <Field
            key={item_id}
            label={name}
            hint={t('refund.of', { n: qty_ordered })}
            error={isPieces(qtyOf(item_id), qty_ordered) ? undefined : t('returns.wrongQty')}
          >
            <Input
              inputMode="numeric"
              value={qtyOf(item_id)}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setPieces((last) => ({ ...last, [item_id]: target.value }))}
            />
          </Field>
        ))}
        <Field label={t('returns.note')} optionalLabel={t('orders.optional')}>
          <Input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
