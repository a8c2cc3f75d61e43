import { useT } from '#i18n/use-t.ts';
import type { LiveResults } from './use-live-search.ts';

/** Read out when it changes; seen only where there is nothing else to see. */
export function SearchStatus({ results, count }: { results: LiveResults; count: number }) {
  const t = useT();
  const { status, total, unsold } = results;
  const isSeen = count === 0 || status === 'kept' || unsold.length > 0;
  return (
    <p role="status" className={isSeen ? 's soft mt2' : 'sr'}>
      {status === 'too-short' && t('search.tooShort')}
      {status === 'offline' && t('search.offline')}
      {status === 'kept' && t('search.offlineKept')}
      {unsold.length > 0 && `${t('search.unsold', { things: unsold.join(', ') })} `}
      {status === 'done' && (count > 0 ? t('search.count', { n: total, options: count }) : t('search.none'))}
    </p>
  );
}
