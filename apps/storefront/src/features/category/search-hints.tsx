import { TextWithLink } from '#features/layout/text-with-link.tsx';
import { useT } from '#i18n/use-t.ts';
import { Link } from '#ui/link.tsx';
import type { SearchViewData } from './load-search-page.ts';

/** How the search understood the words where it did not take them as they were typed. */
export function SearchHints({ text, corrected, ignored }: Pick<SearchViewData, 'text' | 'corrected' | 'ignored'>) {
  const t = useT();
  return (
    <>
      {corrected?.isShown && <p>{t('search.shownInstead', { text, other: corrected.text })}</p>}
      {corrected && !corrected.isShown && (
        <p>
          <TextWithLink
            text={t('search.didYouMean')}
            link={
              <Link className="link b" href={`/search/${encodeURIComponent(corrected.text)}`}>
                {corrected.text}
              </Link>
            }
          />
        </p>
      )}
      {ignored.length > 0 && <p>{t('search.ignored', { n: ignored.length, words: ignored.join(', ') })}</p>}
    </>
  );
}
