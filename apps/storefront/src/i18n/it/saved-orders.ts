import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as german } from '../de/saved-orders.ts';

export const messages: SameKeys<typeof german> = {
  'savedOrders.title': 'I tuoi ordini salvati',
  'savedOrders.ask':
    'Sei di nuovo online. {n, plural, one {Questo ordine non è ancora stato inviato} other {Questi ordini non sono ancora stati inviati}}.',
  'savedOrders.askOffline': 'L’invio parte appena torni online.',
  'savedOrders.later': 'Decido più tardi',
  'savedOrders.saved': 'Salvato, non ancora inviato',
  'savedOrders.savedText':
    'Il tuo ordine è in questo browser. Appena torni online lo inviamo. Fino ad allora non cancellare i dati del browser.',
  'savedOrders.sent': 'Salvato, non ancora confermato',
  'savedOrders.sentText':
    'Non sappiamo ancora se il tuo ordine è arrivato. Appena torni online lo verifichiamo. L’ordine non viene mai inviato due volte.',
  'savedOrders.sending': 'Invio in corso …',
  'savedOrders.refused': 'Non accettato',
  'savedOrders.placed': 'Ordinato: {number}',
  'savedOrders.arrived': 'Il tuo ordine {number} è arrivato.',
  'savedOrders.show': 'Mostra',
  'savedOrders.savedAt': 'Salvato il {date}',
  'savedOrders.items': 'Articoli',
  'savedOrders.priceNow': 'invece di {before}',
  'savedOrders.onlyLeft': 'Ne restano solo {n}',
  'savedOrders.noneLeft': 'Esaurito',
  'savedOrders.total': 'Totale',
  'savedOrders.totalNow': 'Totale adesso',
  'savedOrders.send': 'Invia ora',
  'savedOrders.order': 'Ordina con obbligo di pagare',
  'savedOrders.takeBack': 'Rimetti nel carrello',
  'savedOrders.takeBackDone': 'Gli articoli sono di nuovo nel carrello. Non è stato ordinato nulla.',
  'savedOrders.nextTitle': 'I prossimi passi',
  'savedOrders.next.online': 'Torni online, qui o più tardi.',
  'savedOrders.next.check': 'Controlliamo prezzi e scorte. Se qualcosa è cambiato, ti chiediamo conferma.',
  'savedOrders.next.mail': 'L’ordine viene inviato. Conferma e coordinate bancarie arrivano a {email}.',
  'savedOrders.next.mailPlain': 'L’ordine viene inviato. La conferma arriva a {email}.',
  'savedOrders.keepBrowsing': 'Continua a curiosare',
  'savedOrders.unknown': 'Questo ordine non è più salvato qui',
  'savedOrders.unknownText':
    'È stato inviato oppure è tornato nel carrello. Lo trovi con il numero d’ordine dell’e-mail.',
  'savedOrders.toStatus': 'Stato dell’ordine',
  'savedOrders.loading': 'Il tuo ordine si sta caricando',
  'savedOrders.priceChanged': 'Il prezzo è cambiato. Non è stato ordinato nulla.',
  'savedOrders.couponGone': 'Il buono non è più valido. Non è stato ordinato nulla.',
  'savedOrders.voucherGone': 'Il buono regalo non si può più usare. Non è stato ordinato nulla.',
  'savedOrders.notAvailable': 'Non ce n’è più abbastanza. Non è stato ordinato nulla.',
  'savedOrders.mosaicGone': 'Il tuo mosaico è scaduto. Non è stato ordinato nulla. Nel carrello puoi rinnovarlo.',
  'savedOrders.tooManyOrders':
    'Abbiamo ricevuto moltissimi ordini da te. Non è stato ordinato nulla, riprova più tardi.',
  'savedOrders.unpaidLimit':
    'Troppi tuoi ordini non sono ancora pagati. Non è stato ordinato nulla: prima paga quelli aperti.',
  'savedOrders.paymentNotPossible':
    'Questo metodo di pagamento al momento non è disponibile. Non è stato ordinato nulla.',
  'savedOrders.invalid': 'Il negozio non ha accettato i dati. Non è stato ordinato nulla.',
  'savedOrders.changedText': 'Da quando hai ordinato qualcosa è cambiato. Guarda e decidi di nuovo.',
  'savedOrders.othersWait':
    '{n, plural, one {Un ordine salvato aspetta} other {# ordini salvati aspettano}} che tu acceda.',
  'savedOrders.login': 'Accedi',
};
