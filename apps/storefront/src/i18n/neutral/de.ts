import type { MessageKey } from '../message-key.ts';

/** For shops that do not sell bricks: in place of the texts that speak of them. */
export const messages = {
  'layout.searchPlaceholder': 'Produkte suchen',
  'errors.notFoundTitle': 'Diese Seite gibt es nicht',
  'errors.notFoundText': 'Sie ist umgezogen, oder die Adresse hat einen Tippfehler. Die Suche hilft weiter.',
  'home.title': 'Willkommen',
  'home.description': 'Alle Produkte online ansehen und bestellen.',
  'list.price': 'Preis',
  'list.size': 'Größe',
  'cart.emptyText': 'Hier liegt noch nichts.',
  'cart.emptyAction': 'Produkte ansehen',
  'offline.appDescription': 'Online einkaufen, auch mit schlechter Verbindung.',
  'search.none': 'Nichts gefunden. Prüf die Schreibweise oder nimm ein anderes Wort.',
  'search.emptyText':
    'Das führen wir nicht, oder es heißt bei uns anders. Prüf die Schreibweise oder such nach der Artikelnummer.',
  'search.tipName': 'Nimm weniger oder andere Wörter.',
  'search.tipNumber': 'Eine Artikelnummer führt direkt zum Produkt.',
} satisfies Partial<Record<MessageKey, string>>;
