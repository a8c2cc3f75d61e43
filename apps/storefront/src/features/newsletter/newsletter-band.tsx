import { useArea } from '#i18n/use-area.ts';
import { useT } from '#i18n/use-t.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterBand() {
  useArea('newsletter');
  const t = useT();
  return (
    <section className="news" aria-labelledby="newsletter-title">
      <div className="wrap">
        <div>
          <h2 id="newsletter-title">{t('newsletter.title')}</h2>
          <p className="soft mt1">{t('newsletter.text')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
