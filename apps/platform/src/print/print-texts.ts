import type { StoreCode } from '@brixel/contract/stores';

/** The words of printed documents. Values are formatted already. */
export interface PrintTexts {
  test: string;
  page(page: number, pages: number): string;
  barcode(text: string): string;
  invoice: string;
  creditNote: string;
  number: { invoice: string; creditNote: string };
  issueDate: string;
  deliveryDate: string;
  order: string;
  orderDate: string;
  customerNumber: string;
  reference: string;
  vatId: string;
  credited: string;
  ofDay(number: string, day: string): string;
  position: string;
  item: string;
  quantity: string;
  unitPrice: string;
  vat: string;
  amount: string;
  subtotal: string;
  coupon(code: string): string;
  total: { invoice: string; creditNote: string };
  /** `country` is empty for the shop's own */
  containedVat(rate: string, net: string, country: string): string;
  net: string;
  paid(day: string, method: string): string;
  paidBack(method: string): string;
  payTo(amount: string): string;
  bank: { holder: string; iban: string; bic: string; reference: string };
  unitPrices: string;
  phone: string;
  taxNumber: string;
  packingSlip: string;
  packingIntro(name: string): string;
  packingMissing(goods: string): string;
  packingClosing(days: number, email: string): string;
  lots(lots: string, pieces: string): string;
  lotsLabel: string;
  picture: string;
  part: string;
  options: string;
  shippingMethod: string;
  pickList: string;
  pickListLead(facts: { moment: string; orders: number; places: number; pieces: string }): string;
  place: string;
  noPlace: string;
  boxes: string;
  shelf(name: string, places: number): string;
  lines(count: number): string;
  pickHint: string;
}

const count =
  (one: string, many: string) =>
  (value: number | string): string =>
    `${value} ${String(value) === '1' ? one : many}`;

const german = {
  lots: count('Los', 'Lose'),
  pieces: count('Teil', 'Teile'),
  places: count('Platz', 'Plätze'),
  boxes: count('Kiste', 'Kisten'),
};
const italian = {
  lots: count('lotto', 'lotti'),
  pieces: count('pezzo', 'pezzi'),
  places: count('posto', 'posti'),
  boxes: count('scatola', 'scatole'),
};
const english = {
  lots: count('lot', 'lots'),
  pieces: count('piece', 'pieces'),
  places: count('place', 'places'),
  boxes: count('box', 'boxes'),
};

export const printTexts: Readonly<Record<StoreCode, PrintTexts>> = {
  de: {
    test: 'TEST',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    barcode: (text) => `Strichcode ${text}`,
    invoice: 'Rechnung',
    creditNote: 'Gutschrift',
    number: { invoice: 'Rechnung', creditNote: 'Gutschrift' },
    issueDate: 'Datum',
    deliveryDate: 'Lieferdatum',
    order: 'Bestellung',
    orderDate: 'Bestellt am',
    customerNumber: 'Kundennummer',
    reference: 'Ihre Referenz',
    vatId: 'USt-IdNr.',
    credited: 'Zu Rechnung',
    ofDay: (number, day) => `${number} vom ${day}`,
    position: 'Pos.',
    item: 'Bezeichnung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    vat: 'USt.',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    coupon: (code) => `Rabatt ${code}`,
    total: { invoice: 'Rechnungsbetrag', creditNote: 'Gutschriftbetrag' },
    containedVat: (rate, net, country) => `darin ${rate} USt.${country && ` (${country})`} auf ${net} netto`,
    net: 'Summe netto',
    paid: (day, method) => `Bezahlt am ${day} (${method}). Bitte nicht überweisen.`,
    paidBack: (method) => `Der Betrag wird erstattet: ${method}.`,
    payTo: (amount) => `Bitte überweisen: ${amount}`,
    bank: { holder: 'Empfänger', iban: 'IBAN', bic: 'BIC', reference: 'Verwendungszweck' },
    unitPrices: 'Einzelpreise haben so viele Stellen, wie sie brauchen; jede Zeile ist auf den Cent gerundet.',
    phone: 'Tel.',
    taxNumber: 'Steuernummer',
    packingSlip: 'Lieferschein',
    packingIntro: (name) => `Hallo ${name}, das liegt in diesem Paket.`,
    packingMissing: (goods) => `Nicht im Paket: ${goods}`,
    packingClosing: (days, email) => `Etwas passt nicht? Du hast ${days} Tage Zeit, eine Mail genügt: ${email}`,
    lots: (lots, pieces) => `${german.lots(lots)}, ${german.pieces(pieces)}`,
    lotsLabel: 'Inhalt',
    picture: 'Bild',
    part: 'Teil',
    options: 'Ausführung',
    shippingMethod: 'Versand',
    pickList: 'Pickliste',
    pickListLead: ({ moment, orders, places, pieces }) =>
      `${moment} · ${german.boxes(orders)} · ${german.places(places)} · ${german.pieces(pieces)}`,
    place: 'Platz',
    noPlace: 'ohne Platz',
    boxes: 'Kisten',
    shelf: (name, places) => `${name} · ${german.places(places)}`,
    lines: german.lots,
    pickHint: 'Fehlt etwas? Die gefundene Zahl ins Kästchen schreiben und im Büro eintragen.',
  },
  it: {
    test: 'PROVA',
    page: (page, pages) => `Pagina ${page} di ${pages}`,
    barcode: (text) => `Codice a barre ${text}`,
    invoice: 'Fattura',
    creditNote: 'Nota di credito',
    number: { invoice: 'Fattura', creditNote: 'Nota di credito' },
    issueDate: 'Data',
    deliveryDate: 'Data di consegna',
    order: 'Ordine',
    orderDate: 'Ordinato il',
    customerNumber: 'Codice cliente',
    reference: 'Vostro rif.',
    vatId: 'Partita IVA',
    credited: 'Per la fattura',
    ofDay: (number, day) => `${number} del ${day}`,
    position: 'Pos.',
    item: 'Descrizione',
    quantity: 'Quantità',
    unitPrice: 'Prezzo unitario',
    vat: 'IVA',
    amount: 'Importo',
    subtotal: 'Subtotale',
    coupon: (code) => `Sconto ${code}`,
    total: { invoice: 'Totale fattura', creditNote: 'Totale nota di credito' },
    containedVat: (rate, net, country) => `di cui IVA ${rate}${country && ` (${country})`} su ${net} di imponibile`,
    net: 'Totale imponibile',
    paid: (day, method) => `Pagata il ${day} (${method}). Non è dovuto alcun bonifico.`,
    paidBack: (method) => `L’importo viene rimborsato: ${method}.`,
    payTo: (amount) => `Importo da versare: ${amount}`,
    bank: { holder: 'Beneficiario', iban: 'IBAN', bic: 'BIC', reference: 'Causale' },
    unitPrices: 'I prezzi unitari hanno tutti i decimali necessari; ogni riga è arrotondata al centesimo.',
    phone: 'Tel.',
    taxNumber: 'Codice fiscale',
    packingSlip: 'Documento di consegna',
    packingIntro: (name) => `Ciao ${name}, ecco che cosa c’è in questo pacco.`,
    packingMissing: (goods) => `Non nel pacco: ${goods}`,
    packingClosing: (days, email) => `Qualcosa non va? Hai ${days} giorni di tempo, basta una mail: ${email}`,
    lots: (lots, pieces) => `${italian.lots(lots)}, ${italian.pieces(pieces)}`,
    lotsLabel: 'Contenuto',
    picture: 'Foto',
    part: 'Pezzo',
    options: 'Variante',
    shippingMethod: 'Spedizione',
    pickList: 'Lista di prelievo',
    pickListLead: ({ moment, orders, places, pieces }) =>
      `${moment} · ${italian.boxes(orders)} · ${italian.places(places)} · ${italian.pieces(pieces)}`,
    place: 'Posto',
    noPlace: 'senza posto',
    boxes: 'Scatole',
    shelf: (name, places) => `${name} · ${italian.places(places)}`,
    lines: italian.lots,
    pickHint: 'Manca qualcosa? Scrivere la quantità trovata nella casella e registrarla in ufficio.',
  },
  en: {
    test: 'TEST',
    page: (page, pages) => `Page ${page} of ${pages}`,
    barcode: (text) => `Barcode ${text}`,
    invoice: 'Invoice',
    creditNote: 'Credit note',
    number: { invoice: 'Invoice', creditNote: 'Credit note' },
    issueDate: 'Date',
    deliveryDate: 'Delivery date',
    order: 'Order',
    orderDate: 'Ordered on',
    customerNumber: 'Customer number',
    reference: 'Your reference',
    vatId: 'VAT ID',
    credited: 'For invoice',
    ofDay: (number, day) => `${number} of ${day}`,
    position: 'No.',
    item: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    vat: 'VAT',
    amount: 'Amount',
    subtotal: 'Subtotal',
    coupon: (code) => `Discount ${code}`,
    total: { invoice: 'Invoice total', creditNote: 'Credit note total' },
    containedVat: (rate, net, country) => `including ${rate} VAT${country && ` (${country})`} on ${net} net`,
    net: 'Net total',
    paid: (day, method) => `Paid on ${day} (${method}). No transfer is needed.`,
    paidBack: (method) => `The amount is refunded: ${method}.`,
    payTo: (amount) => `Please transfer: ${amount}`,
    bank: { holder: 'Account holder', iban: 'IBAN', bic: 'BIC', reference: 'Reference' },
    unitPrices: 'Unit prices have as many digits as they need; every line is rounded to the cent.',
    phone: 'Phone',
    taxNumber: 'Tax number',
    packingSlip: 'Packing slip',
    packingIntro: (name) => `Hello ${name}, this is what is in this parcel.`,
    packingMissing: (goods) => `Not in this parcel: ${goods}`,
    packingClosing: (days, email) => `Something is not right? You have ${days} days, a mail is enough: ${email}`,
    lots: (lots, pieces) => `${english.lots(lots)}, ${english.pieces(pieces)}`,
    lotsLabel: 'Contents',
    picture: 'Picture',
    part: 'Part',
    options: 'Options',
    shippingMethod: 'Shipping',
    pickList: 'Pick list',
    pickListLead: ({ moment, orders, places, pieces }) =>
      `${moment} · ${english.boxes(orders)} · ${english.places(places)} · ${english.pieces(pieces)}`,
    place: 'Place',
    noPlace: 'no place',
    boxes: 'Boxes',
    shelf: (name, places) => `${name} · ${english.places(places)}`,
    lines: english.lots,
    pickHint: 'Something missing? Write the number that was found into the box and enter it in the office.',
  },
};
