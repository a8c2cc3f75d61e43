import { useT } from '#i18n/use-t.ts';
import type { LiveResults } from './use-live-search.ts';

/** Read out when it changes; seen only where there is nothing else to see. */
export function SearchStatus({ results, count }: { results: LiveResults; count: number }) {
  const t = useT();
  const { status, total } = results;
  return (
    <p role="status" className={count > 0 && status !== 'kept' ? 'sr' : 's soft mt2'}>
      {status === 'too-short' && t('search.tooShort')}
      {status === 'offline' && t('search.offline')}
      {status === 'kept' && t('search.offlineKept')}
      {status === 'done' && (count > 0 ? t('search.count', { n: total, options: count }) : t('search.none'))}
    </p>
  );
}
