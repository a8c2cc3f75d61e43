import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/search.ts';

export const messages = {
  'search.title': 'Ricerca',
  'search.resultsFor': 'Risultati per «{text}»',
  'search.suggestions': 'Suggerimenti',
  'search.categories': 'Categorie',
  'search.products': 'Articoli',
  'search.all': '{n, plural, one {Vedi # risultato} other {Tutti i # risultati}}',
  'search.none': 'Nessun risultato. Controlla l’ortografia o cerca per colore o ID design.',
  'search.count':
    '{n, plural, =0 {Nessun articolo} one {# articolo} other {# articoli}}, {options, plural, one {# suggerimento} other {# suggerimenti}}. Scegli con le frecce.',
  'search.offline': 'La ricerca richiede una connessione.',
  'search.offlineCached': 'Offline: solo articoli già caricati.',
  'search.emptyTitle': 'Nessun risultato per «{text}»',
  'search.emptyText':
    'Non lo abbiamo, oppure da noi si chiama in un altro modo. Controlla l’ortografia o cerca per forma, colore, ID design o codice articolo.',
  'search.browse': 'Sfoglia per categoria',
  'search.popular': 'I più acquistati',
  'search.contact': 'Scrivici cosa cerchi',
  'search.newSearch': 'Termine di ricerca',
  'search.pricesNote': 'Prezzi IVA inclusa, spedizione esclusa',
  'search.noTaxNote': 'Prezzi con spedizione esclusa. {note}',
  'search.didYouMean': 'Forse cercavi {link}?',
  'search.shownInstead': 'Nessun risultato per «{text}». Ecco i risultati per «{other}».',
  'search.ignored': 'Senza {n, plural, one {la parola} other {le parole}} «{words}», che non porta a nulla.',
  'search.helpPages': 'Forse cerchi queste informazioni:',
  'search.unsold': 'Non abbiamo {things}, ma questi articoli ci si avvicinano.',
  'search.recent': 'Ricerche recenti',
  'search.popularSearches': 'Più richiesti',
  'search.forget': 'Cancella le ricerche recenti',
  'search.help': 'Aiuto',
  'search.tips': 'Come trovare di più',
  'search.tipName': 'Usa meno parole o altre: bastano forma e colore, per esempio «piastrella rossa» o «2x4 blu».',
  'search.partList': 'Molti pezzi in una volta? Incolla la tua lista.',
  'search.tipNumber': 'ID design, ID elemento o codice articolo portano dritti al pezzo.',
} satisfies SameKeys<typeof German>;
