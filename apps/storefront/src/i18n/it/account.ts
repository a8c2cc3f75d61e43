import type { messages as German } from '../de/account.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'account.title': 'Il mio account',
  'account.shippingDetails': 'Indirizzo di consegna',
  'account.newsletter': 'Newsletter',
  'account.orders': 'Ordini',
  'account.order': 'Ordine {id}',
  'account.recentlyViewed': 'Visti di recente',
  'account.resetPassword': 'Reimposta la password',
  'account.loginNeeded': 'Accedi per vedere questa pagina.',
  'account.loggedOut': 'Hai effettuato il logout.',
  'account.updated': 'I tuoi dati sono stati salvati.',
  'account.passwordChanged': 'La password è stata cambiata.',
  'account.resetOffline': 'Il ripristino della password funziona solo online.',
  'account.resetMailFailed': 'Non è stato possibile inviare la mail di ripristino.',
  'account.refreshFailed': 'Il tuo accesso è scaduto. Accedi di nuovo.',
  'account.refreshBroken': 'L’accesso si è confuso. Svuota la memoria e ricarica la pagina.',
} satisfies SameKeys<typeof German>;
