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
  validation: typeof import('./de/validation.ts').messages;
  withdrawal: typeof import('./de/withdrawal.ts').messages;
}

export type MessageKey = { [Name in keyof Dictionaries]: keyof Dictionaries[Name] }[keyof Dictionaries];

/** What a dictionary in another language must satisfy: the keys of its German counterpart. */
export type SameKeys<German> = { [Key in keyof German]: string };
