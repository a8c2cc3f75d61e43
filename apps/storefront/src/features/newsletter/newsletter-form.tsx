import { Button } from '@brixel/ui/button.tsx';
import { useEffect, useId, useState } from 'react';
import { NEWSLETTER_PAGE } from '#config/paths.ts';
import { useAllCalls, useServices } from '#data/services.ts';
import { useForm } from '#features/forms/use-form.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { useT } from '#i18n/use-t.ts';
import { useHref } from '#router/hooks.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { PrivacySentence } from '#shared/privacy-note.tsx';
import { useOnline } from '#shared/use-online.ts';
import { startNewsletter, subscribe, unsubscribe, useNewsletterStatus } from './newsletter-store.ts';
import { requestNewsletter } from './request-newsletter.ts';

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
  const hasAllCalls = useAllCalls();
  if (!email || (hasAllCalls && !proof)) return null;

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

const NO_EMAIL = { email: '' };
/** `requestNewsletter` checks the address, for the server as well. */
const NO_RULES = {};

/** `onSent`: the mail is on its way. */
function NewsletterFields({ onSent }: { onSent: () => void }) {
  const t = useT();
  const { api } = useServices();
  const isOnline = useOnline();
  const hasAllCalls = useAllCalls();
  const {
    formProps,
    isSending,
    failure: error,
  } = useForm<typeof NO_EMAIL, MessageKey>({
    name: 'newsletter',
    values: NO_EMAIL,
    rules: NO_RULES,
    async send(_, form) {
      const wrong = await requestNewsletter(form, (email) => subscribe(api, email, { isConfirmed: hasAllCalls }));
      if (!wrong) onSent();
      return wrong;
    },
  });
  const fieldId = useId();
  const messageId = useId();

  return (
    <form {...formProps} method="post" action={useHref(NEWSLETTER_PAGE)}>
      <label className="sr" htmlFor={fieldId}>
        {t('common.email')}
      </label>
      <input
        className="input"
        id={fieldId}
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder={t('newsletter.emailPlaceholder')}
        aria-invalid={error !== null || undefined}
        aria-describedby={messageId}
      />
      <Button variant="solid" type="submit" disabled={!isOnline} loading={isSending}>
        {t(hasAllCalls ? 'newsletter.button' : 'newsletter.plainButton')}
      </Button>
      <p id={messageId} className={error ? 'xs bad' : 'xs soft'} role={error ? 'alert' : undefined}>
        {error || !isOnline ? (
          t(isOnline && error ? error : 'newsletter.offline')
        ) : (
          <PrivacySentence
            text={hasAllCalls ? 'newsletter.privacy' : 'newsletter.plainPrivacy'}
            link="newsletter.privacyLink"
          />
        )}
      </p>
    </form>
  );
}
