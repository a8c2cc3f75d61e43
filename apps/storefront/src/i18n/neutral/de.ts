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
  'home.categories': 'Kategorien',
  'product.soldOutText': 'Gerade ausverkauft. Leg das Produkt auf die Merkliste oder nimm eine Alternative.',
  'product.groupNothing': 'Wähle mindestens ein Produkt mit einer Menge über 0.',
  'compare.emptyText': 'Tipp an ein paar Produkten auf die Waage, dann stehen ihre Daten hier nebeneinander.',
  'compare.emptyAction': 'Produkte ansehen',
  'wishlist.emptyText': 'Tipp auf das Herz an einem Produkt, dann liegt es hier, bis du es brauchst.',
  'wishlist.emptyAction': 'Produkte ansehen',
  'cart.emptyTitle': 'Dein Warenkorb ist leer',
  'cart.shipping': 'Versand nach {country}',
  'checkout.createAccountHint': 'Bestellungen und Adresse auf allen Geräten.',
  'checkout.noAnswerText':
    'Sieh in deinem Postfach nach: Kommt eine Bestätigung, ist sie da. Kommt keine, drück noch einmal auf den Knopf.',
  'checkout.offlineChoose':
    'Du bist offline. Wähl eine Zahlungsart ohne Zahlungsdienst: Dann speichern wir deine Bestellung und senden sie, sobald du wieder online bist.',
  'checkout.needsConnectionText': 'Es wurde nichts bestellt. Bestell, sobald du wieder online bist.',
  'checkout.needsScript': 'Die Kasse arbeitet in deinem Browser und braucht dafür JavaScript. Schalte es bitte ein.',
  'savedOrders.sentText':
    'Wir wissen noch nicht, ob deine Bestellung angekommen ist. Sobald du wieder online bist, fragen wir nach.',
  'savedOrders.next.mail': 'Die Bestellung wird gesendet. Die Bestätigung kommt an {email}.',
  'account.way.help': 'So erreichst du uns.',
  'account.resetSentText': 'Gibt es ein Konto mit dieser Adresse, ist die E-Mail unterwegs.',
  'account.viewedEmptyText': 'Öffne ein Produkt, dann findest du es hier wieder.',
} satisfies Partial<Record<MessageKey, string>>;
