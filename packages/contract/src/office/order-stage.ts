import { z } from 'zod';
import type { OrderStatus } from '../order.ts';

/** How far an order is for the people who work on it. Shoppers and other clients see `status` only, which has fewer steps. In the order of the work, as the lanes of the board. */
export const orderStages = [
  'new',
  'to_pick',
  'picking',
  'to_pack',
  'packed',
  'sent',
  'done',
  'canceled',
  'returned',
] as const;
export const orderStage = z.enum(orderStages);
export type OrderStage = z.infer<typeof orderStage>;

/** The steps from the drawers to the parcel, which an order that is to be sent takes once it is paid. */
export const fulfilments = ['to_pick', 'picking', 'to_pack', 'packed'] as const satisfies readonly OrderStage[];
export type Fulfilment = (typeof fulfilments)[number];

export interface StageFacts {
  status: OrderStatus;
  /** null where nothing is sent */
  fulfilment: Fulfilment | null;
  isWithdrawn: boolean;
  /** sent, and too long ago to be withdrawn from */
  isOver: boolean;
}

export function stageOf({ status, fulfilment, isWithdrawn, isOver }: StageFacts): OrderStage {
  if (status === 'pending') return 'new';
  if (status === 'canceled') return 'canceled';
  if (status === 'processing') return fulfilment ?? 'done';
  if (isWithdrawn) return 'returned';
  return isOver || fulfilment === null ? 'done' : 'sent';
}
