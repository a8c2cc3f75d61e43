import { readStored, writeStored } from '#data/storage/browser-storage.ts';
import { leaveOrdered } from '#features/cart/cart-actions.ts';
import { endingOf, type OrderRecords } from './frozen-order.ts';

/** What this browser remembers of orders, for all its tabs. */

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

/** An order of this browser is paid: its goods leave the cart, once. Orders of other browsers leave it alone. */
export function finishOrder(publicId: string): void {
  const records = readOrders();
  const { last } = records;
  if (!last?.isOpen || last.order.orderId !== publicId) return;
  writeOrders({ ...records, last: { ...last, isOpen: false } });
  leaveOrdered(last, endingOf(last));
}
