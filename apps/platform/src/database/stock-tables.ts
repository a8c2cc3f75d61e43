import type { movementReasons } from '@brixel/contract/office/product-facts';
import type { StoreCode } from '@brixel/contract/stores';
import type { Generated } from 'kysely';

export type MovementReason = (typeof movementReasons)[number];

/** One change of a stock. Those of a sku together are its stock. */
interface StockMovementTable {
  id: Generated<number>;
  sku: string;
  delta: number;
  reason: MovementReason;
  order_number: string | null;
  import_id: number | null;
  /** who has done it, where it was a person */
  staff_name: string | null;
  at: string;
}

/** A wish for one mail when sold-out goods are there again. */
interface StockAlertTable {
  id: Generated<number>;
  /** in lower case */
  email: string;
  sku: string;
  /** whose language it is written in */
  store_code: StoreCode;
  /** pending until the link of a mail confirms it; notified: the mail is written, nothing more will come */
  status: 'pending' | 'waiting' | 'notified';
  /** SHA-256 of the newest mailed token, which confirms the wish and ends it */
  token_hash: string;
  requested_at: string;
  confirmed_at: string | null;
  notified_at: string | null;
}

export interface StockTables {
  stock_movement: StockMovementTable;
  stock_alert: StockAlertTable;
}
