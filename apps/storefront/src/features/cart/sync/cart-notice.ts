import type { RefusalCode } from '@brixel/contract/cart';

/** What the shopper is notified of after an answer of the server. */
export type CartNotice =
  | {
      kind: 'refused';
      code: RefusalCode;
      name: string;
      limit?: number;
      part?: string;
      message: string;
      mosaicId?: string;
    }
  /** the server failed, and the old quantity stands again */
  | { kind: 'failed'; name: string }
  | { kind: 'quantity-updated' }
  /** another device has put something in, taken something out or changed a number */
  | { kind: 'changed-elsewhere' }
  /** what the customer had in the cart before the login has been added to what a guest put in */
  | { kind: 'merged' };
