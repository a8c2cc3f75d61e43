import { Link } from '@brixel/ui/link.tsx';
import { Fragment } from 'react';
import { useT } from '#i18n/use-t.ts';
import { TextWithLink } from '#shared/text-with-link.tsx';
import type { SearchViewData } from './load-search-page.ts';

/** How the search understood the words where it did not take them as they were typed. */
export function SearchHints({
  text,
  corrected,
  ignored,
  unsold,
  help,
}: Pick<SearchViewData, 'text' | 'corrected' | 'ignored' | 'unsold' | 'help'>) {
  const t = useT();
  return (
    <>
      {help.length > 0 && (
        <p>
          {t('search.helpPages')}{' '}
          {help.map(({ title, path }, place) => (
            <Fragment key={path}>
              {place > 0 && ', '}
              <Link className="link b" href={path}>
                {title}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      {unsold.length > 0 && <p>{t('search.unsold', { things: unsold.join(', ') })}</p>}
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
