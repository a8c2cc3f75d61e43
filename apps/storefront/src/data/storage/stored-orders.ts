import type { OrderHistory, OrderView } from '@brixel/contract/order';
import { readStored, writeStored } from './browser-storage.ts';
import { readUser } from './stored-user.ts';

/** The customer's orders as they were last answered, for use offline. They are removed at logout. */

export interface StoredPage {
  /** ISO date */
  at: string;
  history: OrderHistory;
}

interface StoredOrders {
  customerId: number;
  /** by their numbers */
  pages: Record<string, StoredPage>;
}

export const ORDERS_STORAGE = 'brixel/orders';
/** A page has twenty orders with all that is shown of them, about 60 KB. */
const MOST_PAGES = 5;

const isOrders = (value: unknown): value is StoredOrders =>
  typeof value === 'object' && value !== null && 'customerId' in value && 'pages' in value;

/** Of the customer who is logged in, and of nobody else. */
function ownPages(): Record<string, StoredPage> {
  const stored = readStored(ORDERS_STORAGE);
  const customer = readUser()?.current;
  return isOrders(stored) && stored.customerId === customer?.id ? stored.pages : {};
}

/** `customerId`: who has asked for them. By the time of the answer somebody else may be logged in. */
export function storeOrders(customerId: number, page: number, history: OrderHistory, now = new Date()): void {
  if (readUser()?.current.id !== customerId || page > MOST_PAGES) return;
  const pages = { ...ownPages(), [page]: { at: now.toISOString(), history } };
  writeStored(ORDERS_STORAGE, { customerId, pages } satisfies StoredOrders);
}

export const storedOrders = (page: number): StoredPage | null => ownPages()[page] ?? null;

export function storedOrder(publicId: string): OrderView | null {
  const all = Object.values(ownPages()).flatMap(({ history }) => history.items);
  return all.find(({ order_id }) => order_id === publicId) ?? null;
}

export const forgetOrders = (): void => writeStored(ORDERS_STORAGE, null);
