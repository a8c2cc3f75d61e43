import { Button } from '@brixel/ui/button.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useEffect } from 'react';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import type { ListAddress } from './use-list-address.ts';

export interface ListFailedProps {
  address: ListAddress;
  text: string;
}

/** The list could not be loaded: one notification, and a button to retry. */
export function ListFailed({ address: { query, hrefOf }, text }: ListFailedProps) {
  const t = useT();
  useEffect(() => {
    notify({ type: 'warning', message: text, action1: { label: t('common.ok') } });
  }, [t, text]);
  return (
    <Notice
      tone="warn"
      action={
        <Button size="s" href={hrefOf(query)}>
          {t('common.retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
