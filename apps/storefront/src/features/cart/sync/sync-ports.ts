import type { ServerItem } from '@brixel/contract/cart';
import type { CartSettings } from '#config/public-config.ts';
import type { CartCalls } from '#data/api/cart-calls.ts';
import type { Dialect } from '#features/cart/cart-state.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import type { CartNotice } from './cart-notice.ts';
import type { SharedCart } from './shared-cart.ts';

/** Everything that keeping the server's cart in step needs of the outside. */
export interface SyncPorts {
  sharedCart: SharedCart;
  calls: CartCalls;
  /** one tab at a time */
  lock<T>(work: () => Promise<T>): Promise<T>;
  now(): number;
  isOnline(): boolean;
  isInCheckout(): boolean;
  /** of the customer who is logged in */
  customerToken(): string | null;
  /** the lines for items that only the server knows, by item id; those no longer sold are missing */
  findLines(items: readonly ServerItem[]): Promise<ReadonlyMap<number, CartLine>>;
  newKey(): string;
  notify(notices: readonly CartNotice[]): void;
  /** for developers; nothing that concerns the shopper */
  log(sentence: string): void;
  /** how the API answers, where that is known; else it is learned from its first answer */
  dialect?: Dialect;
  settings: Pick<CartSettings, 'mergeOnStart' | 'serverMayRemoveLocal' | 'serverMayModifyLocal' | 'maxBypassAttempts'>;
}
