import { useId } from 'react';
import { TextWithLink } from '#features/layout/text-with-link.tsx';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useNewsletter } from './use-newsletter.ts';

export function NewsletterForm() {
  const t = useT();
  const { state, submit } = useNewsletter();
  const fieldId = useId();
  const messageId = useId();
  const failed = state.step === 'failed';
  if (state.step === 'done') return <p role="status">{t('layout.newsDone')}</p>;
  return (
    <form onSubmit={submit} noValidate>
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
        placeholder={t('common.emailPlaceholder')}
        aria-invalid={failed || undefined}
        aria-describedby={messageId}
      />
      <Button variant="solid" type="submit" loading={state.step === 'sending'}>
        {t('layout.newsButton')}
      </Button>
      <p id={messageId} className={failed ? 'xs bad' : 'xs soft'} role={failed ? 'alert' : undefined}>
        {failed ? (
          t(state.error)
        ) : (
          <TextWithLink
            text={t('layout.newsPrivacy')}
            link={
              <Link className="link" href="/i/datenschutz">
                {t('layout.newsPrivacyLink')}
              </Link>
            }
          />
        )}
      </p>
    </form>
  );
}
