import { type RunningShop, startShopProcess } from '../../setup/shop-process.ts';
import { type Switches, startVsf1Api, type Vsf1Api } from './vsf1-api.ts';

export interface ForeignShop extends RunningShop {
  api: Vsf1Api;
}

/** Our storefront alone before the API of another shop, set up as its owner would. */
export async function startForeignShop(
  switches: Partial<Switches> = {},
  env: Record<string, string> = {},
): Promise<ForeignShop> {
  const api = await startVsf1Api(switches);
  const shop = await startShopProcess({
    API_URL: api.url,
    PLATFORM: 'false',
    CATALOG_PATH: '/api/catalog/vue_storefront_catalog/{{entity}}/_search',
    TOKEN_IN: api.switches.tokenIn,
    MULTISTORE: 'false',
    PAGES: 'terms=agb,privacy=datenschutz,shipping=versand',
    PRICES_INCLUDE_TAX: 'true',
    ...env,
  });
  return {
    ...shop,
    api,
    async stop() {
      const code = await shop.stop();
      await api.close();
      return code;
    },
  };
}
