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

interface BlockDialogProps {
  voucher: VoucherDetails;
  isBlocking: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** It says why: whoever reads it later was not there. */
export function BlockDialog({ voucher, isBlocking, onClose, onDone }: BlockDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const code = maskedCode(voucher.ending);
  const { form, bind, errors } = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('field.required') : undefined }),
    async onSubmit({ reason }) {
      const input = { params: { id: voucher.id }, body: { reason } };
      const changed = await mutation.run(() =>
        isBlocking ? call('vouchers.block', input) : call('vouchers.unblock', input),
      );
      if (!changed) return;
      toast({ text: t(isBlocking ? 'vouchers.blocked' : 'vouchers.unblocked', { code }) });
      onDone();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t(isBlocking ? 'vouchers.blockTitle' : 'vouchers.unblockTitle', { code })}
      closeLabel={t('common.close')}
      size="s"
    >
      <form {...form} className="stack">
        <p>{t(isBlocking ? 'vouchers.blockText' : 'vouchers.unblockText')}</p>
        <Field label={t('vouchers.reason')} hint={t('vouchers.reasonHint')} error={errors.reason}>
          <Input {...bind('reason')} autoComplete="off" maxLength={VOUCHER_LIMITS.reason} />
        </Field>
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant={isBlocking ? 'danger' : 'solid'} loading={mutation.isBusy}>
            {t(isBlocking ? 'vouchers.block' : 'vouchers.unblock')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
