import type { movementReasons } from '@brixel/contract/office/product-facts';
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

export interface StockTables {
  stock_movement: StockMovementTable;
}
