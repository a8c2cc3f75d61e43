import type { PlatformSettings } from '../config.ts';
import { wholeAccount } from '../payment/payment-offer.ts';
import type { OutsideSettings } from './shop-settings.ts';

/** What the operator has set in the environment wins over what the owner sets in the office. */
export function outsideSettings({ shopName, bank, zeroPrices, listOutOfStock }: PlatformSettings): OutsideSettings {
  const catalog = {
    ...(zeroPrices !== undefined && { zeroPrices }),
    ...(listOutOfStock !== undefined && { listOutOfStock }),
  };
  const account = wholeAccount(bank);
  return {
    ...(shopName !== undefined && { brand: { name: shopName } }),
    ...(account && { bank: account }),
    ...(Object.keys(catalog).length > 0 && { catalog }),
  };
}
