import { LogoutIcon } from '@brixel/ui/icons.tsx';
import { useNavigate } from 'react-router';
import { logout } from '#features/session/session.ts';
import { useSession } from '#features/session/session-store.ts';
import { useT } from '#i18n/use-t.ts';

export function LogoutButton() {
  const t = useT();
  const navigate = useNavigate();
  const isCustomer = useSession(({ status }) => status === 'customer');
  if (!isCustomer) return null;
  const leave = async (): Promise<void> => {
    // first the page: its content belongs to who is leaving
    await navigate('/');
    await logout();
  };
  return (
    <button type="button" onClick={() => void leave()}>
      <LogoutIcon />
      {t('account.logout')}
    </button>
  );
}
