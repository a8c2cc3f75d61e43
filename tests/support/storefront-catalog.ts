import type { StoreCode } from '@brixel/contract/stores';
import { createPublicConfig, type PublicConfigInput } from '@brixel/storefront/config/public-config';
import { storeView } from '@brixel/storefront/config/testing/own-stores';
import type { ApiTransport } from '@brixel/storefront/data/api/transport';
import { type CatalogClient, createCatalogClient } from '@brixel/storefront/data/catalog/catalog';
import { createSearch as createElasticSearch } from '@brixel/storefront/data/catalog/search/elastic-search';
import { createSearch as createGraphqlSearch } from '@brixel/storefront/data/catalog/search/graphql-search';
import { createSearch as createRestSearch } from '@brixel/storefront/data/catalog/search/rest-search';
import type { TestPlatform } from './platform.ts';

const adapters = { rest: createRestSearch, graphql: createGraphqlSearch, elastic: createElasticSearch };

/** How a storefront in the same process reaches the platform. */
export const inProcess =
  ({ inject }: Pick<TestPlatform, 'inject'>): ApiTransport =>
  async ({ method, path, body }) => {
    const answer = await inject({ method, url: path, ...(body === undefined ? {} : { payload: body as object }) });
    return { status: answer.statusCode, json: answer.json() };
  };

/** The storefront's own view of a catalogue, asked as its configuration says. */
export function storefrontCatalog(
  transport: ApiTransport,
  input: Partial<PublicConfigInput> = {},
  store: StoreCode = 'de',
): Promise<CatalogClient> {
  const config = createPublicConfig({ publicUrl: 'https://shop.example', ...input });
  return createCatalogClient({
    config,
    store: storeView(store),
    transport,
    search: adapters[config.api.mode](config),
    side: 'server',
    report: (error) => {
      throw error;
    },
  });
}
