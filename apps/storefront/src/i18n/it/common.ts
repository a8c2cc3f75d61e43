import type { messages as German } from '../de/common.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'common.ok': 'OK',
  'common.close': 'Chiudi',
  'common.cancel': 'Annulla',
  'common.remove': 'Rimuovi',
  'common.back': 'Indietro',
  'common.next': 'Avanti',
  'common.toHome': 'Vai alla pagina iniziale',
  'common.home': 'Pagina iniziale',
  'common.retry': 'Riprova',
  'common.email': 'Indirizzo e-mail',
  'common.emailPlaceholder': 'tuo@indirizzo.it',
  'common.invalidEmail': 'Inserisci un indirizzo e-mail valido.',
} satisfies SameKeys<typeof German>;
