import { IconButton } from '@brixel/ui/button.tsx';
import { SearchIcon } from '@brixel/ui/icons.tsx';
import { Link } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { ExternalIcon } from '#shared/icons.tsx';
import { Mark } from '#shared/logo.tsx';
import { openOverlay } from './overlay.ts';
import { ShopOpenSign } from './shop-open.tsx';
import { WhoMenu } from './who-menu.tsx';

export function TopBar() {
  const t = useT();
  return (
    <header className="topbar">
      <Link to="/" className="topbar__mark" aria-label={t('page.home')}>
        <Mark />
      </Link>
      <button type="button" className="finder" aria-haspopup="dialog" onClick={() => openOverlay('palette')}>
        <SearchIcon />
        <span>{t('palette.open')}</span>
        <kbd>{t('keys.ctrl')} K</kbd>
      </button>
      <div className="topbar__r">
        <ShopOpenSign />
        <a className="shoplink" href="/">
          <span>{t('shell.toShop')}</span>
          <ExternalIcon size={16} />
        </a>
        <IconButton className="topbar__help" label={t('shortcuts.title')} onClick={() => openOverlay('shortcuts')}>
          <kbd>?</kbd>
        </IconButton>
        <WhoMenu />
      </div>
    </header>
  );
}
