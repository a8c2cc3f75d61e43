import type { Profile } from '@brixel/contract/user';
import { Switch } from '@brixel/ui/switch.tsx';
import { useEffect, useState } from 'react';
import { useAllCalls, useServices } from '#data/services.ts';
import {
  askOwnNewsletter,
  subscribeOwn,
  unsubscribeOwn,
  useOwnNewsletter,
} from '#features/newsletter/own-newsletter.ts';
import { failureText } from '#features/session/failure-text.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { AccountLayout } from '../account-layout.tsx';
import { CustomerOnly } from '../customer-only.tsx';

export function NewsletterPage() {
  const t = useT();
  return (
    <AccountLayout title={t('account.newsletter')} path="/my-account/newsletter">
      <CustomerOnly holds={t('account.holds.newsletter')}>
        {(profile) => <NewsletterTile profile={profile} />}
      </CustomerOnly>
    </AccountLayout>
  );
}

/** On as soon as it is requested; the text explains what is still missing. */
export function NewsletterTile({ profile: { email, extension_attributes } }: { profile: Profile }) {
  const t = useT();
  const { api, config } = useServices();
  const { newsletterPercent: percent } = config.shop.promises;
  const hasAllCalls = useAllCalls();
  const [isBusy, setBusy] = useState(false);
  const status = useOwnNewsletter(email);
  // the state of an unconfirmed address stays hidden: it may belong to someone else
  const isConfirmed = extension_attributes?.email_confirmed !== false;
  useEffect(() => void askOwnNewsletter(api, email), [api, email, isConfirmed]);

  const change = async (wanted: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await (wanted
      ? subscribeOwn(api, email, { isConfirmed: hasAllCalls })
      : unsubscribeOwn(api, email));
    if (!outcome.ok) notify({ type: 'error', message: failureText(t, outcome) });
    setBusy(false);
  };
  return (
    <section className="panel col-span-full" aria-labelledby="account-newsletter">
      <div className="row row--between row--nowrap">
        <div>
          <h2 id="account-newsletter" className="text-(length:--fs-h3)">
            {t('account.newsletter')}
          </h2>
          <p className="soft s mt1" role="status">
            {!hasAllCalls && status === 'unknown'
              ? t('account.news.plain')
              : t(`account.news.${status === 'unknown' && !isConfirmed ? 'unconfirmed' : status}`, { email, percent })}
          </p>
        </div>
        <Switch
          aria-labelledby="account-newsletter"
          aria-busy={isBusy}
          checked={status === 'subscribed' || status === 'pending'}
          onCheckedChange={(wanted) => void change(wanted)}
        />
      </div>
    </section>
  );
}
