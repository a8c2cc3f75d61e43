import type { MailTexts } from './mail-text-types.ts';

const inDays = (days: number): string => (days === 1 ? 'un giorno' : `${days} giorni`);

export const italian: MailTexts = {
  order: {
    number: 'Numero d’ordine',
    date: 'Ordinato il',
    goods: 'I tuoi articoli',
    pieces: (qty, price) => `${qty} × ${price}`,
    articleNumber: (sku) => `Codice articolo ${sku}`,
    subtotal: 'Subtotale',
    discount: (code) => `Sconto (${code})`,
    shipping: 'Spedizione',
    total: 'Totale',
    voucher: (ending) => `Buono regalo (codice che finisce con ${ending})`,
    toPay: 'Da pagare',
    byVoucher: 'Buono regalo',
    containedTax: (rate) => `di cui IVA ${rate}`,
    notIncluded: (goods) => `Non incluso perché mancava al momento di preparare l’ordine: ${goods}`,
    standIns: (goods) => `Incluso in sostituzione: ${goods}`,
    inPlaceOf: (goods, missing) => `${goods} (al posto di ${missing})`,
    pricesContainTax: 'Tutti i prezzi sono in euro, IVA inclusa.',
    shippingAddress: 'Indirizzo di consegna',
    billingAddress: 'Indirizzo di fatturazione',
    vatId: (id) => `Partita IVA ${id}`,
    show: 'Vedi l’ordine',
    delivery: 'Consegna',
    deliveryInDays: (way, days) => `${way}, ${days} giorni lavorativi dal pagamento`,
    deliveryUndated: (way) => `${way}, dopo il pagamento`,
    deliveryByDownload: 'Online e via e-mail, dopo il pagamento',
    deliveryByPickUp: (address) => `Ritiro dopo il pagamento: ${address}`,
    payment: 'Pagamento',
    methods: { iways_paypalplus_payment: 'Pagamento online', banktransfer: 'Bonifico bancario' },
  },
  confirmation: {
    subject: (number, shop) => `Il tuo ordine ${number} su ${shop}`,
    heading: (name) => `Grazie per il tuo ordine, ${name}!`,
    preview: (total) => `Tutto a colpo d’occhio: articoli, indirizzi, pagamento. Totale ${total}.`,
    accepted:
      'Abbiamo ricevuto il tuo ordine e con questa e-mail lo accettiamo. È la conferma del tuo contratto: conservala.',
    alreadyPaid: 'Il tuo pagamento online è arrivato, non devi fare altro.',
    paidByVoucher: 'Il tuo buono ha pagato tutto, non devi fare altro.',
    payByTransfer: (total, days) => `Versa ${total} entro ${inDays(days)} su questo conto:`,
    holder: 'Beneficiario',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Causale',
    amount: 'Importo',
    afterTransfer: (days) =>
      `Nella causale scrivi solo il numero d’ordine. Appena arriva il bonifico, prepariamo i tuoi mattoncini. Se dopo ${inDays(days)} non è arrivato, annulliamo l’ordine.`,
    afterTransferOnline: (days) =>
      `Nella causale scrivi solo il numero d’ordine. Appena arriva il bonifico, ricevi tutto via e-mail. Se dopo ${inDays(days)} non è arrivato, annulliamo l’ordine.`,
    downloads: 'I tuoi file',
    downloadsAfterPayment: (files) => `Ti mandiamo i link ai tuoi file appena arriva il pagamento: ${files}.`,
    legal: 'Condizioni e recesso',
    withdrawal:
      'Puoi recedere da questo contratto entro 14 giorni, senza indicarne le ragioni. Informativa sul recesso, modulo di recesso tipo e condizioni generali sono allegati a questa e-mail. Il modo più semplice è online, con «Recedere dal contratto».',
    termsLink: 'Condizioni generali di vendita',
    withdrawalLink: 'Informativa sul recesso con modulo tipo',
    withdrawLink: 'Recedere dal contratto',
    goodToKnow:
      'Per i nostri prodotti vale la garanzia legale di conformità di due anni. Avvertenza! Non adatto a bambini di età inferiore a 36 mesi. Piccole parti: rischio di soffocamento.',
  },
  test: {
    subject: (subject) => `PROVA: ${subject}`,
    notice:
      'Questo è un ordine di prova. È stato pagato in un ambiente di prova: non è stato addebitato nulla e non verrà spedito nulla.',
  },
  reminder: {
    subject: (number) => `Promemoria: il tuo ordine ${number}`,
    heading: 'I tuoi mattoncini ti aspettano',
    preview: 'Il tuo bonifico non è ancora arrivato.',
    waiting: (ordered, last) =>
      `Hai ordinato da noi il ${ordered}, ma il tuo bonifico non è ancora arrivato. Teniamo da parte gli articoli per te fino al ${last}. Versa l’importo su questo conto:`,
    crossed: 'Hai già fatto il bonifico? Allora il denaro è in viaggio e non devi fare altro.',
    noLonger: (last) =>
      `Non vuoi più l’ordine? Anche in questo caso non devi fare nulla: se entro il ${last} non arriva niente, lo annulliamo.`,
  },
  paid: {
    subject: (number) => `Pagamento ricevuto: il tuo ordine ${number}`,
    heading: 'Il pagamento è arrivato',
    preview: 'Grazie! Abbiamo ricevuto il tuo pagamento.',
    thanks: 'Grazie! Abbiamo ricevuto il tuo pagamento.',
    files: 'Da adesso puoi scaricare i tuoi file:',
    counts: 'Il tuo acquisto è ora valido. Questa e-mail ne è la prova:',
    vouchers: 'Ogni buono arriva con un’e-mail a parte: all’indirizzo che hai indicato, altrimenti a te.',
  },
  sent: {
    subject: (number) => `In viaggio verso di te: ordine ${number}`,
    heading: 'I tuoi mattoncini sono in viaggio',
    preview: 'Abbiamo spedito il tuo ordine.',
    underWay: 'Abbiamo preparato e spedito il tuo ordine. Arriva a questo indirizzo:',
    follow: 'Qui puoi vedere dove si trova la tua spedizione:',
    parcel: (name) => `Spedizione ${name}`,
    withdrawal:
      'I 14 giorni per il recesso iniziano quando ricevi la merce. L’informativa era allegata alla conferma d’ordine.',
  },
  ready: {
    subject: (number) => `Pronto per il ritiro: ordine ${number}`,
    heading: 'I tuoi mattoncini sono pronti',
    preview: 'Puoi ritirare il tuo ordine.',
    fetch: 'Abbiamo preparato il tuo ordine. Puoi ritirarlo qui:',
    at: 'Ritiro',
    withdrawal:
      'I 14 giorni per il recesso iniziano quando ricevi la merce. L’informativa era allegata alla conferma d’ordine.',
  },
  canceled: {
    subject: (number) => `L’ordine ${number} è annullato`,
    heading: 'Il tuo ordine è annullato',
    preview: 'Non spediamo e non addebitiamo nulla.',
    canceled: (number) => `Abbiamo annullato l’ordine ${number}. Non verrà né spedito né addebitato.`,
    notPaid: 'Non devi più fare il bonifico. Se lo hai già fatto, ti rimborsiamo.',
    notPaidInTime:
      'Il tuo bonifico non è arrivato, perciò gli articoli tornano disponibili. Non devi più versare nulla. Se lo hai già fatto, ti rimborsiamo.',
    moneyBack: 'Ti rimborsiamo quanto hai pagato, con lo stesso metodo di pagamento.',
    askUs: 'Non te lo aspettavi? Rispondi semplicemente a questa e-mail.',
  },
  invoice: {
    invoice: {
      subject: (number, order) => `Fattura ${number} del tuo ordine ${order}`,
      heading: 'La tua fattura',
      text: 'La fattura del tuo ordine è allegata a questa e-mail in formato PDF. La trovi anche nella pagina dell’ordine.',
    },
    'credit-note': {
      subject: (number, order) => `Nota di credito ${number} del tuo ordine ${order}`,
      heading: 'La tua nota di credito',
      text: 'La nota di credito del tuo ordine è allegata a questa e-mail in formato PDF. La trovi anche nella pagina dell’ordine.',
    },
  },
  withdrawal: {
    subject: (number) => `Abbiamo ricevuto il tuo recesso (${number})`,
    heading: 'Abbiamo ricevuto il tuo recesso',
    preview: (moment) => `Ricevuto il ${moment}.`,
    received: (moment) => `Confermiamo di aver ricevuto il tuo recesso il ${moment}. Ecco che cosa hai dichiarato:`,
    content: 'Con la presente recedo dal contratto relativo all’ordine indicato qui sotto.',
    receipt: 'Numero di pratica',
    receivedAt: 'Ricevuto il',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    orderNumber: 'Numero d’ordine',
    what: 'Articoli',
    everything: 'tutto l’ordine',
    next: {
      sent: 'Verifichiamo il recesso e ti scriviamo come rispedire la merce. Rimborsiamo i pagamenti entro 14 giorni dal recesso, con lo stesso mezzo.',
      unsent:
        'Il tuo ordine non è ancora partito e lo fermiamo: non devi rispedire né versare nulla. Quanto hai già pagato te lo rimborsiamo entro 14 giorni dal recesso, con lo stesso mezzo. Se hai receduto solo in parte, ti scriviamo come procediamo con il resto.',
      virtual:
        'Non devi rispedire né versare nulla. Verifichiamo il recesso e ti scriviamo. Quanto hai già pagato te lo rimborsiamo entro 14 giorni dal recesso, con lo stesso mezzo.',
    },
    notYou: 'Non hai chiesto alcun recesso? Rispondi a questa e-mail.',
  },
};
