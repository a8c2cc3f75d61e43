import { useT } from '#i18n/use-t.ts';
import { LegalLinks } from '#shared/legal-links.tsx';

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
