import { useAllCalls, useServices } from '#data/services.ts';
import { useArea } from '#i18n/use-area.ts';
import { useT } from '#i18n/use-t.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterBand() {
  useArea('newsletter');
  const t = useT();
  const hasAllCalls = useAllCalls();
  const { newsletterPercent: percent } = useServices().config.shop.promises;
  return (
    <section className="news" aria-labelledby="newsletter-title">
      <div className="wrap">
        <div>
          <h2 id="newsletter-title">{hasAllCalls ? t('newsletter.title', { percent }) : t('newsletter.plainTitle')}</h2>
          <p className="soft mt1">{t(hasAllCalls ? 'newsletter.text' : 'newsletter.plainText')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
