import type { RefusalCode } from '@brixel/contract/cart';

/** Why an item cannot be added as requested. Messages are for clients without texts of their own. */
export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** how many there may be, or must be */
  readonly limit: number | undefined;
  /** of a box: the part that is short */
  readonly part: string | undefined;

  constructor(code: RefusalCode, message: string, limit?: number, part?: string) {
    this.code = code;
    this.message = message;
    this.limit = limit;
    this.part = part;
  }
}

export const unknownProduct = (sku: string): Refusal =>
  new Refusal('UNKNOWN_PRODUCT', `There is no product with the sku ${sku}`);

export const unknownItem = (itemId: number): Refusal => new Refusal('UNKNOWN_ITEM', `The cart has no item ${itemId}`);

export const priceUnknown = (): Refusal =>
  new Refusal('PRICE_UNKNOWN', 'Product price is unknown, product cannot be added to the cart!');

const notEnough = (part: string | undefined): string =>
  part === undefined ? '' : ` There is not enough of “${part}”.`;

export const outOfStock = (part?: string): Refusal =>
  new Refusal(
    'OUT_OF_STOCK',
    `The product is out of stock and cannot be added to the cart!${notEnough(part)}`,
    undefined,
    part,
  );

export const tooMany = (most: number, part?: string): Refusal =>
  new Refusal('TOO_MANY', `Only ${most} products of this type are available!${notEnough(part)}`, most, part);

export const tooFew = (least: number): Refusal =>
  new Refusal('TOO_FEW', `At least ${least} products of this type must be ordered!`, least);

export const notAMultiple = (step: number): Refusal =>
  new Refusal('NOT_A_MULTIPLE', `The product is sold in multiples of ${step}!`, step);

export const wrongOptions = (message: string): Refusal => new Refusal('WRONG_OPTIONS', message);

/** Of products that are made from a picture. */
export const wrongMosaic = (problem: MosaicProblem): Refusal => wrongOptions(MOSAIC_PROBLEMS[problem]);

const MOSAIC_PROBLEMS: Readonly<Record<MosaicProblem, string>> = {
  missing: 'A mosaic is bought with the picture that it is made from: make it in the mosaic builder',
  gone: 'The mosaic is no longer kept: make it again in the mosaic builder',
  other: 'The mosaic was made in another size or format, or of other plates',
};

export const cartFull = (most: number): Refusal =>
  new Refusal('CART_FULL', `A cart holds at most ${most} different products`);

/** `other`: the mosaic was made in another size or format, or of other plates, than what was chosen. */
export type MosaicProblem = 'missing' | 'gone' | 'other';
