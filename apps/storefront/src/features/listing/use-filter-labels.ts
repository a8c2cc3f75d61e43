import { formatPriceRange } from '@brixel/commerce/format-price';
import { useServices } from '#data/services.ts';
import type { Facets } from './facets.ts';
import type { OptionFilter, PriceRange } from './list-query.ts';

export interface FilterLabels {
  ofOption: (filter: OptionFilter, id: string) => string;
  ofPrice: (range: PriceRange) => string;
}

/** What chosen filters are called outside of their place in the form. */
export function useFilterLabels(facets: Facets): FilterLabels {
  const { store } = useServices();
  return {
    // an id that nobody knows any more is all that is left of an option
    ofOption: (filter, id) => facets[filter].find((option) => option.id === id)?.label ?? id,
    ofPrice: ({ from, to }) => formatPriceRange(from, to, store),
  };
}
