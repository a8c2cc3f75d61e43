import { Button } from '@brixel/ui/button.tsx';
import { EmptyState } from '@brixel/ui/empty-state.tsx';
import { useT } from '#i18n/use-t.ts';
import { ShopDrawing } from '#shared/shop-picture.tsx';
import { useFilterLabels } from './active-filters.tsx';
import { type Facets, optionsIn } from './facets.ts';
import {
  chosenIn,
  filterCount,
  filtersOf,
  type ListQuery,
  type OptionFilter,
  toggled,
  withoutFilters,
  withPage,
  withPrice,
} from './list-query.ts';
import type { ListAddress } from './use-list-address.ts';

export interface WayOut {
  label: string;
  href: string;
}

interface ListEmptyProps {
  address: ListAddress;
  facets: Facets;
  /** why the plain list is empty */
  emptyText: string;
  wayOut: WayOut | null;
}

/** Says why nothing is shown and offers the steps that change it. */
export function ListEmpty({ address, facets, emptyText, wayOut }: ListEmptyProps) {
  const t = useT();
  const { ofOption, ofPrice } = useFilterLabels(facets);
  const { query, hrefOf } = address;
  const isFiltered = filterCount(query) > 0;
  const isBeyond = query.page > 1;
  const removals = helpfulRemovals(query, facets);
  const text = isFiltered ? t('list.emptyFiltered') : isBeyond ? t('list.emptyPage') : emptyText;

  const nameOf = ({ filter }: Removal): string => {
    if (filter === 'price') return query.price ? ofPrice(query.price) : '';
    return chosenIn(query, filter)
      .map((id) => ofOption(filter, id))
      .join(', ');
  };
  return (
    <EmptyState
      picture={<ShopDrawing path="/banner/empty.png" alt="" size="figure" />}
      title={t('list.emptyTitle')}
      action={
        <div className="row justify-center">
          {removals.map((removal, index) => (
            <Button key={removal.filter} variant={index === 0 ? 'cta' : 'plain'} href={hrefOf(removal.query)}>
              {t('list.without', { name: nameOf(removal) })}
            </Button>
          ))}
          {isFiltered && (
            <Button variant={removals.length === 0 ? 'cta' : 'plain'} href={hrefOf(withoutFilters(query))}>
              {t('list.reset')}
            </Button>
          )}
          {!isFiltered && isBeyond && (
            <Button variant="cta" href={hrefOf(withPage(query, 1))}>
              {t('list.firstPage')}
            </Button>
          )}
          {wayOut && (
            <Button variant="ghost" href={wayOut.href}>
              {wayOut.label}
            </Button>
          )}
        </div>
      }
    >
      {text}
    </EmptyState>
  );
}

interface Removal {
  filter: OptionFilter | 'price';
  /** the list without this filter */
  query: ListQuery;
}

/**
 * Which single filters of an empty list one can let go of to see something. The counts of a filter leave its own choice
 * out of account, so hits among its other options are what the list would show without it.
 */
export function helpfulRemovals(query: ListQuery, facets: Facets): Removal[] {
  const helps = (filter: Removal['filter']): boolean => optionsIn(facets, filter).some(({ count }) => count > 0);
  const options = filtersOf(query)
    .filter((filter) => chosenIn(query, filter).length > 0 && helps(filter))
    .map((filter) => ({
      filter,
      query: chosenIn(query, filter).reduce((rest, id) => toggled(rest, filter, id), query),
    }));
  return query.price && helps('price') ? [...options, { filter: 'price', query: withPrice(query, null) }] : options;
}
