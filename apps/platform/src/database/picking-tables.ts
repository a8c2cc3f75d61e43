import type { PickDeed } from '@brixel/contract/office/picking-endpoints';
import type { BoxLetter } from '@brixel/contract/office/picking-limits';
import type { Generated } from 'kysely';
import type { JsonText } from './column-types.ts';

/** Several orders that are picked on one way. */
interface PickRoundTable {
  id: Generated<number>;
  started_at: string;
  started_by: string;
  /** everything is ticked, and the boxes are on the packing table */
  finished_at: string | null;
}

/** An order in a round. */
interface PickBoxTable {
  round_id: number;
  letter: BoxLetter;
  order_id: number;
  /** of the closed parcel, in grams */
  weight: number | null;
  packed_at: string | null;
  packed_by: string | null;
}

/** One drawer, or whatever else some goods lie in. */
interface PickStopTable {
  id: Generated<number>;
  round_id: number;
  /** on the way */
  position: number;
  sku: string;
  /** whose picture shows it */
  mosaic_id: string | null;
  /** as it was ordered: the product may be gone meanwhile */
  name: string;
  place: string;
  /** when somebody has put it to the end of the way */
  later_at: string | null;
}

/** What belongs into one box at a stop. */
interface PickShareTable {
  stop_id: number;
  letter: BoxLetter;
  /** the line of the order; null: a part of something */
  item_id: number | null;
  qty: number;
  found: Generated<number>;
  /** the deed that has settled it; null while it is open */
  tick_id: string | null;
  ticked_at: string | null;
  ticked_by: string | null;
}

/** What devices have sent: each deed counts once. */
interface PickDeedTable {
  round_id: number;
  /** made by the device */
  id: string;
  at: string;
  received_at: string;
  staff_name: string;
  deed: JsonText<PickDeed>;
}

/** What was not found of an order, until somebody decides. */
interface PickGapTable {
  id: Generated<number>;
  order_id: number;
  sku: string;
  name: string;
  item_id: number | null;
  qty: number;
  at: string;
  staff_name: string;
  decision: 'less' | 'stand_in' | 'refund' | null;
  stand_in_sku: string | null;
  decided_at: string | null;
  decided_by: string | null;
}

export interface PickingTables {
  pick_round: PickRoundTable;
  pick_box: PickBoxTable;
  pick_stop: PickStopTable;
  pick_share: PickShareTable;
  pick_deed: PickDeedTable;
  pick_gap: PickGapTable;
}
