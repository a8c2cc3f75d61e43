import { GridIcon, HeartIcon, HomeIcon, UserIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { AccountLabel } from '#features/account/account-label.tsx';
import { useT } from '#i18n/use-t.ts';
import { useIsCurrent } from '#shared/router-link.tsx';
import { openPanel } from '#shared/ui-store.ts';
import { useMosaics } from '#shared/use-shell.ts';

/** The two tabs that open a panel look like the links beside them. */
const TAB =
  'relative grid min-h-[60px] content-center justify-items-center gap-[2px] text-[11px] font-semibold text-(--ink-2)';

/** Quick access below 1100 px. */
export function TabBar() {
  const t = useT();
  const current = useIsCurrent();
  return (
    <nav className="tabbar" aria-label={t('layout.quickAccess')}>
      <Link href="/" aria-current={current('/', true)}>
        <HomeIcon size={24} />
        {t('layout.tabStart')}
      </Link>
      <button
        type="button"
        className={TAB}
        aria-haspopup="dialog"
        aria-current={current('/c')}
        onClick={() => openPanel('sidebar')}
      >
        <GridIcon size={24} />
        {t('layout.tabCategories')}
      </button>
      {useMosaics() && (
        <Link href="/mosaik-builder" aria-current={current('/mosaik-builder')}>
          <img src="/mark.svg" alt="" className="x" width={24} height={24} />
          {t('layout.tabMosaic')}
        </Link>
      )}
      <button type="button" className={TAB} aria-haspopup="dialog" onClick={() => openPanel('wishlist')}>
        <HeartIcon size={24} />
        {t('layout.wishlist')}
      </button>
      <Link href="/my-account" aria-current={current('/my-account')}>
        <UserIcon size={24} />
        <AccountLabel />
      </Link>
    </nav>
  );
}
