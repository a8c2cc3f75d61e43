import { Button, IconButton } from '@brixel/ui/button.tsx';
import { CartIcon, HeartIcon, MenuIcon, ScaleIcon, UserIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { FORM_CART_PATH } from '#config/paths.ts';
import { useInfoPage, useServices } from '#data/services.ts';
import { AccountLabel } from '#features/account/account-label.tsx';
import { useCartCount, useCartSum } from '#features/cart/use-cart-count.ts';

import { useCompare, useWishlist } from '#features/saved-lists/saved-lists.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Logo } from '#shared/logo.tsx';
import { openPanel, useUi } from '#shared/ui-store.ts';
import { NavBar } from './menu/nav-bar.tsx';
import { SearchForm } from './search-form.tsx';

export function Header() {
  const t = useT();
  const { shop } = useServices().config;
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
        <Link className="head__logo" href="/" aria-label={t('layout.logo', { shop: shop.name })}>
          <Logo />
        </Link>
        <SearchForm />
        <HeaderTools />
      </div>
      <NavBar />
    </header>
  );
}

/** Account, wishlist, compare and cart, with what is in them. */
function HeaderTools() {
  const t = useT();
  const wishes = useWishlist((state) => state.items.length);
  const compared = useCompare((state) => state.items.length);
  return (
    <div className="head__tools">
      <Link className="tool" href="/my-account">
        <UserIcon />
        <AccountLabel />
      </Link>
      <button type="button" className="tool" aria-haspopup="dialog" onClick={() => openPanel('wishlist')}>
        <HeartIcon />
        {t('layout.wishlist')}
        <Count value={wishes} />
      </button>
      <Link className="tool" href="/compare">
        <ScaleIcon />
        {t('layout.compare')}
        <Count value={compared} />
      </Link>
      <CartButton />
      <noscript>
        <Link className="btn btn--cta cartbtn" href={FORM_CART_PATH}>
          <CartIcon /> {t('layout.cart')}
        </Link>
      </noscript>
    </div>
  );
}

function Count({ value }: { value: number }) {
  const t = useT();
  if (value === 0) return null;
  return (
    <>
      <span className="tool__n" aria-hidden="true">
        {value}
      </span>
      <span className="sr">{t('layout.itemCount', { n: value })}</span>
    </>
  );
}

/** The count snaps when it changes: the key makes it a new element, and that starts the movement. */
function CartButton() {
  const t = useT();
  const { price, number } = useFormat();
  const { count, text } = useCartCount();
  const sum = useCartSum();
  return (
    <Button variant="cta" className="cartbtn" aria-haspopup="dialog" onClick={() => openPanel('microcart')}>
      <CartIcon />
      <span className="sr">{t('layout.cart')}: </span>
      <span className="num">{price(sum)}</span>
      <span key={count} className="tool__n" aria-hidden="true">
        {number(count)}
      </span>
      <span className="sr">{text}</span>
    </Button>
  );
}

/** For pages without distraction, such as the checkout: logo and help. */
export function MinimalHeader() {
  const t = useT();
  const { shop } = useServices().config;
  const contact = useInfoPage('contact');
  return (
    <header className="head">
      <div className="wrap row row--between min-h-[72px]">
        <Link className="head__logo" href="/" aria-label={t('layout.logo', { shop: shop.name })}>
          <Logo />
        </Link>
        {contact && (
          <Link className="link s" href={contact}>
            {t('layout.help')}
          </Link>
        )}
      </div>
    </header>
  );
}
