import { NavLink, Outlet } from 'react-router';
import { useT } from '#i18n/speak.ts';
import { useMenu } from './use-menu.ts';

/** The settings have a menu of their own: beside the page, on narrow screens above it. */
export function SettingsLayout() {
  const t = useT();
  const { settings } = useMenu();
  return (
    <div className="settings">
      <nav className="settings__nav" aria-label={t('page.settings')}>
        {settings.map(({ path, title }) => (
          <NavLink key={path} to={path} end>
            {path === '/settings' ? t('settings.overview') : t(title)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
