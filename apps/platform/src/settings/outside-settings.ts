import type { PlatformSettings } from '../config.ts';
import { senderOf } from '../mail/message.ts';
import { wholeAccount } from '../payment/payment-offer.ts';
import type { OutsideSettings } from './shop-settings.ts';

/** What the operator has set in the environment wins over what the owner sets in the office. */
export function outsideSettings({
  shopName,
  bank,
  mail,
  zeroPrices,
  listOutOfStock,
  guestCartDays,
  cartCountType,
  multistore,
  unpaid: { dueDays, cancelDays },
}: PlatformSettings): OutsideSettings {
  const catalog = {
    ...(zeroPrices !== undefined && { zeroPrices }),
    ...(listOutOfStock !== undefined && { listOutOfStock }),
  };
  const cart = {
    ...(guestCartDays !== undefined && { guestCartDays }),
    ...(cartCountType !== undefined && { countType: cartCountType }),
  };
  const transfers = {
    ...(dueDays !== undefined && { dueDays }),
    ...(cancelDays !== undefined && { cancelDays }),
  };
  const account = wholeAccount(bank);
  return {
    ...(shopName !== undefined && { brand: { name: shopName } }),
    ...(account && { bank: account }),
    ...(mail.from !== undefined && { mail: senderOf(mail.from) }),
    // several stores are the owner's choice; one alone is the operator's
    ...(!multistore && { stores: { multistore } }),
    ...(Object.keys(transfers).length > 0 && { transfers }),
    ...(Object.keys(catalog).length > 0 && { catalog }),
    ...(Object.keys(cart).length > 0 && { cart }),
  };
}
