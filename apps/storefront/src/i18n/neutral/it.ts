import type { SameKeys } from '../message-key.ts';
import type { messages as German } from './de.ts';

/** For shops that do not sell bricks: in place of the texts that speak of them. */
export const messages = {
  'layout.searchPlaceholder': 'Cerca prodotti',
  'errors.notFoundTitle': 'Questa pagina non esiste',
  'errors.notFoundText': 'È stata spostata, oppure l’indirizzo contiene un errore. Prova con la ricerca.',
  'home.title': 'Benvenuti',
  'home.description': 'Tutti i prodotti da vedere e ordinare online.',
  'list.price': 'Prezzo',
  'list.size': 'Taglia',
  'cart.emptyText': 'Qui non c’è ancora nulla.',
  'cart.emptyAction': 'Guarda i prodotti',
  'offline.appDescription': 'Acquisti online, anche con poca connessione.',
  'search.none': 'Nessun risultato. Controlla l’ortografia o usa un’altra parola.',
  'search.emptyText':
    'Non lo abbiamo, oppure da noi si chiama in un altro modo. Controlla l’ortografia o cerca per codice articolo.',
  'search.tipName': 'Usa meno parole o altre.',
  'search.tipNumber': 'Un codice articolo porta dritto al prodotto.',
} satisfies SameKeys<typeof German>;
