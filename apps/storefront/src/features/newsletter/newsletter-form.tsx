import { Button } from '@brixel/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { NewsletterFields } from './newsletter-fields.tsx';
import { startNewsletter, unsubscribe, useNewsletterStatus } from './newsletter-store.ts';

/** Where the shopper stands, and what can be done about it. */
export function NewsletterForm() {
  const t = useT();
  const { status, email } = useNewsletterStatus();
  const [isAgain, setAgain] = useState(false);
  useEffect(startNewsletter, []);
  const asks = status === 'unknown' || status === 'unsubscribed' || (status === 'pending' && isAgain);
  return (
    <div className="stack">
      <p role="status" className="empty:hidden wrap-anywhere">
        {status !== 'unknown' && t(`newsletter.${status}`, { email: email ?? '' })}
      </p>
      {asks && <NewsletterFields onSent={() => setAgain(false)} />}
      {status === 'pending' && !isAgain && (
        <div>
          <Button size="s" onClick={() => setAgain(true)}>
            {t('newsletter.again')}
          </Button>
        </div>
      )}
      {status === 'subscribed' && <LeaveButton />}
    </div>
  );
}

/** Only where it works at once: in the browser that has confirmed it. */
function LeaveButton() {
  const t = useT();
  const { api } = useServices();
  const { email, proof } = useNewsletterStatus();
  const [isBusy, setBusy] = useState(false);
  if (!email || !proof) return null;

  const leave = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const left = await unsubscribe(api, email);
    setBusy(false);
    if (!left.ok) notify({ type: 'error', message: t('newsletter.unreachable') });
  };
  return (
    <div>
      <Button size="s" loading={isBusy} onClick={() => void leave()}>
        {t('newsletter.leave')}
      </Button>
    </div>
  );
}
