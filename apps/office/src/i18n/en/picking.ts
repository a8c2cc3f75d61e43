import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { picking as german } from '../de/picking.ts';

export const picking: SameKeys<typeof german> = {
  'stage.new': 'awaiting payment',
  'stage.to_pick': 'to pick',
  'stage.picking': 'being picked',
  'stage.to_pack': 'to pack',
  'stage.packed': 'packed',
  'stage.sent': 'sent',
  'stage.done': 'done',
  'stage.canceled': 'canceled',
  'stage.returned': 'returned',
  'action.orders.stage': 'Step of an order',
  'fact.stage': 'Step',
};
