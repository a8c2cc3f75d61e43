import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useT } from '#i18n/speak.ts';
import { useMenu } from './use-menu.ts';

/** The settings have a menu of their own: beside the page, on narrow screens above it. */
export function SettingsLayout() {
  const t = useT();
  const { settings } = useMenu();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // on narrow screens the menu is longer than its line: the page that is open stays in sight
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>(`[href$="${pathname}"]`);
    if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 24;
  }, [pathname]);
  return (
    <div className="settings">
      <nav ref={nav} className="settings__nav" aria-label={t('page.settings')}>
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
