import type { Found, SearchRequest } from '#data/catalog/search/search-adapter.ts';
import type { AnswerCache } from './answer-cache.ts';
import { readAnswer, searchLocally } from './local-search.ts';
import { meets, wantedValues } from './meets-filters.ts';
import { kindOf, namesOf, namingFields, recordName } from './record-names.ts';

/** Answers of the catalogue for use offline. */
export interface CachedCatalog {
  /** nobody waits for it */
  put(request: SearchRequest, found: Found): void;
  /** the answer to the same request, if the shop gave it not longer ago than that */
  recent(request: SearchRequest, maxAgeMs: number): Promise<Found | null>;
  /** what may stand for an answer that does not come */
  fallback(request: SearchRequest): Promise<Found | null>;
}

export interface CachedCatalogSetup {
  cache: AnswerCache;
  /** off: products are known by their exact request only, not by sku or id */
  cachesProducts: boolean;
  /** the group that prices depend on; null where they depend on none */
  priceGroup: () => number | null;
  now?: () => number;
}

export function createCachedCatalog(setup: CachedCatalogSetup): CachedCatalog {
  const { cache, cachesProducts, priceGroup, now = Date.now } = setup;
  const idOf = (request: SearchRequest): string =>
    JSON.stringify([request, request.entity === 'product' ? priceGroup() : null]);

  /** Entities that other questions have brought along, where all that are wanted are known by their names. */
  async function byNames(request: SearchRequest): Promise<Found | null> {
    const naming = namingFields(request, cachesProducts);
    const filter = request.query._appliedFilters?.find(({ attribute }) => naming.includes(attribute));
    const wanted = filter && wantedValues(filter);
    if (!wanted || request.query._searchText) return null;
    const hits = await Promise.all(
      wanted.map(async (value) => {
        const record = await cache.findNamed(recordName(kindOf(request), filter.attribute, value));
        return record && readAnswer(record).hits.find((hit) => String(hit[filter.attribute]) === String(value));
      }),
    );
    const known = hits.filter((hit) => hit != null);
    if (known.length < wanted.length) return null;
    const meeting = known.filter((hit) => meets(hit, request.query));
    return { hits: meeting.slice(request.start, request.start + request.size), total: meeting.length };
  }

  async function byText(request: SearchRequest): Promise<Found | null> {
    if (!request.query._searchText || !isPlain(request)) return null;
    return searchLocally(await cache.list(kindOf(request)), request);
  }

  return {
    put(request, found) {
      const id = idOf(request);
      // written down when the page has time
      setTimeout(() => {
        const text = JSON.stringify(found);
        void cache.put({
          id,
          at: now(),
          size: id.length + text.length,
          kind: kindOf(request),
          fields: request.exclude ? [] : (request.include ?? null),
          names: namesOf(request, found, cachesProducts),
          text,
        });
      }, 0);
    },
    async recent(request, maxAgeMs) {
      const record = await cache.find(idOf(request));
      return record && now() - record.at <= maxAgeMs ? readAnswer(record) : null;
    },
    async fallback(request) {
      const same = await cache.find(idOf(request));
      return same ? readAnswer(same) : ((await byNames(request)) ?? (await byText(request)));
    },
  };
}

/** Without choices of the shopper: filters and orders are the shop's to carry out. */
const isPlain = ({ query: { _appliedFilters = [], _appliedSort = [] } }: SearchRequest): boolean =>
  _appliedSort.length === 0 && _appliedFilters.every(({ scope }) => scope !== 'catalog');
