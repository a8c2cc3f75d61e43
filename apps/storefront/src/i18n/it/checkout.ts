import type { messages as German } from '../de/checkout.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'checkout.title': 'Cassa',
  'checkout.thankYou': 'Grazie per il tuo ordine',
  'checkout.cancelled': 'Il pagamento è stato annullato',
  'checkout.internalValidation': 'L’ordine contiene dati non validi. Controlla i tuoi dati.',
} satisfies SameKeys<typeof German>;
