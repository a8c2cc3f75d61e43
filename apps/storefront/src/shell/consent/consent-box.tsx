import { Button } from '@brixel/ui/button.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { useInfoPage } from '#data/services.ts';
import { useArea } from '#i18n/use-area.ts';
import { useT } from '#i18n/use-t.ts';
import { openModal } from '#shared/ui-store.ts';
import { giveConsent } from './consent-store.ts';

/**
 * The first question, with three answers of equal weight. It is the first thing on the page and part of it, so that it covers
 * neither what has the focus nor anything else. The server always writes it; styles show it where the head script has found no choice.
 */
export function ConsentBox() {
  useArea('consent');
  const t = useT();
  const privacy = useInfoPage('privacy');
  return (
    <section className="consent" aria-label={t('consent.title')} data-nosnippet="">
      <div className="wrap">
        <p>
          {t('consent.question')}{' '}
          {privacy && (
            <Link className="link" href={privacy}>
              {t('consent.more')}
            </Link>
          )}
        </p>
        <div className="consent__answers">
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
      </div>
    </section>
  );
}
