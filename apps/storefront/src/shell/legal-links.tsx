import { Link } from '@brixel/ui/link.tsx';
import { useAllCalls } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { type Modal, openModal } from '#shared/ui-store.ts';

/** The footer of pages without a footer. */
export function LegalLine() {
  const t = useT();
  return (
    <footer className="foot py-5!">
      <nav className="wrap" aria-label={t('layout.legal')}>
        <LegalLinks />
      </nav>
    </footer>
  );
}

/** Required by law on every page. */
export function LegalLinks() {
  const t = useT();
  return (
    <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      {useAllCalls() && (
        <li>
          <Link className="underline" href="/vertrag-widerrufen">
            {t('layout.withdraw')}
          </Link>
        </li>
      )}
      <li>
        <Link href="/i/impressum">{t('layout.imprint')}</Link>
      </li>
      <li>
        <Link href="/i/datenschutz">{t('layout.privacy')}</Link>
      </li>
      <li>
        <Link href="/i/agb">{t('layout.terms')}</Link>
      </li>
      <li>
        <ModalButton modal="consent">{t('layout.consentChange')}</ModalButton>
      </li>
      <li>
        <ModalButton modal="languages">{t('layout.chooseLanguage')}</ModalButton>
      </li>
    </ul>
  );
}

function ModalButton({ modal, children }: { modal: Modal; children: string }) {
  return (
    <button type="button" className="hover:underline" aria-haspopup="dialog" onClick={() => openModal(modal)}>
      {children}
    </button>
  );
}
