import { NavLink, Outlet } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { Tabs } from '#shared/tabs.tsx';
import { useMenu } from './use-menu.ts';

/** The settings have a menu of their own: beside the page, on narrow screens above it. */
export function SettingsLayout() {
  const t = useT();
  const { settings } = useMenu();
  return (
    <div className="settings">
      <Tabs label={t('page.settings')} className="settings__nav">
        {settings.map(({ path, title }) => (
          <NavLink key={path} to={path} end>
            {path === '/settings' ? t('settings.overview') : t(title)}
          </NavLink>
        ))}
      </Tabs>
      <Outlet />
    </div>
  );
}
