import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as german } from '../de/voucher.ts';

export const messages: SameKeys<typeof german> = {
  'voucher.title': 'Saldo di un buono',
  'voucher.description':
    'Quanto resta sul tuo buono regalo e fino a quando vale? Inserisci il codice ricevuto per e-mail.',
  'voucher.code': 'Codice del buono',
  'voucher.codeHint': 'Cinque gruppi di quattro caratteri',
  'voucher.ask': 'Mostra il saldo',
  'voucher.again': 'Verifica un altro buono',
  'voucher.ending': 'Buono …{ending}',
  'voucher.balance': 'Saldo',
  'voucher.value': 'Valore iniziale',
  'voucher.validTo': 'Valido fino al',
  'voucher.state.open': 'Puoi usarlo nel carrello. Il resto rimane sul buono.',
  'voucher.state.spent': 'Il saldo è esaurito.',
  'voucher.state.expired': 'Il buono è scaduto.',
  'voucher.test': 'Viene da un ordine di prova e vale solo per ordini di prova.',
  'voucher.unknown': 'Non conosciamo questo buono, oppure è bloccato. Controlla il codice.',
  'voucher.tooOften': 'Troppi tentativi. Riprova tra un’ora.',
  'voucher.unreachable': 'Serve una connessione a Internet. Riprova tra poco.',
};
