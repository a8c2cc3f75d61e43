import type { Profile } from '@brixel/contract/user';
import { Button } from '@brixel/ui/button.tsx';
import { DownloadIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { createUserCalls } from '#data/api/user-calls.ts';
import { useServices } from '#data/services.ts';
import { failureText } from '#features/session/failure-text.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { DeleteAccount } from './delete-account.tsx';
import { offerDownload } from './offer-download.ts';

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
    if (data.ok) offerDownload(`brixel-${profile.id}.json`, JSON.stringify(data.result, null, 2));
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
