import type { MessageArguments } from '@brixel/commerce/format-message';
import type { ArgumentNames } from '@brixel/commerce/message-arguments';
import type { Area } from '#config/text-areas.ts';

/** German is the source of all keys; the other languages must have exactly these. An area that is missing here does not compile. */
interface Dictionaries extends Record<'core' | Area, object> {
  core: typeof import('./de/core.ts').messages;
  account: typeof import('./de/account.ts').messages;
  builder: typeof import('./de/builder.ts').messages;
  cart: typeof import('./de/cart.ts').messages;
  checkout: typeof import('./de/checkout.ts').messages;
  consent: typeof import('./de/consent.ts').messages;
  contact: typeof import('./de/contact.ts').messages;
  home: typeof import('./de/home.ts').messages;
  list: typeof import('./de/list.ts').messages;
  newsletter: typeof import('./de/newsletter.ts').messages;
  offline: typeof import('./de/offline.ts').messages;
  orders: typeof import('./de/orders.ts').messages;
  'saved-orders': typeof import('./de/saved-orders.ts').messages;
  product: typeof import('./de/product.ts').messages;
  reviews: typeof import('./de/reviews.ts').messages;
  saved: typeof import('./de/saved.ts').messages;
  search: typeof import('./de/search.ts').messages;
  'stock-alert': typeof import('./de/stock-alert.ts').messages;
  validation: typeof import('./de/validation.ts').messages;
  voucher: typeof import('./de/voucher.ts').messages;
  withdrawal: typeof import('./de/withdrawal.ts').messages;
}

export type MessageKey = { [Name in keyof Dictionaries]: keyof Dictionaries[Name] }[keyof Dictionaries];

/** The German text of a key. */
type TextOf<Key> = {
  [Name in keyof Dictionaries]: Key extends keyof Dictionaries[Name] ? Dictionaries[Name][Key] : never;
}[keyof Dictionaries];

/** The names of the arguments that the text of a key needs. */
export type ArgumentName<Key extends MessageKey> = ArgumentNames<TextOf<Key>>;

/** The arguments that the text of a key needs. Of a key that is any of all, nothing is known. */
export type ArgumentsOf<Key extends MessageKey> = [MessageKey] extends [Key]
  ? [args?: MessageArguments]
  : [ArgumentName<Key>] extends [never]
    ? []
    : [args: Record<ArgumentName<Key>, string | number>];
