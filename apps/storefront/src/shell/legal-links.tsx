import { Link } from '@brixel/ui/link.tsx';
import type { InfoPage } from '#config/info-pages.ts';
import { useAllCalls, useInfoPage, useServices } from '#data/services.ts';
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
  const { stores } = useServices().config;
  return (
    <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      {useAllCalls() && (
        <li>
          <Link className="underline" href="/vertrag-widerrufen">
            {t('layout.withdraw')}
          </Link>
        </li>
      )}
      <PageLink page="imprint">{t('layout.imprint')}</PageLink>
      <PageLink page="privacy">{t('layout.privacy')}</PageLink>
      <PageLink page="terms">{t('layout.terms')}</PageLink>
      <li>
        <ModalButton modal="consent">{t('layout.consentChange')}</ModalButton>
      </li>
      {stores.length > 1 && (
        <li>
          <ModalButton modal="languages">{t('layout.chooseLanguage')}</ModalButton>
        </li>
      )}
    </ul>
  );
}

function PageLink({ page, children }: { page: InfoPage; children: string }) {
  const href = useInfoPage(page);
  if (href === undefined) return null;
  return (
    <li>
      <Link href={href}>{children}</Link>
    </li>
  );
}

function ModalButton({ modal, children }: { modal: Modal; children: string }) {
  return (
    <button type="button" className="hover:underline" aria-haspopup="dialog" onClick={() => openModal(modal)}>
      {children}
    </button>
  );
}
