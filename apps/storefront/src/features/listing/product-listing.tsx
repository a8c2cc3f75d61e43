import { SEARCH_PAGE_SIZE } from '@brixel/contract/search-limits';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { SlidersIcon } from '@brixel/ui/icons.tsx';
import { type MouseEvent, Suspense, useState } from 'react';
import { PricesNote, ProductCard } from '#features/product-card/product-card.tsx';
import { hydrateOnInteraction, lazyComponent } from '#hydration/hydrate-on-interaction.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { RenderedOnce } from '#shared/rendered-once.tsx';
import { FilterForm } from './filter-form.tsx';
import type { WayOut } from './list-empty.tsx';
import { filterCount } from './list-query.ts';
import type { ProductListData } from './load-product-list.ts';
import { SortButton, SortChoice } from './sort-choice.tsx';
import { useListAddress } from './use-list-address.ts';

/* The server renders all of it; the browser fetches the code of what is further down, or not there at all, later. */
const LoadMore = hydrateOnInteraction(async () => (await import('./load-more.tsx')).LoadMore);
const ActiveFilters = lazyComponent(async () => (await import('./active-filters.tsx')).ActiveFilters);
const FilterDrawer = lazyComponent(async () => (await import('./filter-drawer.tsx')).FilterDrawer);
const ListEmpty = lazyComponent(async () => (await import('./list-empty.tsx')).ListEmpty);
const ListFailed = lazyComponent(async () => (await import('./list-failed.tsx')).ListFailed);

/** cards whose pictures are wanted at once */
const FIRST_ROW = 4;

/** How far into the whole list the shown part goes. */
const shownUpTo = ({ query, items, total }: ProductListData): number =>
  Math.min(total, (query.page - 1) * SEARCH_PAGE_SIZE + items.length);

/** Offline an empty list only says that this browser knows none of its goods. */
export const isUnknownList = ({
  failed,
  offline,
  total,
  chosen,
}: Pick<ProductListData, 'failed' | 'offline' | 'total' | 'chosen'>): boolean =>
  failed || (offline && total === 0 && chosen === 0);

export interface ProductListingProps {
  list: ProductListData;
  /** why it is empty, where no filter is to blame */
  emptyText: string;
  failedText: string;
  wayOut: WayOut | null;
}

/** Filters, order, products and the way to more of them. */
export function ProductListing({ list, emptyText, failedText, wayOut }: ProductListingProps) {
  const t = useT();
  const { number } = useFormat();
  const address = useListAddress(list.query);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const { items, total } = list;
  const isUnknown = isUnknownList(list);
  // a list that could not be loaded brings no filters along: the ones before it stay, to change one's mind
  const [known, setKnown] = useState(list.facets);
  if (!list.failed && known !== list.facets) setKnown(list.facets);
  const facets = list.failed ? known : list.facets;
  const chosen = filterCount(address.query);
  const shown = shownUpTo(list);

  const openDrawer = (event: MouseEvent): void => {
    event.preventDefault();
    setDrawer('open');
  };

  return (
    <div className="listing">
      {/* without scripts the button on narrow screens leads here and shows it */}
      <RenderedOnce
        as="aside"
        source={['filters', address.pathname, address.query, facets]}
        id="filters"
        className="filters filters--static target:block"
        aria-label={t('list.filters')}
      >
        <FilterForm key={address.pathname} id="filter" facets={facets} address={address} />
      </RenderedOnce>
      <section aria-label={t('list.products')} aria-busy={address.isLoading || undefined} tabIndex={-1}>
        <div className="mfilter mb-4">
          <Button block href="#filters" role="button" aria-haspopup="dialog" onClick={openDrawer}>
            <SlidersIcon />
            {t('list.filters')}
            {chosen > 0 && <Badge tone="neu">{chosen}</Badge>}
          </Button>
          <SortButton address={address} />
        </div>
        <div className="bar">
          <div>
            <p className="soft num" role="status">
              {shown < total && t('list.shown', { shown: number(shown), n: total })}
              {shown === total && !isUnknown && t('list.items', { n: total })}
            </p>
            <PricesNote className="" />
          </div>
          <SortChoice address={address} />
        </div>
        <Suspense fallback={null}>
          {chosen > 0 && <ActiveFilters facets={facets} address={address} />}
          {isUnknown && <ListFailed address={address} text={failedText} />}
          {!isUnknown && items.length === 0 && (
            <ListEmpty address={address} facets={facets} emptyText={emptyText} wayOut={wayOut} />
          )}
        </Suspense>
        <div className="grid grid--cards">
          {items.map((product, index) => (
            <ProductCard key={product.sku} product={product} headingLevel={2} priority={index < FIRST_ROW} />
          ))}
        </div>
        {total > SEARCH_PAGE_SIZE && <LoadMore address={address} shown={shown} total={total} />}
      </section>
      {drawer !== 'unused' && (
        <Suspense fallback={null}>
          <FilterDrawer
            key={address.pathname}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            facets={facets}
            address={address}
            total={total}
          />
        </Suspense>
      )}
    </div>
  );
}
