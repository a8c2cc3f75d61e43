import { isEmail } from '@brixel/commerce/form-rules';
import type { VoucherDetails } from '@brixel/contract/office/voucher-endpoints';
import { VOUCHER_LIMITS } from '@brixel/contract/office/voucher-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { maskedCode } from './voucher-state.tsx';

interface SendDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onDone: () => void;
}

/** The code is known to its holder only, so that what is sent again is a new one. */
export function SendDialog({ voucher, onClose, onDone }: SendDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const { form, bind, errors } = useForm({
    initial: { email: voucher.recipient_email },
    check: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : t('field.emailWrong') }),
    async onSubmit({ email }) {
      const sent = await mutation.run(() =>
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
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="solid" loading={mutation.isBusy}>
            {t('vouchers.sendAction')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
