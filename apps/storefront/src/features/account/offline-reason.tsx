import { useOnline } from '#features/layout/use-online.ts';
import { useT } from '#i18n/use-t.ts';
import { Notice } from '#ui/notice.tsx';

/** Why nobody can log in or register just now. */
export function OfflineReason() {
  const t = useT();
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <Notice tone="warn">{t('account.authOffline')}</Notice>}</div>;
}
