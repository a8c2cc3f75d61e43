import { Button } from '@brixel/ui/button.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { PasswordField } from '@brixel/ui/password-field.tsx';
import { call } from '#data/call.ts';
import { enter } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';

interface RemoveTotpDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for the password: whoever finds an open session must not weaken the account. */
export function RemoveTotpDialog({ open, onClose }: RemoveTotpDialogProps) {
  const t = useT();
  const mutation = useMutation();
  const { form, bind, errors } = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : t('field.required') }),
    async onSubmit(body) {
      const answer = await mutation.run(() => call('me.totpRemove', { body }));
      if (!answer) return;
      onClose();
      await enter(answer.me);
      toast({ text: t('account.codesRemoved') });
    },
  });
  return (
    <Modal open={open} onClose={onClose} title={t('account.codesRemove')} closeLabel={t('common.close')} size="s">
      <form {...form} className="stack">
        <p>{t('account.codesRemoveText')}</p>
        {mutation.failure && <FailureNotice code={mutation.failure} />}
        <PasswordField
          label={t('field.currentPassword')}
          error={errors.password}
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
          inputProps={{ ...bind('password'), autoComplete: 'current-password' }}
        />
        <div className="dlgfoot">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="danger" loading={mutation.isBusy}>
            {t('account.codesRemove')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
