import type { Profile } from '@brixel/contract/user';
import { Button } from '@brixel/ui/button.tsx';
import { HistoryIcon, PackageCheckIcon, PhoneIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { Skeleton } from '@brixel/ui/skeleton.tsx';
import { type ReactNode, useEffect } from 'react';
import { watchReconnect } from '#data/connection/connection-return.ts';
import { useAllCalls, useInfoPage, useServices } from '#data/services.ts';
import { openAuth } from '#features/session/open-auth.ts';
import { notifyProfileSaved } from '#features/session/profile-task.ts';
import { refreshProfile } from '#features/session/session.ts';
import { useSession } from '#features/session/session-store.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';

interface CustomerOnlyProps {
  /** for guests: what they would see here */
  holds: string;
  children: (profile: Profile) => ReactNode;
}

/** Who is logged in only the browser knows, so the server sends a page that is still to be filled. */
export function CustomerOnly({ holds, children }: CustomerOnlyProps) {
  const { status, profile } = useSession();
  useAccountVisit(status === 'customer');
  if (profile) return children(profile);
  if (status === 'guest') return <LoginNeeded holds={holds} />;
  return (
    <>
      <Skeleton className="h-[200px] noscript:hidden" />
      <noscript>
        <p>{holds}</p>
      </noscript>
    </>
  );
}

/** While a page of the account is open: queued changes are sent, and changes made elsewhere are shown. */
function useAccountVisit(isCustomer: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (!isCustomer) return;
    const catchUp = async (): Promise<void> => {
      const hadWaited = await notifyProfileSaved(services).catch(() => false);
      if (!hadWaited) await refreshProfile();
    };
    void catchUp();
    return watchReconnect(() => void catchUp());
  }, [isCustomer, services]);
}

const WAYS = [
  {
    href: '/my-account/recently-viewed',
    title: 'account.recentlyViewed',
    text: 'account.way.viewed',
    Icon: HistoryIcon,
  },
  {
    href: '/order-status',
    title: 'layout.orderStatus',
    text: 'account.way.status',
    Icon: PackageCheckIcon,
    ownCalls: true,
  },
] as const satisfies { href: string; title: MessageKey; text: MessageKey; Icon: typeof HistoryIcon; ownCalls?: true }[];
const HELP = { title: 'layout.help', text: 'account.way.help', Icon: PhoneIcon } as const;

/** What visitors who are not logged in see: why, the way in, and what works anyway. */
function LoginNeeded({ holds }: { holds: string }) {
  const t = useT();
  const hasAllCalls = useAllCalls();
  const contact = useInfoPage('contact');
  const ways = [
    ...WAYS.filter((way) => hasAllCalls || !('ownCalls' in way)),
    ...(contact ? [{ ...HELP, href: contact }] : []),
  ];
  return (
    <>
      <Notice title={t('account.loginNeeded')}>{holds}</Notice>
      <div className="row">
        <Button variant="cta" aria-haspopup="dialog" onClick={() => openAuth('login')}>
          {t('account.auth.login')}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => openAuth('register')}>
          {t('account.auth.register')}
        </Button>
      </div>
      <section className="mt2" aria-labelledby="account-without">
        <h2 id="account-without" className="text-(length:--fs-h2)">
          {t('account.withoutTitle')}
        </h2>
        <ul className="tiles tiles--3 mt2">
          {ways.map(({ href, title, text, Icon }) => (
            <li key={href} className="panel relative grid content-start gap-2">
              <Icon size={32} className="text-(--link)" />
              <h3 className="text-(length:--fs-h3)">
                <Link className="link after:absolute after:inset-0" href={href}>
                  {t(title)}
                </Link>
              </h3>
              <p className="soft s">{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
