import type { Passkey } from '@brixel/contract/office/passkey';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { createPasskey, hasPasskeys } from '#data/passkeys.ts';
import { refreshMe } from '#data/refresh-me.ts';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { KeyIcon } from '#shared/icons.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { Panel } from '#shared/panel.tsx';
import { useTimeFormat } from '#shared/time-format.ts';
import { toast } from '#shared/toasts.tsx';
import { useForm } from '#shared/use-form.ts';
import { useMutation } from '#shared/use-mutation.ts';

export function PasskeysSection() {
  const t = useT();
  const passkeys = useCall('me.passkeys');
  return (
    <Panel title={t('account.passkeys')}>
      <div className="stack">
        <p className="soft">{t('account.passkeysText')}</p>
        <LoadedView loaded={passkeys} rows={1}>
          {(list, reload) => (
            <>
              {list.length > 0 && (
                <ul className="rows">
                  {list.map((passkey) => (
                    <PasskeyRow
                      key={passkey.id}
                      passkey={passkey}
                      onRemoved={() => {
                        void refreshMe();
                        reload();
                      }}
                    />
                  ))}
                </ul>
              )}
              {hasPasskeys() && (
                <AddPasskey
                  onAdded={() => {
                    void refreshMe();
                    reload();
                  }}
                />
              )}
            </>
          )}
        </LoadedView>
      </div>
    </Panel>
  );
}

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const t = useT();
  const formatTime = useTimeFormat();
  const mutation = useMutation();
  const [isAsked, setAsked] = useState(false);
  const { id, name, created_at: made, used_at: used } = passkey;
  return (
    <li>
      <span className="tile">
        <KeyIcon />
      </span>
      <span className="grow">
        <b>{name}</b>
        <small>
          {used ? t('account.passkeyUsed', { when: formatTime(used) }) : t('account.made', { when: formatTime(made) })}
        </small>
      </span>
      <Button size="s" onClick={() => setAsked(true)} aria-label={t('account.passkeyRemoveNamed', { name })}>
        {t('account.remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('account.passkeyRemoveNamed', { name })}
        confirmLabel={t('account.remove')}
        dangerous
        isBusy={mutation.isBusy}
        failure={mutation.failure}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          if (!(await mutation.run(() => call('me.passkeyRemove', { params: { id } })))) return;
          setAsked(false);
          onRemoved();
        }}
      >
        <p>{t('account.passkeyRemoveText')}</p>
      </ConfirmDialog>
    </li>
  );
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const t = useT();
  const mutation = useMutation();
  const { form, bind, errors, reset } = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() ? undefined : t('field.required') }),
    async onSubmit({ name }) {
      if (!(await mutation.run(() => createPasskey(name)))) return;
      reset();
      toast({ text: t('account.passkeyAdded', { name }) });
      onAdded();
    },
  });
  return (
    <form {...form} className="stack">
      {mutation.failure && <FailureNotice code={mutation.failure} />}
      <div className="inline">
        <Field label={t('account.passkeyName')} hint={t('account.passkeyNameHint')} error={errors.name}>
          <Input {...bind('name')} maxLength={60} autoComplete="off" />
        </Field>
        <Button type="submit" loading={mutation.isBusy}>
          <KeyIcon />
          {t('account.passkeyAdd')}
        </Button>
      </div>
    </form>
  );
}
