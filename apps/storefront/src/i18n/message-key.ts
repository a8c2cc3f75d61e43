import type { Area } from '#config/text-areas.ts';
import type { MessageArguments } from './format-message.ts';

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

/** The German text of a key. */
type TextOf<Key> = {
  [Name in keyof Dictionaries]: Key extends keyof Dictionaries[Name] ? Dictionaries[Name][Key] : never;
}[keyof Dictionaries];

/** What stands before the text of a plural form, which is no argument. */
type FormStart = `${string}${'=0' | '=1' | 'one' | 'other'} `;

/** The names in the braces of a text, such as `name`, `n, number` or `n, plural, one {…} other {…}`. */
type ArgumentNames<Text> = Text extends `${infer Before}{${infer Rest}`
  ? (Before extends FormStart ? never : NameIn<Rest>) | ArgumentNames<Rest>
  : never;
type NameIn<Rest> = Rest extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? Name
    : Inside
  : never;

/** The names of the arguments that the text of a key needs. */
export type ArgumentName<Key extends MessageKey> = ArgumentNames<TextOf<Key>>;

/** The arguments that the text of a key needs. Of a key that is any of all, nothing is known. */
export type ArgumentsOf<Key extends MessageKey> = [MessageKey] extends [Key]
  ? [args?: MessageArguments]
  : [ArgumentName<Key>] extends [never]
    ? []
    : [args: Record<ArgumentName<Key>, string | number>];

/** What a dictionary in another language must satisfy: the keys of its German counterpart. */
export type SameKeys<German> = { [Key in keyof German]: string };
