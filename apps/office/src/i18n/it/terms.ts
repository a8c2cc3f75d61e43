import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { terms as german } from '../de/terms.ts';

export const terms: SameKeys<typeof german> = {
  'settings.payment.lead': 'Come pagano i clienti e dove va il denaro.',
  'settings.payment.on': 'attivo',
  'settings.payment.off': 'disattivato',
  'settings.payment.trial': 'In prova',
  'settings.payment.missing': 'accesso mancante',
  'settings.payment.offer': 'Offri: {title}',
  'settings.payment.online': 'Pagamento online',
  'settings.payment.transfer': 'Bonifico',
  'settings.payment.online.real': 'I clienti pagano con PayPal, con o senza un conto PayPal.',
  'settings.payment.online.demo':
    'Non si muove denaro vero: la demo simula soltanto il pagamento. Per i pagamenti veri il server ha bisogno delle variabili PAYPAL_CLIENT_ID e PAYPAL_CLIENT_SECRET.',
  'settings.payment.online.none':
    'Non ancora possibile: al server mancano i dati di accesso di PayPal, PAYPAL_CLIENT_ID e PAYPAL_CLIENT_SECRET.',
  'settings.payment.nothing': 'Così nessuno può pagare.',
  'settings.payment.nothingText': 'Senza un metodo di pagamento il negozio non accetta ordini.',
  'settings.vat.lead':
    'Stabilisce che cosa compare accanto ai prezzi, negli ordini e nelle e-mail. I prezzi comprendono sempre l’imposta.',
  'settings.vat.mode': 'Quale regime si applica?',
  'settings.vat.delivery-country': 'Regime ordinario con OSS',
  'settings.vat.delivery-country.text': 'Ogni cliente paga l’aliquota del paese di consegna, se è indicata qui sotto.',
  'settings.vat.home-country': 'Regime ordinario, solo paese di origine',
  'settings.vat.home-country.text': 'Ovunque l’aliquota del proprio paese, finché all’estero si vende poco.',
  'settings.vat.small-business': 'Piccola impresa in franchigia',
  'settings.vat.small-business.text':
    'Nessuna IVA. La frase relativa compare accanto ai prezzi, negli ordini e nelle e-mail.',
  'settings.vat.fromNow': 'La modifica vale dal prossimo ordine.',
  'settings.vat.fromNowText': 'Gli ordini già fatti non cambiano mai. Meglio parlarne con il commercialista.',
  'settings.vat.rates': 'Aliquote',
  'settings.vat.ratesText':
    'L’aliquota ridotta vale per gli articoli della classe ridotta. Se manca, vale quella ordinaria.',
  'settings.vat.home': 'Paese di origine',
  'settings.vat.standard': '{country}: ordinaria',
  'settings.vat.reduced': '{country}: ridotta',
  'settings.vat.addCountry': 'Aggiungi un paese',
  'settings.vat.addUnion': 'Aggiungi {n, plural, one {un paese} other {# paesi}} dell’UE',
  'settings.vat.smallBusinessNote': 'Frase per le piccole imprese',
  'settings.vat.smallBusinessNoteText': 'Compare ovunque altrimenti ci sarebbe l’IVA.',
  'settings.vat.marginNote': 'Frase per il regime del margine',
  'settings.vat.marginNoteText':
    'Compare al posto dell’IVA accanto agli articoli in regime del margine: nel negozio, nell’ordine e nell’e-mail.',
  'settings.vat.sentence': 'Frase ({language})',
  'settings.wrong.percent': 'Inserisci una percentuale come 22 o 5,5.',
  'settings.wrong.home': 'Mancano le aliquote del paese di origine.',
  'settings.promises.lead':
    'Che cosa promette il negozio ai clienti. Le frasi del negozio e delle e-mail riportano queste cifre.',
  'settings.promises.service': 'Servizio',
  'settings.promises.days': 'gg',
  'settings.promises.hours': 'ore',
  'settings.promises.returnDays': 'Reso',
  'settings.promises.returnHint': 'Almeno 14 giorni, come vuole la legge',
  'settings.promises.answerHours': 'Risposta ai messaggi',
  'settings.promises.newsletterPercent': 'Buono per la newsletter',
  'settings.promises.delivery': 'Tempi di consegna',
  'settings.promises.deliveryText':
    'In giorni lavorativi, per articoli comuni. Per primo il paese a cui si riferiscono i tempi degli articoli; altrove la consegna richiede di più in proporzione.',
  'settings.promises.dispatch': 'Spedizione dopo l’accredito',
  'settings.promises.dispatchMin': 'Spedizione dopo l’accredito, al più presto',
  'settings.promises.dispatchMax': 'Spedizione dopo l’accredito, al più tardi',
  'settings.promises.deliveryTo': 'Consegna: {country}',
  'settings.promises.from': '{country}: da',
  'settings.promises.to': '{country}: a',
  'settings.wrong.whole': 'Inserisci un numero intero; «da» non può superare «a».',
};
