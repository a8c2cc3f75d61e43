/** What the office knows goods by. Without schemas: browsers load it. */

export const conditions = ['new', 'used'] as const;
export const productStates = ['on', 'off'] as const;
export const stockLevels = ['in', 'low', 'out'] as const;

/** So many and fewer are few. */
export const LOW_STOCK = 9;

export const productSorts = ['name', 'sku', 'place', 'price', 'stock', 'cost', 'margin', 'sold', 'updated'] as const;
export type ProductSort = (typeof productSorts)[number];

/** What prices can be rounded to when many are changed. */
export const priceSteps = [0.0001, 0.001, 0.01, 0.05, 0.1] as const;

/** What can be made in the office. */
export const productKinds = ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'] as const;
export type ProductKind = (typeof productKinds)[number];

/** What variants of every shop can differ in; further ones are choices that the owner has made. */
export const builtInVariantCodes = ['color', 'size'] as const;

/** Whether variants can differ in it. */
export const canVaryBy = ({ code, own, input }: { code: string; own: boolean; input: string }): boolean =>
  own ? input === 'select' : builtInVariantCodes.some((known) => known === code);

/** How parts of a set are chosen: one of them, or any. */
export const bundleChoices = ['radio', 'checkbox'] as const;

/** How they are taxed, see `vat.ts`. */
export const taxClasses = ['standard', 'reduced', 'margin', 'none'] as const;

/** Why a stock has changed. */
export const movementReasons = [
  'start',
  'order',
  'cancel',
  'return',
  'import',
  'elsewhere',
  'undo',
  'manual',
  'missing',
] as const;

/** What its buyer gets by mail for each piece of something that is not sent. */
export const buyerGets = ['nothing', 'voucher', 'ticket'] as const;
export type BuyerGets = (typeof buyerGets)[number];
