import type { messages as German } from '../de/account.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'account.title': 'Il mio account',
  'account.profile': 'Il mio profilo',
  'account.shippingDetails': 'Indirizzo di consegna',
  'account.newsletter': 'Newsletter',
  'account.orders': 'Ordini',
  'account.order': 'Ordine {id}',
  'account.recentlyViewed': 'Visti di recente',
  'account.loginNeeded': 'Accedi per vedere questa pagina.',
  'account.noAccountsYet':
    'In questa edizione del negozio gli account clienti non esistono ancora, quindi nemmeno l’accesso. Per curiosare, confrontare e riempire il carrello non serve.',
  'account.holds.profile': 'Il profilo contiene il tuo nome, il tuo indirizzo e-mail e la tua password.',
  'account.holds.shipping':
    'Qui si trova l’indirizzo a cui arrivano i tuoi pacchi. Senza account la cassa lo ricorda solo in questo browser.',
  'account.holds.newsletter':
    'Con un account vedi qui se ricevi la newsletter. Puoi iscriverti anche senza: in fondo a questa pagina.',
  'account.holds.orders': 'Qui trovi i tuoi ordini con data, stato e totale.',
  'account.holds.order':
    'I singoli ordini mostrano articoli, indirizzo, pagamento e stato del pacco. Li vede solo chi ha ordinato.',
  'account.withoutTitle': 'Cosa puoi fare senza account',
  'account.way.viewed': 'I prodotti che hai visto di recente sono in questo browser.',
  'account.way.status': 'Domande su un ordine? Ti serve solo il numero d’ordine.',
  'account.way.help': 'Ti aiutiamo via e-mail o telefono.',
  'account.viewedIntro': 'Questo elenco si trova solo nel tuo browser. Non viene inviato a nessuno.',
  'account.viewedCount': '{n, plural, one {# articolo} other {# articoli}}',
  'account.viewedClear': 'Svuota l’elenco',
  'account.viewedCleared': 'L’elenco è vuoto.',
  'account.viewedEmpty': 'Ancora nessun prodotto',
  'account.viewedEmptyText': 'Apri un pezzo o un set e lo ritrovi qui.',
  'account.viewedFailed': 'Non è stato possibile caricare gli articoli.',
  'account.resetIncomplete': 'Il link è incompleto o scaduto',
  'account.resetIncompleteText':
    'Un link per reimpostare la password vale per poco tempo e una volta sola. Aprilo direttamente dall’e-mail più recente, senza ricopiarlo. Se non funziona, scrivici.',
  'account.resetNoAccounts':
    'In questa edizione del negozio gli account clienti non esistono ancora, quindi non c’è nessuna password da cambiare.',
  'account.loggedOut': 'Hai effettuato il logout.',
  'account.updated': 'I tuoi dati sono stati salvati.',
  'account.passwordChanged': 'La password è stata cambiata.',
  'account.resetOffline': 'Il ripristino della password funziona solo online.',
  'account.resetMailFailed': 'Non è stato possibile inviare la mail di ripristino.',
  'account.refreshFailed': 'Il tuo accesso è scaduto. Accedi di nuovo.',
  'account.refreshBroken': 'L’accesso si è confuso. Svuota la memoria e ricarica la pagina.',
} satisfies SameKeys<typeof German>;
