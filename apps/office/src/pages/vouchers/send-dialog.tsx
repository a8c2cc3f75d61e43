import { isEmail } from '@brixel/commerce/form-rules';
import type { VoucherDetails } from '@brixel/contract/office/voucher-endpoints';
import { VOUCHER_LIMITS } from '@brixel/contract/office/voucher-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/speak.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useDeed } from '#shared/use-deed.ts';
import { useForm } from '#shared/use-form.ts';
import { maskedCode } from './voucher-state.tsx';

interface SendDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onDone: () => void;
}

/** The code is known to its holder only, so that what is sent again is a new one. */
export function SendDialog({ voucher, onClose, onDone }: SendDialogProps) {
  const t = useT();
  const deed = useDeed();
  const { form, bind, errors } = useForm({
    initial: { email: voucher.recipient_email },
    check: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : t('field.emailWrong') }),
    async onSubmit({ email }) {
      const sent = await deed.run(() =>
        call('vouchers.send', { params: { id: voucher.id }, body: { email: email.trim() } }),
      );
      if (!sent) return;
      toast({ text: t('vouchers.sent', { email: sent.recipient_email }) });
      onDone();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('vouchers.sendTitle', { code: maskedCode(voucher.ending) })}
      closeLabel={t('common.close')}
      size="s"
    >
      <form {...form} className="stack">
        <p>{t('vouchers.sendText')}</p>
        <Field label={t('vouchers.email')} error={errors.email}>
          <Input {...bind('email')} type="email" autoComplete="off" maxLength={VOUCHER_LIMITS.email} />
        </Field>
        {deed.failure && <FailureNotice code={deed.failure} />}
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="solid" loading={deed.isBusy}>
            {t('vouchers.sendDeed')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
