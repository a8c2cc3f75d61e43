import { SlidersIcon } from '@brixel/ui/icons.tsx';
import { Link, NavLink } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { Logo, Mark } from '#shared/logo.tsx';
import { useMenu } from './use-menu.ts';
import { WaitingCount } from './waiting-count.tsx';

export function SideBar() {
  const t = useT();
  const { day, settings, isInSettings } = useMenu();
  return (
    <nav className="side" aria-label={t('shell.menu')}>
      <Link to="/" className="side__logo" aria-label={t('page.home')}>
        <Logo />
        <Mark />
      </Link>
      {day.map(({ path, title, icon: Icon, waiting }) => (
        <NavLink key={path} to={path} end={path === '/'} className="nav">
          <Icon />
          {t(title)}
          <WaitingCount waiting={waiting} />
        </NavLink>
      ))}
      {settings[0] && (
        <Link to={settings[0].path} className="nav side__foot" aria-current={isInSettings ? 'page' : undefined}>
          <SlidersIcon />
          {t('page.settings')}
        </Link>
      )}
    </nav>
  );
}
