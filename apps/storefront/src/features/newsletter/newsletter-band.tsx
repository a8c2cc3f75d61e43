import { useT } from '#i18n/use-t.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterBand() {
  const t = useT();
  return (
    <section className="news" aria-labelledby="newsletter-title">
      <div className="wrap">
        <div>
          <h2 id="newsletter-title">{t('layout.newsTitle')}</h2>
          <p className="soft mt1">{t('layout.newsText')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
