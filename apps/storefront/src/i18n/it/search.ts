import type { messages as German } from '../de/search.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'search.title': 'Ricerca',
  'search.resultsFor': 'Risultati per “{text}”',
  'search.suggestions': 'Suggerimenti',
  'search.categories': 'Categorie',
  'search.products': 'Articoli',
  'search.all': '{n, plural, one {Vedi # risultato} other {Tutti i # risultati}}',
  'search.none': 'Nessun risultato. Controlla la scrittura o cerca per colore o ID design.',
  'search.count': '{n, plural, =0 {Nessun risultato} one {# risultato} other {# risultati}}',
  'search.offline': 'La ricerca richiede una connessione.',
  'search.emptyTitle': 'Nessun risultato per «{text}»',
  'search.emptyText': 'Controlla l’ortografia o cerca per forma, colore, ID design o codice articolo.',
  'search.browse': 'Sfoglia per categoria',
  'search.popular': 'I più acquistati',
  'search.contact': 'Scrivici cosa cerchi',
  'search.newSearch': 'Termine di ricerca',
} satisfies SameKeys<typeof German>;
