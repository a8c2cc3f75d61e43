import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openHostedShop } from '../../setup/hosted-shop.ts';
import { type Switches, startVsf1Api, type Vsf1Api } from './vsf1-api.ts';

export interface ForeignShop {
  url: string;
  api: Vsf1Api;
  stop(): Promise<void>;
}

/** Variables of a storefront alone before that API, set up as its owner would. */
export const foreignEnv = (api: Vsf1Api): Record<string, string> => ({
  API_URL: api.url,
  PLATFORM: 'false',
  CATALOG_PATH: '/api/catalog/vue_storefront_catalog/{{entity}}/_search',
  TOKEN_IN: api.switches.tokenIn,
  MULTISTORE: 'false',
  PAGES: 'terms=agb,privacy=datenschutz,shipping=versand',
  PRICES_INCLUDE_TAX: 'true',
});

/** Our storefront before the API of another shop. */
export async function startForeignShop(
  switches: Partial<Switches> = {},
  env: Record<string, string> = {},
): Promise<ForeignShop> {
  const api = await startVsf1Api(switches);
  const dataDir = await mkdtemp(join(inject('runFolder'), 'foreign-'));
  const shop = await openHostedShop({ ...foreignEnv(api), DATA_DIR: dataDir, ...env });
  return {
    url: shop.url,
    api,
    async stop() {
      await shop.close();
      await api.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
