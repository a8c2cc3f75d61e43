import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/saved.ts';

export const messages = {
  'compare.count': '{n, plural, one {# articolo a confronto} other {# articoli a confronto}}',
  'compare.table': 'Tabella di confronto',
  'compare.remove': 'Rimuovi {name} dal confronto',
  'compare.clear': 'Svuota il confronto',
  'compare.emptyText': 'Aggiungi i pezzi con la bilancia sulle schede: qui vedrai i dati uno accanto all’altro.',
  'compare.emptyAction': 'Scegli i mattoncini',
  'compare.price': 'Prezzo',
  'compare.stock': 'Disponibilità',
  'compare.rating': 'Recensioni',
  'compare.missing': 'non indicato',
  'compare.failed': 'I dati del confronto richiedono una connessione.',
  'compare.full': 'Nel confronto non entrano più di {n} articoli. Prima togline uno.',
  'wishlist.title': 'Preferiti',
  'wishlist.close': 'Chiudi i preferiti',
  'wishlist.remove': 'Togli {name} dai preferiti',
  'wishlist.emptyTitle': 'Ancora nessun cuore',
  'wishlist.emptyText': 'Tocca il cuore su un pezzo: resterà qui finché non ti serve.',
  'wishlist.emptyAction': 'Guarda i pezzi',
  'compare.onlyDifferences': 'Mostra solo le differenze',
  'compare.allEqual': 'In tutto il resto sono uguali.',
  'wishlist.removed': '{name} non è più tra i preferiti.',
  'wishlist.undo': 'Annulla',
  'wishlist.full': 'Tra i preferiti non entrano più di {n} articoli. Prima togline uno.',
  'wishlist.addAll': '{n, plural, one {# articolo nel carrello} other {Tutti e # nel carrello}}',
} satisfies SameKeys<typeof German>;
