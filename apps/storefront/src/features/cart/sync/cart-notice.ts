import type { RefusalCode } from '@brixel/contract/cart';

/** What the shopper is told about the cart once the server has spoken. */
export type CartNotice =
  | { kind: 'refused'; code: RefusalCode; name: string; limit?: number; message: string; mosaicId?: string }
  /** the server failed, and the old quantity stands again */
  | { kind: 'failed'; name: string }
  | { kind: 'quantity-updated' };
