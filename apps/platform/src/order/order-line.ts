import type { GiftRole } from '@brixel/contract/catalog';
import type { StoreCode } from '@brixel/contract/stores';
import type { Vat } from '@brixel/contract/vat';
import { optionTexts } from '../cart/option-texts.ts';
import type { PricedItem } from '../cart/price-items.ts';
import { stockUse } from '../cart/stock-limits.ts';
import { chosenMosaic } from '../mosaic/mosaic-choice.ts';
import { mosaicDownloads } from '../mosaic/mosaic-files.ts';
import type { Gift, OrderLine } from './order-content.ts';

/** An item as the order stores it. */
export function orderLine({ itemId, qty, chosen }: PricedItem, storeCode: StoreCode, { marginNote }: Vat): OrderLine {
  const { sku, productType, option, product, offer } = chosen;
  const mosaic = chosenMosaic(chosen);
  const parts = stockUse(chosen).slice(1);
  return {
    itemId,
    sku,
    offerSku: offer.sku,
    name: product.name,
    productType,
    qty,
    option,
    options: optionTexts(chosen),
    downloads:
      mosaic === null
        ? (product.downloadable_links ?? []).map(({ id, title }) => ({ id, title }))
        : mosaicDownloads(storeCode),
    ...(parts.length > 0 && { parts }),
    ...(product.is_margin && { taxNote: marginNote[storeCode] }),
    mosaicId: mosaic,
    ...(product.is_voucher === 1 && { gift: giftOf(chosen) }),
    ...(product.is_ticket === 1 && { ticket: true as const }),
  };
}

/** Whom a voucher is for: what was answered to the options that ask for it. */
function giftOf({ offer, option }: PricedItem['chosen']): Gift {
  const answers = option?.extension_attributes.custom_options ?? [];
  const answerTo = (role: GiftRole): string => {
    const asked = offer.custom_options?.find((candidate) => candidate.role === role);
    return answers.find(({ option_id }) => option_id === String(asked?.option_id))?.option_value ?? '';
  };
  return {
    recipientEmail: answerTo('recipient_email'),
    recipientName: answerTo('recipient_name'),
    greeting: answerTo('greeting'),
  };
}
