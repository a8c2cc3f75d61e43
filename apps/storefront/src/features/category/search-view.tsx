import { categoryPath } from '@brixel/commerce/links';
import type { CardProduct } from '#data/fields.ts';
import { MINIMUM_TEXT_LENGTH } from '#data/search-limits.ts';
import { useServices } from '#data/services.ts';
import { GetForm } from '#features/layout/get-form.tsx';
import { PageMeta } from '#features/layout/page-meta.tsx';
import { ShopPicture } from '#features/layout/shop-picture.tsx';
import { useShell } from '#features/layout/use-shell.ts';
import { ProductGrid } from '#features/product-card/product-grid.tsx';
import { useT } from '#i18n/use-t.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Link } from '#ui/link.tsx';
import { ListingPart } from './listing-part.ts';
import type { ProductListData } from './load-product-list.ts';
import type { SearchViewData } from './load-search-page.ts';
import { PageCrumbs } from './page-crumbs.tsx';

/** Results of a text search, as a list with the same filters as a category. */
export function SearchView({ text, list, bestsellers }: SearchViewData) {
  const t = useT();
  const title = text ? t('search.resultsFor', { text }) : t('search.title');
  const isDeadEnd = bestsellers.length > 0 || (list !== null && list.total === 0 && !list.failed && isUnfiltered(list));
  return (
    <main id="main" tabIndex={-1}>
      <PageMeta title={title} noIndex />
      <div className="wrap">
        <div className="cathead">
          <PageCrumbs items={[{ label: t('search.title') }]} />
          <h1>{isDeadEnd ? t('search.emptyTitle', { text }) : title}</h1>
          {isDeadEnd && <p>{t('search.emptyText')}</p>}
          <SearchAgain key={text} text={text} tooShort={list === null && text !== ''} />
        </div>
        {list && !isDeadEnd && <ListingPart list={list} emptyText={t('search.none')} wayOut={null} />}
        {(isDeadEnd || list === null) && <WaysOn bestsellers={bestsellers} />}
      </div>
    </main>
  );
}

const isUnfiltered = ({ query }: ProductListData): boolean =>
  query.price === null && Object.values(query.options).every((ids) => ids.length === 0);

function SearchAgain({ text, tooShort }: { text: string; tooShort: boolean }) {
  const t = useT();
  return (
    <GetForm action="/search" role="search" aria-label={t('search.newSearch')} className="mt-4 max-w-[560px]">
      <div className="flex gap-2">
        <Input
          type="search"
          name="q"
          aria-label={t('search.newSearch')}
          aria-invalid={tooShort || undefined}
          aria-describedby={tooShort ? 'search-too-short' : undefined}
          defaultValue={text}
          minLength={MINIMUM_TEXT_LENGTH}
          required
        />
        <Button type="submit" variant="solid">
          {t('layout.searchButton')}
        </Button>
      </div>
      {tooShort && (
        <p id="search-too-short" className="field__msg text-bad" role="alert">
          {t('search.tooShort')}
        </p>
      )}
    </GetForm>
  );
}

/** No search ends here: categories, what others buy, and somebody to ask. */
function WaysOn({ bestsellers }: { bestsellers: readonly CardProduct[] }) {
  const t = useT();
  const { config } = useServices();
  const top = useShell().categories.filter(({ level }) => level === 2);
  return (
    <div className="pb-16">
      <h2>{t('search.browse')}</h2>
      <ul className="mt-4 mb-10 flex flex-wrap gap-2">
        {top.map((category) => (
          <li key={category.id}>
            <Link className="subcat" href={categoryPath(category, config)}>
              {category.image && <ShopPicture path={category.image} alt="" size="icon" />}
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      {bestsellers.length > 0 && (
        <>
          <h2 className="mb-5">{t('search.popular')}</h2>
          <ProductGrid products={bestsellers} />
        </>
      )}
      <p className="mt-8">
        <Link className="text-link underline underline-offset-3" href="/i/hilfe-kontakt">
          {t('search.contact')}
        </Link>
      </p>
    </div>
  );
}
