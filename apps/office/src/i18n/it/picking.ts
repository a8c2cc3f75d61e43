import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { picking as german } from '../de/picking.ts';

export const picking: SameKeys<typeof german> = {
  'stage.new': 'da pagare',
  'stage.to_pick': 'da prelevare',
  'stage.picking': 'nel giro',
  'stage.to_pack': 'da imballare',
  'stage.packed': 'imballato',
  'stage.sent': 'spedito',
  'stage.done': 'concluso',
  'stage.canceled': 'annullato',
  'stage.returned': 'reso',
  'action.orders.stage': 'Fase dell’ordine',
  'fact.stage': 'Fase',
};
