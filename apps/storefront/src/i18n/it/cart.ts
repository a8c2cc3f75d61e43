import type { messages as German } from '../de/cart.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'cart.title': 'Carrello',
  'cart.quantityUpdated': 'Quantità aggiornata.',
  'cart.someUnavailable': 'Alcuni dei prodotti ordinati non sono disponibili.',
  'cart.wrongCoupon': 'Il codice non è corretto. Riprova.',
  'cart.inStock': 'Disponibile',
  'cart.outOfStock': 'Esaurito',
} satisfies SameKeys<typeof German>;
