import type { ProductFilter } from '@brixel/contract/office/product-endpoints';
import {
  conditions,
  type ProductSort,
  productSorts,
  productStates,
  stockLevels,
} from '@brixel/contract/office/product-facts';
import { useSearchParams } from 'react-router';

/** What the list shows, as it stands in the address. */
export interface ListAddress {
  filter: ProductFilter;
  sort: ProductSort;
  direction: 'asc' | 'desc';
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** What the platform would refuse is left out: addresses are typed and sent around. */
export function readAddress(address: URLSearchParams): ListAddress {
  const category = address.get('category') ?? '';
  const filter: ProductFilter = {
    search: address.get('search')?.trim().slice(0, 100) || undefined,
    status: oneOf(productStates, address.get('status')),
    condition: oneOf(conditions, address.get('condition')),
    stock: oneOf(stockLevels, address.get('stock')),
    missing: oneOf(['picture', 'place'] as const, address.get('missing')),
    below_cost: oneOf(['1'] as const, address.get('below_cost')),
    category: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
  };
  return {
    filter,
    sort: oneOf(productSorts, address.get('sort')) ?? 'name',
    direction: oneOf(['asc', 'desc'] as const, address.get('direction')) ?? 'asc',
  };
}

/** Without what is as it always is. */
export function writeAddress({ filter, sort, direction }: ListAddress): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  if (sort !== 'name') given.push(['sort', sort]);
  if (direction !== 'asc') given.push(['direction', direction]);
  return new URLSearchParams(given).toString();
}

export function useListAddress(): ListAddress & { query: string; set: (next: Partial<ListAddress>) => void } {
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search);
  return {
    ...address,
    query: writeAddress(address),
    set: (next) => setSearch(writeAddress({ ...address, ...next }), { replace: true, preventScrollReset: true }),
  };
}
