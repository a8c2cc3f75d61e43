import { openModal } from '#features/layout/ui-store.ts';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { giveConsent } from './consent-store.ts';

/** The first question. Three answers of equal weight; the page stays usable behind it. */
export function ConsentBanner() {
  const t = useT();
  return (
    <section
      aria-labelledby="consent-title"
      className="fixed inset-x-4 bottom-4 z-70 mx-auto grid max-w-[960px] gap-4 rounded-(--r-l) bg-(--card) p-5 text-(--ink) shadow-(--sh-3) max-[1099px]:bottom-[76px]"
    >
      <div>
        <h2 id="consent-title" className="text-[1.25rem]!">
          {t('consent.title')}
        </h2>
        <p className="s soft mt1">
          {t('consent.text')}{' '}
          <Link className="link" href="/i/datenschutz">
            {t('consent.more')}
          </Link>
        </p>
      </div>
      <div className="grid gap-2 sm:grid-cols-3">
        <Button variant="solid" size="s" onClick={() => giveConsent(true)}>
          {t('consent.acceptAll')}
        </Button>
        <Button variant="solid" size="s" onClick={() => giveConsent(false)}>
          {t('consent.rejectAll')}
        </Button>
        <Button variant="solid" size="s" aria-haspopup="dialog" onClick={() => openModal('consent')}>
          {t('consent.settings')}
        </Button>
      </div>
    </section>
  );
}
