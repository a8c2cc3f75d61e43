import { outcomeOf } from '#data/api/outcome.ts';
import { loadOwnPrices } from '#data/own-prices/load-own-prices.ts';
import { pageServices } from '#data/page-services.ts';
import { customerToken } from '#data/storage/stored-user.ts';
import { refreshProfile } from './session.ts';

/** The prices of the group that the customer of this session is in. */
export const startOwnPrices = (): void =>
  loadOwnPrices({
    async load(skus) {
      const { api } = await pageServices;
      const query = { skus: skus.join(',') };
      const answer = await outcomeOf(api, 'ownPrices', { query, token: customerToken(), silent: true });
      return answer.ok ? answer.result : null;
    },
    // the profile says no longer that there are any
    onNone: () => void refreshProfile(),
  });
