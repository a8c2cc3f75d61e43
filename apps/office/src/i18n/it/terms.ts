import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { terms as german } from '../de/terms.ts';

export const terms: SameKeys<typeof german> = {
  'settings.payment.lead': 'Come pagano i clienti e dove va il denaro.',
  'settings.payment.on': 'attivo',
  'settings.payment.off': 'disattivato',
  'settings.payment.trial': 'In prova',
  'settings.payment.missing': 'accesso mancante',
  'settings.payment.offer': 'Offri: {title}',
  'settings.payment.online': 'Pagamento online',
  'settings.payment.transfer': 'Bonifico',
  'settings.payment.online.real': 'I clienti pagano con PayPal, con o senza un conto PayPal.',
  'settings.payment.online.demo':
    'Non si muove denaro vero: la demo simula soltanto il pagamento. Per i pagamenti veri il server ha bisogno delle variabili PAYPAL_CLIENT_ID e PAYPAL_CLIENT_SECRET.',
  'settings.payment.online.none':
    'Non ancora possibile: al server mancano i dati di accesso di PayPal, PAYPAL_CLIENT_ID e PAYPAL_CLIENT_SECRET.',
  'settings.payment.nothing': 'Così nessuno può pagare.',
  'settings.payment.nothingText': 'Senza un metodo di pagamento il negozio non accetta ordini.',
};
