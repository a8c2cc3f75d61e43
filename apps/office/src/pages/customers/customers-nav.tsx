import { NavLink } from 'react-router';
import { useT } from '#i18n/i18n.ts';

/** Between accounts and the groups they are in. */
export function CustomersNav() {
  const t = useT();
  return (
    <nav className="tabs" aria-label={t('page.customers')}>
      <NavLink to="/customers" end>
        {t('groups.accounts')}
      </NavLink>
      <NavLink to="/customers/groups">{t('page.groups')}</NavLink>
    </nav>
  );
}
