import { NavLink, useLocation } from 'react-router';
import { useT } from '#i18n/use-t.ts';
import { GridIcon, HeartIcon, HomeIcon, UserIcon } from '#ui/icons.tsx';
import { openPanel } from './ui-store.ts';

/** The two tabs that open a panel look like the links beside them. */
const TAB =
  'relative grid min-h-[60px] content-center justify-items-center gap-[2px] text-[11px] font-semibold text-(--ink-2)';

/** Quick access below 1100 px. */
export function TabBar() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav className="tabbar" aria-label={t('layout.quickAccess')}>
      <NavLink to="/" end>
        <HomeIcon size={24} />
        {t('layout.tabStart')}
      </NavLink>
      <button
        type="button"
        className={TAB}
        aria-haspopup="dialog"
        aria-current={pathname.startsWith('/c/') ? 'true' : undefined}
        onClick={() => openPanel('sidebar')}
      >
        <GridIcon size={24} />
        {t('layout.tabCategories')}
      </button>
      <NavLink to="/mosaik-builder">
        <img src="/mark.svg" alt="" className="x" width={24} height={24} />
        {t('layout.tabMosaic')}
      </NavLink>
      <button type="button" className={TAB} aria-haspopup="dialog" onClick={() => openPanel('wishlist')}>
        <HeartIcon size={24} />
        {t('layout.wishlist')}
      </button>
      <NavLink to="/my-account">
        <UserIcon size={24} />
        {t('layout.account')}
      </NavLink>
    </nav>
  );
}
