import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { askNewsletter, subscribe, unsubscribe, useNewsletterStatus } from '#features/newsletter/newsletter-store.ts';
import { notify } from '#features/notifications/notifications-store.ts';
import { useT } from '#i18n/use-t.ts';
import { Switch } from '#ui/switch.tsx';
import { failureText } from './failure-text.ts';

/** On as soon as it is wished for; the text says what is still missing. */
export function NewsletterTile({ email }: { email: string }) {
  const t = useT();
  const { api } = useServices();
  const [isBusy, setBusy] = useState(false);
  const status = useNewsletterStatus((state) => state.status);
  useEffect(() => void askNewsletter(api, email), [api, email]);

  const change = async (wanted: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await (wanted ? subscribe(api, email) : unsubscribe(api, email));
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
            {t(`account.news.${status}`, { email })}
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
