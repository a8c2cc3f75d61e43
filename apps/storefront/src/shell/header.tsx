import { IconButton } from '@brixel/ui/icon-button.tsx';
import { MenuIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useT } from '#i18n/use-t.ts';
import { Logo } from '#shared/logo.tsx';
import { openPanel, useUi } from '#shared/ui-store.ts';
import { NavBar } from '#shell/menu/nav-bar.tsx';
import { HeaderTools } from './header-tools.tsx';
import { SearchForm } from './search-form.tsx';

export function Header() {
  const t = useT();
  const menuOpen = useUi((state) => state.sidebar);
  return (
    <header className="head">
      <div className="wrap head__row">
        <IconButton
          className="mob"
          label={t('layout.openMenu')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => openPanel('sidebar')}
        >
          <MenuIcon size={24} />
        </IconButton>
        <Link className="head__logo" href="/" aria-label={t('layout.logo')}>
          <Logo alt="" />
        </Link>
        <SearchForm />
        <HeaderTools />
      </div>
      <NavBar />
    </header>
  );
}
