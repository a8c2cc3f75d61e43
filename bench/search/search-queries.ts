import { COLOURS } from '@brixel/bricks/colours';
import { DESIGNS, sizeLabel } from '@brixel/bricks/designs';
import { between, fraction, pick } from '@brixel/bricks/random';
import type { IndexQuery } from '@brixel/catalog-index/catalog-index';
import type { AppliedFilter, FilterValue } from '@brixel/contract/search';
import { searchLimits } from '@brixel/contract/search-limits';
import { FAMILIES } from '@brixel/demo-catalog/parts/families';
import { syntheticCategories } from './synthetic-catalog.ts';
import { searchWords } from './synthetic-words.ts';

/** Queries as the shop's own pages send them: 50 hits, the total and four facets. */

const list = (key: string, count: number): string[] => Array.from({ length: count }, (_, number) => `${key} ${number}`);
const where = (attribute: string, value: FilterValue): AppliedFilter => ({ attribute, value, scope: 'default' });
const choose = (attribute: string, value: FilterValue): AppliedFilter => ({ attribute, value, scope: 'catalog' });

const visible = [where('visibility', { in: [2, 3, 4] }), where('status', { in: [0, 1] })];
const facets = [
  { field: 'price', size: 10 },
  { field: 'color', size: 1000 },
  { field: 'size', size: 100 },
  { field: 'manufacturer', size: 100 },
];
const sorts: IndexQuery['sort'][] = [
  [{ field: 'updated_at', direction: 'desc' }],
  [{ field: 'final_price', direction: 'asc' }],
  [{ field: 'final_price', direction: 'desc' }],
];

const page = (part: Partial<IndexQuery>): IndexQuery => ({
  text: '',
  filters: visible,
  facets,
  sort: [],
  from: 0,
  size: 50,
  ...part,
});

const inCategories = (ids: readonly number[]): AppliedFilter => where('category_ids', { in: [...new Set(ids)] });
const roots = [...syntheticCategories].sort((a, b) => b.branch.length - a.branch.length);

/** Every query has another combination of categories, so that no cache helps; one in ten is for all products. */
export const coldListings = (key: string, count: number): IndexQuery[] =>
  list(key, count).map((each) => {
    const branches = Array.from({ length: between(`${each} many`, 1, 3) }, (_, number) => {
      const isWide = fraction(`${each} wide ${number}`) < 0.3;
      return pick(`${each} ${number}`, isWide ? roots.slice(0, 30) : syntheticCategories).branch;
    });
    // For all products, an id that does not exist makes each query a new one.
    const narrow =
      fraction(`${each} whole`) < 0.1 ? where('id', { nin: [-between(each, 1, 1e9)] }) : inCategories(branches.flat());
    return page({ filters: [...visible, narrow], sort: pick(each, sorts), from: 50 * between(`${each} page`, 0, 2) });
  });

/** The most visited pages. */
export const warmListings = (key: string, count: number): IndexQuery[] =>
  list(key, count).map((each) =>
    page({
      filters: [...visible, inCategories(pick(`${each} category`, roots.slice(0, 20)).branch)],
      sort: pick(each, sorts),
      from: 50 * between(`${each} page`, 0, 2),
    }),
  );

function choices(each: string): AppliedFilter[] {
  const colours = list(each, between(`${each} colours`, 1, 3)).map((place) => String(pick(place, COLOURS).id));
  const chosen = [choose('color', { in: colours })];
  const [from, to] = pick(`${each} price`, searchLimits.priceRanges.slice(2));
  if (fraction(`${each} priced`) < 0.6) chosen.push(choose('price', { gte: from, ...(to !== null && { lt: to }) }));
  if (fraction(`${each} made`) < 0.3)
    chosen.push(choose('manufacturer', { in: list(each, 3).map((maker) => between(maker, 200, 223)) }));
  return chosen;
}

export const filteredListings = (key: string, count: number): IndexQuery[] =>
  coldListings(key, count).map((query, number) => ({
    ...query,
    filters: [...query.filters, ...choices(`${key} ${number}`)],
  }));

/** Whole shop, a colour and a price: the widest filtered list there is. */
export const widestListings = (key: string, count: number): IndexQuery[] =>
  list(key, count).map((each) => page({ filters: [...visible, ...choices(each)], sort: pick(each, sorts) }));

const pieces = [...new Set(FAMILIES.map(({ piece }) => piece.de))];

function words(each: string): string[] {
  const found = [pick(`${each} piece`, pieces)];
  const chance = fraction(`${each} more`);
  if (chance < 0.5) found.push(sizeLabel(pick(`${each} size`, DESIGNS)).replace('×', 'x'));
  if (chance > 0.25) found.push(pick(`${each} colour`, COLOURS).name.de);
  if (chance > 0.8) found.push(pick(`${each} motif`, searchWords.motifs));
  if (fraction(`${each} rare`) < 0.1) return [pick(`${each} compound`, searchWords.compounds)];
  return found;
}

const searched = [where('visibility', { in: [3, 4] }), visible[1]!];

export const textSearches = (key: string, count: number): IndexQuery[] =>
  list(key, count).map((each) => page({ text: words(each).join(' '), filters: searched }));

/** One letter left out, doubled, changed or swapped with the next in the first word that is long enough. */
function misspell(each: string, word: string): string {
  const at = between(`${each} at`, 1, word.length - 2);
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  return pick(`${each} slip`, [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}x${next}${after}`,
    `${before}${next}${letter}${after}`,
  ]);
}

export const typoSearches = (key: string, count: number): IndexQuery[] =>
  list(key, count).map((each) => {
    const [first = '', ...rest] = words(each);
    return page({ text: [misspell(each, first), ...rest].join(' '), filters: searched });
  });

export const filteredSearches = (key: string, count: number): IndexQuery[] =>
  textSearches(key, count).map((query, number) => ({
    ...query,
    filters: [...searched, ...choices(`${key} ${number}`)],
  }));

/** A text as it is typed, letter by letter. */
export const typedTexts = (key: string, count: number): string[] =>
  list(key, count).map((each) => {
    const text = words(each).join(' ').toLowerCase();
    return text.slice(0, between(`${each} typed`, 2, text.length));
  });

export const lookups = (skus: readonly string[]): IndexQuery[] =>
  skus.map((sku) => page({ filters: [where('sku', { eq: sku })], facets: [], size: 1 }));
