import { Button } from '@brixel/ui/button.tsx';
import { HistoryIcon, PackageCheckIcon, PhoneIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { openAuth } from '#features/session/open-auth.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';

const WAYS = [
  {
    href: '/my-account/recently-viewed',
    title: 'account.recentlyViewed',
    text: 'account.way.viewed',
    Icon: HistoryIcon,
  },
  { href: '/order-status', title: 'layout.orderStatus', text: 'account.way.status', Icon: PackageCheckIcon },
  { href: '/i/hilfe-kontakt', title: 'layout.help', text: 'account.way.help', Icon: PhoneIcon },
] as const satisfies { href: string; title: MessageKey; text: MessageKey; Icon: typeof HistoryIcon }[];

/** What visitors who are not logged in see: why, the way in, and what works anyway. */
export function LoginNeeded({ holds }: { holds: string }) {
  const t = useT();
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
          {WAYS.map(({ href, title, text, Icon }) => (
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
