import type { RefusalCode } from '@brixel/contract/cart';
import type { Translate } from '#i18n/translate.ts';

export interface RefusedGoods {
  code: RefusalCode;
  /** how many there may be, or must be */
  limit?: number | undefined;
  /** of a box: the part that is short */
  part?: string | undefined;
  /** of a line that is made from a picture */
  mosaicId?: string | undefined;
}

/** Why the server refuses a line, as a message for the shopper. */
export function refusalText({ code, limit = 0, part, mosaicId }: RefusedGoods, t: Translate): string {
  switch (code) {
    case 'OUT_OF_STOCK':
      return part ? t('cart.partMissing', { part }) : t('errors.outOfStock');
    case 'PRICE_UNKNOWN':
      return t('errors.priceUnknown');
    case 'TOO_MANY':
      return part ? t('cart.partShort', { part, n: limit }) : t('catalog.onlyAvailable', { n: limit });
    case 'TOO_FEW':
      return t('cart.atLeast', { n: limit });
    case 'NOT_A_MULTIPLE':
      return t('cart.multiples', { n: limit });
    case 'UNKNOWN_PRODUCT':
    case 'UNKNOWN_ITEM':
      return t('cart.someUnavailable');
    case 'CART_FULL':
      return t('cart.full', { n: limit });
    case 'WRONG_OPTIONS':
      return mosaicId ? t('cart.mosaicRefused') : t('errors.noVariants');
  }
}
