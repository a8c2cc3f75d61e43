import { required } from '@brixel/commerce/form-rules';
import type { Profile } from '@brixel/contract/user';
import { Button } from '@brixel/ui/button.tsx';
import { DownloadIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { useState } from 'react';
import { createUserCalls } from '#data/api/user-calls.ts';
import { useServices } from '#data/services.ts';
import { PasswordInput } from '#features/forms/password-input.tsx';
import { useForm } from '#features/forms/use-form.ts';
import { failureText } from '#features/session/failure-text.ts';
import { logout } from '#features/session/session.ts';
import { useT } from '#i18n/use-t.ts';
import { useNavigate } from '#router/hooks.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { saveFile } from '#shared/save-file.ts';
import { FormFailure } from '../form-parts.tsx';

/** What the shop knows, to take along or to have deleted. */
export function OwnData({ profile }: { profile: Profile }) {
  const t = useT();
  const { api } = useServices();
  const [isLoading, setLoading] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    const data = await createUserCalls(api).exportData();
    setLoading(false);
    if (data.ok)
      saveFile(JSON.stringify(data.result, null, 2), {
        type: 'application/json',
        name: `${location.hostname}-${profile.id}.json`,
      });
    else notify({ type: 'error', message: failureText(t, data) });
  };
  return (
    <section aria-labelledby="account-data">
      <h2 id="account-data">{t('account.ownData')}</h2>
      <p className="soft mt1 max-w-[60ch]">{t('account.ownDataText')}</p>
      <div className="row mt2">
        <Button loading={isLoading} onClick={() => void download()}>
          <DownloadIcon /> {t('account.export')}
        </Button>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
          <TrashIcon /> {t('account.delete')}
        </Button>
      </div>
      <DeleteAccount open={isLeaving} onClose={() => setLeaving(false)} />
    </section>
  );
}

const EMPTY = { password: '' };
const RULES = { password: [required] };

function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Modal open={open} onClose={onClose} size="s" title={t('account.deleteTitle')} closeLabel={t('common.close')}>
      <p className="soft">{t('account.deleteText')}</p>
      <DeleteForm onClose={onClose} />
    </Modal>
  );
}

/** Asks for the password: an open session is not enough to end an account. */
function DeleteForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { api } = useServices();
  const navigate = useNavigate();
  const form = useForm({
    name: 'delete',
    values: EMPTY,
    rules: RULES,
    send: async ({ password }) => {
      const gone = await createUserCalls(api).deleteAccount(password);
      if (!gone.ok) return failureText(t, gone, { 403: 'account.wrongPassword' });
      await logout({ silent: true });
      notify({ type: 'success', message: t('account.deleted') });
      await navigate('/');
      return null;
    },
  });
  return (
    <form {...form.formProps} className="stack mt2">
      <FormFailure failure={form.failure} />
      <PasswordInput field={form.field('password')} label={t('account.password')} kind="current-password" />
      <div className="row">
        <Button variant="danger" type="submit" loading={form.isSending}>
          {t('account.deleteButton')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
