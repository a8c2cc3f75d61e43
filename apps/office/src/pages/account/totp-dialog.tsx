import { Button } from '@brixel/ui/button.tsx';
import { Field } from '@brixel/ui/field.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { refreshMe } from '#data/refresh-me.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { CodeInput } from '#shared/code-input.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TotpDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Sets up an app of codes: the picture, the first code, then the recovery codes, which are shown this once. */
export function TotpDialog({ open, onClose }: TotpDialogProps) {
  const t = useT();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);

  // the page knows of it when the codes have been seen: this dialog would close before
  const finish = () => {
    if (recoveryCodes) void refreshMe();
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={finish}
      title={t(recoveryCodes ? 'account.recoveryTitle' : 'account.codesSetUp')}
      closeLabel={t('common.close')}
      size="s"
      dismissible={!recoveryCodes}
    >
      {recoveryCodes ? <RecoveryCodes codes={recoveryCodes} onDone={finish} /> : <Confirm onDone={setRecoveryCodes} />}
    </Modal>
  );
}

function Confirm({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const t = useT();
  const secret = useCall('me.totpStart');
  const mutation = useMutation();
  const { form, bind, errors } = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: /^\d{6}$/.test(code.trim()) ? undefined : t('signIn.codeShort') }),
    async onSubmit(body) {
      const answer = await mutation.run(() => call('me.totpConfirm', { body }));
      if (answer) onDone(answer.recovery_codes);
    },
  });
  return (
    <LoadedView loaded={secret}>
      {({ secret: written, uri }) => (
        <form {...form} className="stack">
          <p>{t('account.scan')}</p>
          <QrCode text={uri} label={t('account.qrLabel')} />
          <details className="s">
            <summary>{t('account.noCamera')}</summary>
            <p className="mt1 wrap-anywhere">
              {t('account.typeSecret')} <code className="b">{written.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
          </details>
          {mutation.failure && <FailureNotice code={mutation.failure} />}
          <Field label={t('signIn.code')} error={errors.code}>
            <CodeInput {...bind('code')} />
          </Field>
          <div className="dlgfoot">
            <Button type="submit" variant="cta" loading={mutation.isBusy}>
              {t('account.codesConfirm')}
            </Button>
          </div>
        </form>
      )}
    </LoadedView>
  );
}
