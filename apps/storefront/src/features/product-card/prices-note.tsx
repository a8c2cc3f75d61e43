import { Link } from '@brixel/ui/link.tsx';
import { useT } from '#i18n/use-t.ts';
import { TextWithLink } from '#shared/text-with-link.tsx';

/** The law wants it near every price; one line speaks for all cards of a list. */
export function PricesNote({ className = 'mt2' }: { className?: string }) {
  const t = useT();
  return (
    <p className={`price__note ${className}`}>
      <TextWithLink text={t('catalog.pricesNote')} link={<Link href="/i/versand">{t('layout.pricesNoteLink')}</Link>} />
    </p>
  );
}
