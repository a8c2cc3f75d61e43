import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SlidersIcon } from '#ui/icons.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListEmpty, type WayOut } from './list-empty.tsx';
import { ListFailed } from './list-failed.tsx';
import { filterCount } from './list-query.ts';
import { LoadMore } from './load-more.tsx';
import type { ProductListData } from './load-product-list.ts';
import { SortButton, SortChoice } from './sort-choice.tsx';
import { useListAddress } from './use-list-address.ts';

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }));

/** cards whose pictures are wanted at once */
const FIRST_ROW = 4;

export interface ProductListingProps {
  list: ProductListData;
  emptyText: string;
  wayOut: WayOut | null;
}

/** Filters, order, products and the way to more of them. */
export function ProductListing({ list, emptyText, wayOut }: ProductListingProps) {
  const t = useT();
  const { number } = useFormat();
  const address = useListAddress(list.query);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const { facets, items, total } = list;
  const chosen = filterCount(address.query);

  const openDrawer = (event: MouseEvent): void => {
    event.preventDefault();
    setDrawer('open');
  };

  return (
    <div className="listing">
      {/* without scripts the button on narrow screens leads here and shows it */}
      <aside id="filters" className="filters filters--static target:block" aria-label={t('list.filters')}>
        <FilterForm facets={facets} address={address} />
      </aside>
      <section aria-label={t('list.products')} aria-busy={address.isLoading || undefined}>
        <div className="mfilter mb-4">
          <Button block href="#filters" role="button" aria-haspopup="dialog" onClick={openDrawer}>
            <SlidersIcon />
            {t('list.filters')}
            {chosen > 0 && <Badge tone="neu">{chosen}</Badge>}
          </Button>
          <SortButton address={address} />
        </div>
        <div className="bar">
          <p className="soft" role="status">
            <b className="num text-ink">{number(total)}</b> {t('list.items', { n: total })}
          </p>
          <SortChoice address={address} />
        </div>
        <ActiveFilters facets={facets} address={address} />
        {list.failed && <ListFailed address={address} />}
        {!list.failed && items.length === 0 && <ListEmpty address={address} emptyText={emptyText} wayOut={wayOut} />}
        <div className="grid grid--cards">
          {items.map((product, index) => (
            <ProductCard key={product.sku} product={product} headingLevel={2} priority={index < FIRST_ROW} />
          ))}
        </div>
        <LoadMore address={address} shown={items.length} total={total} />
      </section>
      {drawer !== 'unused' && (
        <Suspense fallback={null}>
          <FilterDrawer
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
