import { visibleProducts } from '@brixel/commerce/search-query';
import type { Product } from '@brixel/contract/catalog';
import type { ApiMode, PublicConfig } from '@brixel/storefront/config/public-config';
import type { StoreView } from '@brixel/storefront/config/stores';
import { createApi } from '@brixel/storefront/data/api/api';
import { type CatalogClient, createCatalogClient } from '@brixel/storefront/data/catalog/catalog';
import { createSearch as createElasticSearch } from '@brixel/storefront/data/catalog/search/elastic-search';
import { createSearch as createGraphqlSearch } from '@brixel/storefront/data/catalog/search/graphql-search';
import { createSearch as createRestSearch } from '@brixel/storefront/data/catalog/search/rest-search';
import type { SearchAdapter } from '@brixel/storefront/data/catalog/search/search-adapter';
import { transportElsewhere } from '../transport-elsewhere.ts';
import { checkCalls, checkOrigins } from './check-calls.ts';
import { checkCatalog } from './check-catalog.ts';
import { type Finding, problem } from './finding.ts';

/** Walks the calls of an API as the storefront makes them, and says in plain words what is missing or answers differently. */
export async function* checkApi(config: PublicConfig): AsyncGenerator<Finding> {
  if (!config.api.url) {
    yield problem('API_URL is not set: there is no API elsewhere to check');
    return;
  }
  yield* checkOrigins(config);
  for (const store of config.stores) yield* named(store, config.stores.length > 1, checkStore(config, store));
}

async function* named(store: StoreView, isOneOfSeveral: boolean, findings: AsyncIterable<Finding>) {
  for await (const { state, text } of findings)
    yield { state, text: isOneOfSeveral ? `${store.storeCode}: ${text}` : text };
}

const adapters: Record<ApiMode, (config: PublicConfig) => SearchAdapter> = {
  rest: createRestSearch,
  graphql: createGraphqlSearch,
  elastic: createElasticSearch,
};

async function* checkStore(config: PublicConfig, store: StoreView): AsyncGenerator<Finding> {
  const transport = transportElsewhere(config.api);
  const catalog = await createCatalogClient({
    config,
    store,
    transport,
    search: adapters[config.api.mode](config),
    side: 'server',
    report: () => {},
    timeoutMs: () => 15_000,
  });
  yield* checkCatalog(catalog, config);
  const api = createApi({ config, storeCode: store.storeCode, transport });
  yield* checkCalls(api, { config, store, product: await productToBuy(catalog) });
}

/** One that can be put into a cart as it is. */
async function productToBuy(catalog: CatalogClient): Promise<Product | null> {
  const query = visibleProducts().where('type_id', { eq: 'simple' });
  const found = await catalog.search('product', query, { size: 20 }).catch(() => null);
  const products = found?.hits ?? [];
  return products.find(({ stock }) => stock.is_in_stock) ?? products[0] ?? null;
}
