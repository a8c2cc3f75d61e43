import { Link } from '@brixel/ui/link.tsx';
import { Fragment, useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { ListingSection, listingReady } from '#features/listing/listing-section.ts';
import type { SearchViewData } from '#features/listing/load-search-page.ts';
import { hydrateOnInteraction } from '#hydration/hydrate-on-interaction.tsx';
import { useT } from '#i18n/use-t.ts';
import { useLoaderData } from '#router/hooks.ts';
import { PageCrumbs } from '#shared/page-crumbs.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { PageMeta } from '#shared/page-meta.tsx';
import { Sentence } from '#shared/sentence.tsx';

const SearchAgain = hydrateOnInteraction(async () => (await import('#features/listing/search-again.tsx')).SearchAgain);
const SearchWaysOn = hydrateOnInteraction(
  async () => (await import('#features/listing/search-ways-on.tsx')).SearchWaysOn,
);

/** The first view has its data in the HTML, so the browser fetches the loader only for a navigation. */
export async function loader(args: LoaderFunctionArgs) {
  const [{ loadSearchPage }] = await Promise.all([import('#features/listing/load-search-page.ts'), listingReady()]);
  return loadSearchPage(args);
}

/** Results of a text search, as a list with the same filters as a category. */
export function Component() {
  const { text, list, corrected, ignored, unsold, help, bestsellers } = useLoaderData<typeof loader>();
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
            {isDeadEnd && !isAnswered && !list.offline ? t('search.emptyTitle', { text }) : title}
          </PageHeading>
          <SearchHints
            text={text}
            corrected={corrected}
            ignored={isDeadEnd ? [] : ignored}
            unsold={unsold}
            help={help}
          />
          {list?.offline && <p>{t(isDeadEnd ? 'search.offline' : 'search.offlineCached')}</p>}
          {isDeadEnd && !isAnswered && !list.offline && <p>{t('search.emptyText')}</p>}
          {!isList && <SearchAgain key={text} text={text} tooShort={list === null && text !== ''} />}
        </div>
        {isList ? (
          <ListingSection list={list} emptyText={t('search.none')} failedText={t('search.offline')} wayOut={null} />
        ) : (
          <SearchWaysOn bestsellers={bestsellers} />
        )}
      </div>
    </main>
  );
}

/** How the search has interpreted the text where it differs from what was typed. */
function SearchHints({
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
          <Sentence
            text="search.didYouMean"
            parts={{
              link: (
                <Link className="link b" href={`/search/${encodeURIComponent(corrected.text)}`}>
                  {corrected.text}
                </Link>
              ),
            }}
          />
        </p>
      )}
      {ignored.length > 0 && <p>{t('search.ignored', { n: ignored.length, words: ignored.join(', ') })}</p>}
    </>
  );
}
