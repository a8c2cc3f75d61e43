import { Drawer } from '@brixel/ui/drawer.tsx';
import { LogoutIcon, MenuIcon, SlidersIcon } from '@brixel/ui/icons.tsx';
import { Link, NavLink } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { ExternalIcon } from '#shared/icons.tsx';
import { ThemeSwitch } from '#shared/theme-switch.tsx';
import { signOut } from '../sign-out.ts';
import { closeOverlay, openOverlay, useOverlay } from './overlay.ts';
import { useMenu } from './use-menu.ts';
import { WaitingCount } from './waiting-count.tsx';

/** Thumbs reach five; what does not fit is behind the last. */
const MOST = 3;

/** The menu on phones. */
export function BottomBar() {
  const t = useT();
  const { day, settings, isInSettings } = useMenu();
  return (
    <>
      <nav className="tabbar" aria-label={t('shell.menuShort')}>
        {day.slice(0, MOST).map(({ path, title, icon: Icon, waiting }) => (
          <NavLink key={path} to={path} end={path === '/'}>
            <Icon />
            {t(title)}
            <WaitingCount waiting={waiting} />
          </NavLink>
        ))}
        {settings[0] && (
          <Link to={settings[0].path} aria-current={isInSettings ? 'page' : undefined}>
            <SlidersIcon />
            {t('page.settings')}
          </Link>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => openOverlay('more')}>
          <MenuIcon />
          {t('shell.more')}
        </button>
      </nav>
      <MoreDrawer />
    </>
  );
}

function MoreDrawer() {
  const t = useT();
  const { day, person } = useMenu();
  const isOpen = useOverlay(({ open }) => open === 'more');
  return (
    <Drawer open={isOpen} onClose={closeOverlay} title={t('shell.more')} closeLabel={t('common.close')} narrow>
      <div className="menu menu--flat">
        {[...day.slice(MOST), ...person].map(({ path, title, icon: Icon, waiting }) => (
          <Link key={path} to={path} onClick={closeOverlay}>
            <Icon />
            {t(title)}
            <WaitingCount waiting={waiting} />
          </Link>
        ))}
        <a href="/">
          <ExternalIcon />
          {t('shell.toShop')}
        </a>
        <ThemeSwitch />
        <button type="button" onClick={() => void signOut()}>
          <LogoutIcon />
          {t('shell.signOut')}
        </button>
      </div>
    </Drawer>
  );
}
