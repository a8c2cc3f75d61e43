import { Notice } from '@brixel/ui/notice.tsx';
import { useT } from '#i18n/use-t.ts';
import { useOnline } from '#shared/use-online.ts';

/** Why nobody can log in or register just now. */
export function OfflineReason() {
  const t = useT();
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <Notice tone="warn">{t('account.authOffline')}</Notice>}</div>;
}
