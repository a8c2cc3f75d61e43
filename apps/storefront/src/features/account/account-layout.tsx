import { Breadcrumbs, type Crumb } from '@brixel/ui/breadcrumbs.tsx';
import { Button } from '@brixel/ui/button.tsx';
import {
  BlocksIcon,
  HeartIcon,
  HistoryIcon,
  LogoutIcon,
  MailIcon,
  PackageIcon,
  StarIcon,
  TruckIcon,
  UserIcon,
} from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAllCalls } from '#data/services.ts';
import { logout } from '#features/session/session.ts';
import { useSession } from '#features/session/session-store.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';
import { useNavigate } from '#router/hooks.ts';
import { PageMeta } from '#shared/page-meta.tsx';
import { openPanel } from '#shared/ui-store.ts';

const PAGES = [
  { path: '/my-account', label: 'account.profile', Icon: UserIcon },
  { path: '/my-account/shipping-details', label: 'account.shippingDetails', Icon: TruckIcon },
  { path: '/my-account/orders', label: 'account.orders', Icon: PackageIcon },
  { path: '/my-account/newsletter', label: 'account.newsletter', Icon: MailIcon },
  { path: '/my-account/loyalty-card', label: 'account.loyalty', Icon: BlocksIcon, ownCalls: true },
  { path: '/my-account/reviews', label: 'account.reviews', Icon: StarIcon, ownCalls: true },
  { path: '/my-account/recently-viewed', label: 'account.recentlyViewed', Icon: HistoryIcon },
] as const satisfies { path: string; label: MessageKey; Icon: typeof UserIcon; ownCalls?: true }[];

type AccountPath = (typeof PAGES)[number]['path'];

interface AccountLayoutProps {
  title: string;
  /** the entry of the navigation that this page belongs to */
  path: AccountPath;
  /** between "my account" and the page */
  parents?: readonly Crumb[];
  /** where the page greets instead of naming itself */
  heading?: string;
  children: ReactNode;
}

/** All pages of the account: where you are, what else there is, the heading. */
export function AccountLayout({ title, path, parents = [], heading, children }: AccountLayoutProps) {
  const t = useT();
  const hasAllCalls = useAllCalls();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(nav.current), []);
  const root: Crumb[] = path === '/my-account' ? [] : [{ label: t('account.title'), href: '/my-account' }];
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={title} noIndex />
      <div className="wrap">
        <div className="pt-5">
          <Breadcrumbs
            label={t('catalog.breadcrumb')}
            items={[{ label: t('common.home'), href: '/' }, ...root, ...parents, { label: title }]}
          />
        </div>
        <div className="acct">
          <nav ref={nav} className="acct__nav" aria-label={t('layout.account')}>
            {PAGES.filter((page) => hasAllCalls || !('ownCalls' in page)).map(({ path: href, label, Icon }) => (
              <Link key={href} href={href} {...(href === path ? { 'aria-current': 'page' } : {})}>
                <Icon />
                {t(label)}
              </Link>
            ))}
            <button type="button" aria-haspopup="dialog" onClick={() => openPanel('wishlist')}>
              <HeartIcon />
              {t('layout.wishlist')}
            </button>
            <LogoutButton />
          </nav>
          <div className="stack stack--l">
            <h1>{heading ?? title}</h1>
            {children}
          </div>
        </div>
      </div>
    </main>
  );
}

/** On narrow screens the navigation is a row that scrolls; the current page must not lie outside. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current)
    nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

function LogoutButton() {
  const t = useT();
  const navigate = useNavigate();
  const isCustomer = useSession(({ status }) => status === 'customer');
  if (!isCustomer) return null;
  const leave = async (): Promise<void> => {
    // first the page: its content belongs to who is leaving
    await navigate('/');
    await logout();
  };
  return (
    <button type="button" onClick={() => void leave()}>
      <LogoutIcon />
      {t('account.logout')}
    </button>
  );
}

export function LoadFailure({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('account.loadFailed')}
      action={
        <Button size="s" onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('account.unreachable')}
    </Notice>
  );
}
