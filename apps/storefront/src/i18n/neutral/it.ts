import type { SameKeys } from '@brixel/commerce/message-arguments';
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
  'home.categories': 'Categorie',
  'product.soldOutText': 'Al momento esaurito. Aggiungi il prodotto alla lista dei desideri o scegli un’alternativa.',
  'product.groupNothing': 'Scegli almeno un prodotto con una quantità superiore a 0.',
  'compare.emptyText': 'Tocca la bilancia su alcuni prodotti e vedrai qui i loro dati fianco a fianco.',
  'compare.emptyAction': 'Guarda i prodotti',
  'wishlist.emptyText': 'Tocca il cuore su un prodotto e resterà qui finché ti serve.',
  'wishlist.emptyAction': 'Guarda i prodotti',
  'cart.emptyTitle': 'Il tuo carrello è vuoto',
  'cart.shipping': 'Spedizione in {country}',
  'checkout.createAccountHint': 'Ordini e indirizzo su tutti i dispositivi.',
  'checkout.noAnswerText':
    'Controlla la tua posta: se arriva una conferma, l’ordine c’è. Se non arriva, premi di nuovo il pulsante.',
  'checkout.offlineChoose':
    'Sei offline. Scegli un pagamento senza servizio esterno: salviamo il tuo ordine e lo inviamo appena torni online.',
  'checkout.needsConnectionText': 'Non è stato ordinato nulla. Ordina appena torni online.',
  'checkout.needsScript': 'La cassa funziona nel tuo browser e richiede JavaScript. Attivalo, per favore.',
  'savedOrders.sentText': 'Non sappiamo ancora se il tuo ordine è arrivato. Appena torni online, chiediamo.',
  'savedOrders.next.mail': 'L’ordine viene inviato. La conferma arriva a {email}.',
  'account.way.help': 'Come contattarci.',
  'account.resetSentText': 'Se esiste un account con questo indirizzo, l’e-mail è in arrivo.',
  'account.viewedEmptyText': 'Apri un prodotto e lo ritrovi qui.',
} satisfies SameKeys<typeof German>;
