import { useT } from '#i18n/use-t.ts';
import { Link } from '#ui/link.tsx';
import { openModal } from './ui-store.ts';

/** Reachable on every page: the law asks for it. */
export function LegalLinks() {
  const t = useT();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      <li>
        <Link className="underline" href="/i/widerruf">
          {t('layout.withdraw')}
        </Link>
      </li>
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
        <button type="button" className="hover:underline" aria-haspopup="dialog" onClick={() => openModal('consent')}>
          {t('layout.consentChange')}
        </button>
      </li>
    </ul>
  );
}
