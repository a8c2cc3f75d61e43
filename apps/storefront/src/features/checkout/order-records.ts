import type { PlacedOrder } from '@brixel/contract/order';
import { readStored, writeStored } from '#data/browser-storage.ts';
import type { SentOrder } from '#data/order-calls.ts';
import type { OrderedPiece } from '#features/cart/sync/shopper-changes.ts';

/** What this browser remembers of orders, for all its tabs. */

/** The cart that was ordered: its epoch ends with the order. */
export interface OrderedCart {
  epoch: number;
  pieces: OrderedPiece[];
}

/** An order whose outcome nobody knows yet. Its message is never changed: sent again, it cannot make a second order. */
export interface FrozenOrder extends OrderedCart {
  message: SentOrder;
  madeAt: number;
}

export interface KeptOrder extends OrderedCart {
  order: PlacedOrder;
  /** of its message: tells whether the same is ordered again */
  content: string;
  placedAt: number;
  /** waits for its payment; until then its goods stay in the cart */
  isOpen: boolean;
}

export interface OrderRecords {
  frozen: FrozenOrder | null;
  last: KeptOrder | null;
}

const STORAGE_KEY = 'brixel/order';
const NONE: OrderRecords = { frozen: null, last: null };

/** For browsers that refuse to store anything: then it is remembered as long as the page. */
let refused: OrderRecords | null = null;

const isRecords = (value: unknown): value is OrderRecords =>
  typeof value === 'object' && value !== null && 'frozen' in value && 'last' in value;

export function readOrders(): OrderRecords {
  if (refused) return refused;
  const stored = readStored(STORAGE_KEY);
  return isRecords(stored) ? stored : NONE;
}

export function writeOrders(records: OrderRecords): void {
  writeStored(STORAGE_KEY, records);
  const isStored = JSON.stringify(readStored(STORAGE_KEY)) === JSON.stringify(records);
  refused = isStored ? null : records;
}
