import { Field, Input } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useSpeech } from '#i18n/speak.ts';
import { moneyInput, moneyText, parseMoney } from '#pages/settings/money-text.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { toast } from '#shared/toasts.tsx';
import { useDeed } from '#shared/use-deed.ts';

interface RefundDialogProps {
  number: string;
  /** in euros */
  most: number;
  onClose: () => void;
  onDone: () => void;
}

/** Notes what was given back; the money itself is moved at the bank or the payment service. */
export function RefundDialog({ number, most, onClose, onDone }: RefundDialogProps) {
  const { t, language } = useSpeech();
  const deed = useDeed();
  const [amount, setAmount] = useState(moneyInput(most, language));
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const euros = parseMoney(amount);
  const isAmount = euros > 0 && euros <= most;
  const isText = text.trim() !== '';

  async function save(): Promise<void> {
    setTried(true);
    if (!isAmount || !isText) return;
    const done = await deed.run(() => call('orders.refund', { params: { number }, body: { amount: euros, text } }));
    if (done === null) return;
    toast({ text: t('orders.refund.done', { sum: moneyText(euros, language) }) });
    onDone();
  }

  return (
    <ConfirmDialog
      open
      title={t('orders.refund.title', { number })}
      deed={t('orders.refund')}
      isBusy={deed.isBusy}
      failure={deed.failure}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <div className="stack">
        <p>{t('orders.refund.text')}</p>
        <Field
          label={t('orders.refund.amount')}
          error={isTried && !isAmount ? t('orders.refund.wrong', { sum: moneyText(most, language) }) : undefined}
          required
        >
          <Input inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </Field>
        <Field
          label={t('orders.refund.why')}
          error={isTried && !isText ? t('orders.refund.noText') : undefined}
          required
        >
          <Input value={text} maxLength={500} onChange={({ target }) => setText(target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
