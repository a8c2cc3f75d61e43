import type { CatalogIndex } from '@brixel/catalog-index/catalog-index';
import type { Product } from '@brixel/contract/catalog';
import type { DocumentStore } from './document-store.ts';
import { isEnough } from './documents/stock.ts';

type Stock = Product['stock'];

/** Finds the boxes that a part is in. */
export interface BundlesByPart {
  /** Numbers of the boxes that have enough of a part since its stock changed, or no longer. Without the stock before: all with this part. */
  changed(sku: string, before: Stock | undefined, now: Stock): number[];
  /** a product that is shown as it is now */
  put(number: number, product: Product): void;
}

interface Products {
  documents: Pick<DocumentStore<Product>, 'length' | 'peek'>;
  index: Pick<CatalogIndex, 'search'>;
}

/** By part, and by the number of a box: how many it takes, several where it is in there twice or is so no longer. */
type Taken = Map<string, Map<number, Set<number>>>;

const bundles = { attribute: 'type_id', value: { eq: 'bundle' }, scope: 'default' as const };

/** The boxes are read when a stock changes for the first time. */
export function createBundlesByPart({ documents, index }: Products): BundlesByPart {
  let taken: Taken | null = null;

  function readAll(): Taken {
    const all = index.search({ text: '', filters: [bundles], facets: [], sort: [], from: 0, size: documents.length });
    const read: Taken = new Map();
    for (const number of all.documents) add(read, number, documents.peek(number));
    taken = read;
    return read;
  }

  return {
    changed(sku, before, now) {
      const differs = (qty: number): boolean => !before || isEnough(before, qty) !== isEnough(now, qty);
      const boxes = (taken ?? readAll()).get(sku) ?? [];
      return [...boxes].filter(([, quantities]) => [...quantities].some(differs)).map(([number]) => number);
    },
    put(number, product) {
      if (taken) add(taken, number, product);
    },
  };
}

function add(taken: Taken, number: number, { bundle_options = [] }: Product): void {
  for (const { sku, qty } of bundle_options.flatMap(({ product_links }) => product_links)) {
    const boxes = taken.get(sku) ?? new Map<number, Set<number>>();
    taken.set(sku, boxes.set(number, (boxes.get(number) ?? new Set()).add(qty)));
  }
}
