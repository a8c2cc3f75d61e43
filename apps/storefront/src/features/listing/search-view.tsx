import { useEffect } from 'react';
import { deferred } from '#hydration/deferred.tsx';
import { useT } from '#i18n/use-t.ts';
import { PageCrumbs } from '#shared/page-crumbs.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { PageMeta } from '#shared/page-meta.tsx';
import { ListingPart } from './listing-part.ts';
import type { SearchViewData } from './load-search-page.ts';
import { SearchHints } from './search-hints.tsx';

const SearchAgain = deferred(async () => (await import('./search-again.tsx')).SearchAgain);
const SearchWaysOn = deferred(async () => (await import('./search-ways-on.tsx')).SearchWaysOn);

/** Results of a text search, as a list with the same filters as a category. The header's field keeps the text. */
export function SearchView({ text, list, corrected, ignored, unsold, help, bestsellers }: SearchViewData) {
  const t = useT();
  useEffect(() => {
    if (text)
      void import('#features/listing/search-panel/recent-searches.ts').then((recent) => recent.rememberSearch(text));
  }, [text]);
  const isDeadEnd = list !== null && list.total === 0 && !list.failed && list.chosen === 0;
  const isList = list !== null && !isDeadEnd;
  const isAnswered = help.length > 0;
  const title = text ? t('search.resultsFor', { text }) : t('search.title');
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={title} noIndex />
      <div className="wrap">
        <div className="cathead">
          <PageCrumbs items={[{ label: t('search.title') }]} />
          <PageHeading total={list?.total ?? 0}>
            {isDeadEnd && !isAnswered ? t('search.emptyTitle', { text }) : title}
          </PageHeading>
          <SearchHints
            text={text}
            corrected={corrected}
            ignored={isDeadEnd ? [] : ignored}
            unsold={unsold}
            help={help}
          />
          {list?.offline && <p>{t(isDeadEnd ? 'search.offline' : 'search.offlineKept')}</p>}
          {isDeadEnd && !isAnswered && !list.offline && <p>{t('search.emptyText')}</p>}
          {!isList && <SearchAgain key={text} text={text} tooShort={list === null && text !== ''} />}
        </div>
        {isList ? (
          <ListingPart list={list} emptyText={t('search.none')} failedText={t('search.offline')} wayOut={null} />
        ) : (
          <SearchWaysOn bestsellers={bestsellers} />
        )}
      </div>
    </main>
  );
}
