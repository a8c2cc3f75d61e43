import type { OfficeCustomer } from '@brixel/contract/office/customer-endpoints';
import { Button } from '@brixel/ui/button.tsx';
import { ArrowLeftIcon, DownloadIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { saveFile } from '#shared/save-file.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import { fullName } from './customer-name.ts';

/** The customer's name, and what they may ask for: their data, or the end of their account. */
export function CustomerHead({ customer }: { customer: OfficeCustomer }) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation();
  const { id } = customer;
  const name = fullName(customer);

  async function giveOut(): Promise<void> {
    const answer = await call('customers.export', { params: { id } });
    if (!answer.ok) return toastFailure(answer.code);
    saveFile(`customer-${id}.json`, new Blob([JSON.stringify(answer.result, null, 2)], { type: 'application/json' }));
    toast({ text: t('customers.exported') });
  }

  async function remove(): Promise<void> {
    if (!(await removal.run(() => call('customers.remove', { params: { id } })))) return;
    toast({ text: t('customers.removed', { number: id }) });
    void navigate('/customers');
  }

  const actions = (
    <>
      <Button variant="ghost" href="/customers">
        <ArrowLeftIcon />
        {t('customers.back')}
      </Button>
      <Button onClick={() => void giveOut()}>
        <DownloadIcon />
        {t('customers.export')}
      </Button>
      <Button onClick={() => setAsking(true)}>
        <TrashIcon />
        {t('customers.remove')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={name} actions={actions}>
        {t('customers.numbered', { number: id })}
      </PageHead>
      <ConfirmDialog
        open={isAsking}
        title={t('customers.removeTitle', { name })}
        confirmLabel={t('customers.removeAction')}
        dangerous
        isBusy={removal.isBusy}
        failure={removal.failure}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t('customers.removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
