import type { messages as account } from './de/account.ts';
import type { messages as builder } from './de/builder.ts';
import type { messages as cart } from './de/cart.ts';
import type { messages as checkout } from './de/checkout.ts';
import type { messages as consent } from './de/consent.ts';
import type { messages as contact } from './de/contact.ts';
import type { messages as core } from './de/core.ts';
import type { messages as home } from './de/home.ts';
import type { messages as list } from './de/list.ts';
import type { messages as newsletter } from './de/newsletter.ts';
import type { messages as offline } from './de/offline.ts';
import type { messages as orders } from './de/orders.ts';
import type { messages as outbox } from './de/outbox.ts';
import type { messages as product } from './de/product.ts';
import type { messages as reviews } from './de/reviews.ts';
import type { messages as saved } from './de/saved.ts';
import type { messages as search } from './de/search.ts';
import type { messages as validation } from './de/validation.ts';
import type { messages as withdrawal } from './de/withdrawal.ts';

/** German is the source of all keys; the other languages must have exactly these. */
export type MessageKey =
  | keyof typeof core
  | keyof typeof consent
  | keyof typeof list
  | keyof typeof search
  | keyof typeof home
  | keyof typeof product
  | keyof typeof reviews
  | keyof typeof saved
  | keyof typeof cart
  | keyof typeof checkout
  | keyof typeof orders
  | keyof typeof outbox
  | keyof typeof withdrawal
  | keyof typeof newsletter
  | keyof typeof contact
  | keyof typeof account
  | keyof typeof builder
  | keyof typeof validation
  | keyof typeof offline;

/** What a dictionary in another language must satisfy: the keys of its German counterpart. */
export type SameKeys<German> = { [Key in keyof German]: string };
