import type { PickGap } from '@brixel/contract/office/picking-endpoints';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { moneyText } from '#pages/settings/money-text.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';

interface GapDialogProps {
  number: string;
  gap: PickGap;
  onClose: () => void;
  onDone: (decision: NonNullable<PickGap['decision']>) => void;
}

/** What becomes of goods that nobody has found. Money is given back where all refunds are. */
export function GapDialog({ number, gap, onClose, onDone }: GapDialogProps) {
  const { t, language } = useI18n();
  const mutation = useMutation();
  const [decision, setDecision] = useState<NonNullable<PickGap['decision']>>('refund');
  const [sku, setSku] = useState('');
  const [tell, setTell] = useState(true);
  const [isTried, setTried] = useState(false);
  const isStandIn = decision === 'stand_in';
  const isSku = !isStandIn || sku.trim() !== '';

  async function decide(): Promise<void> {
    setTried(true);
    if (!isSku) return;
    const body = { decision, tell, ...(isStandIn && { sku: sku.trim() }) };
    const done = await mutation.run(() => call('orders.decideGap', { params: { number, id: gap.id }, body }));
    if (done === null) return;
    toast({ text: t('gaps.decided') });
    onDone(decision);
  }

  const choice = (value: typeof decision, title: string, sub: string) => (
    <RadioChoice
      name="decision"
      checked={decision === value}
      onChange={() => setDecision(value)}
      title={title}
      sub={sub}
    />
  );
  return (
    <ConfirmDialog
      open
      title={t('gaps.decideTitle', { n: gap.qty, name: gap.name })}
      confirmLabel={t('gaps.save')}
      isBusy={mutation.isBusy}
      failure={mutation.failure}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <div className="stack">
        {choice(
          'refund',
          t('gaps.refund'),
          gap.amount === null
            ? t('gaps.refundPart')
            : t(gap.item_id === null ? 'gaps.refundShare' : 'gaps.refundHint', {
                sum: moneyText(gap.amount, language),
              }),
        )}
        {choice('stand_in', t('gaps.stand_in'), t('gaps.standInHint'))}
        {isStandIn && (
          <Field label={t('gaps.sku')} error={isTried && !isSku ? t('gaps.skuMissing') : undefined} required>
            <Input value={sku} maxLength={100} autoComplete="off" onChange={({ target }) => setSku(target.value)} />
          </Field>
        )}
        {choice('less', t('gaps.less'), t('gaps.lessHint'))}
        <Checkbox checked={tell} onChange={({ target }) => setTell(target.checked)}>
          {t('gaps.tell')}
        </Checkbox>
      </div>
    </ConfirmDialog>
  );
}
