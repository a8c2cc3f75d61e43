import type { CustomerGroup } from '@brixel/contract/office/customer-group-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { ArrowLeftIcon, PencilIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call } from '#data/call.ts';
import { useCall } from '#data/use-call.ts';
import { useI18n } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { LoadedView } from '#shared/loaded-view.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { toast } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { GroupDialog } from './group-dialog.tsx';
import { percentText } from './group-numbers.ts';
import { PricesPanel } from './prices-panel.tsx';

/** One group: its percent, and the prices that were agreed for single products. */
export function Page() {
  const { id = '' } = useParams();
  const loaded = useCall('customerGroups.read', { params: { id } });
  return (
    <LoadedView loaded={loaded} rows={6}>
      {({ group }, reload) => (
        <>
          <GroupHead group={group} onChanged={reload} />
          <PricesPanel groupId={group.id} hasPrices={group.prices > 0} onChanged={reload} />
        </>
      )}
    </LoadedView>
  );
}

function GroupHead({ group, onChanged }: { group: CustomerGroup; onChanged: () => void }) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const removal = useMutation();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const { id, name, percent, customers, fixed } = group;
  const close = () => setOpen(null);

  async function remove(): Promise<void> {
    if (!(await removal.run(() => call('customerGroups.remove', { params: { id } })))) return;
    toast({ text: t('groups.removed', { name }) });
    void navigate('/customers/groups');
  }

  const actions = (
    <>
      <Button variant="ghost" href="/customers/groups">
        <ArrowLeftIcon />
        {t('groups.all')}
      </Button>
      <Button onClick={() => setOpen('edit')}>
        <PencilIcon />
        {t('groups.edit')}
      </Button>
      {!fixed && customers === 0 && (
        <Button onClick={() => setOpen('remove')}>
          <TrashIcon />
          {t('groups.remove')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHead title={name} actions={actions}>
        {percent > 0 ? t('groups.paysLess', { percent: percentText(percent, language) }) : t('groups.paysSame')}{' '}
        {t('groups.people', { n: customers })}
      </PageHead>
      {open === 'edit' && <GroupDialog group={group} onClose={close} onSaved={onChanged} />}
      <ConfirmDialog
        open={open === 'remove'}
        title={t('groups.removeTitle', { name })}
        confirmLabel={t('groups.remove')}
        dangerous
        isBusy={removal.isBusy}
        failure={removal.failure}
        onConfirm={() => void remove()}
        onClose={close}
      >
        <p>{t('groups.removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
