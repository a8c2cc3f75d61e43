import { useAllCalls } from '#data/services.ts';
import { useArea } from '#i18n/use-area.ts';
import { useT } from '#i18n/use-t.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export function NewsletterBand() {
  useArea('newsletter');
  const t = useT();
  const hasAllCalls = useAllCalls();
  return (
    <section className="news" aria-labelledby="newsletter-title">
      <div className="wrap">
        <div>
          <h2 id="newsletter-title">{t(hasAllCalls ? 'newsletter.title' : 'newsletter.plainTitle')}</h2>
          <p className="soft mt1">{t(hasAllCalls ? 'newsletter.text' : 'newsletter.plainText')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
