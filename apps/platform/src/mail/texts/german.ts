import type { MailTexts } from './mail-text-types.ts';

const inDays = (days: number): string => (days === 1 ? 'einem Tag' : `${days} Tagen`);

export const german: MailTexts = {
  order: {
    number: 'Bestellnummer',
    date: 'Bestellt am',
    goods: 'Deine Artikel',
    pieces: (qty, price) => `${qty} × ${price}`,
    articleNumber: (sku) => `Artikelnummer ${sku}`,
    subtotal: 'Zwischensumme',
    discount: (code) => `Rabatt (${code})`,
    shipping: 'Versand',
    total: 'Gesamtbetrag',
    voucher: (ending) => `Geschenkgutschein (Code endet auf ${ending})`,
    toPay: 'Zu zahlen',
    byVoucher: 'Geschenkgutschein',
    containedTax: (rate) => `enthaltene MwSt. ${rate}`,
    notIncluded: (goods) => `Nicht dabei, weil es beim Packen gefehlt hat: ${goods}`,
    standIns: (goods) => `Als Ersatz dabei: ${goods}`,
    inPlaceOf: (goods, missing) => `${goods} (statt ${missing})`,
    pricesContainTax: 'Alle Preise in Euro und inklusive Mehrwertsteuer.',
    shippingAddress: 'Lieferadresse',
    billingAddress: 'Rechnungsadresse',
    vatId: (id) => `USt-IdNr. ${id}`,
    show: 'Bestellung ansehen',
    delivery: 'Lieferung',
    deliveryInDays: (way, days) => `${way}, ${days} Werktage ab Zahlung`,
    deliveryUndated: (way) => `${way}, nach der Zahlung`,
    deliveryByDownload: 'Online und per E-Mail, nach der Zahlung',
    deliveryByPickUp: (address) => `Abholung nach der Zahlung: ${address}`,
    payment: 'Zahlung',
    methods: { iways_paypalplus_payment: 'Online-Zahlung', banktransfer: 'Banküberweisung' },
  },
  confirmation: {
    subject: (number, shop) => `Deine Bestellung ${number} bei ${shop}`,
    heading: (name) => `Danke für deine Bestellung, ${name}!`,
    preview: (total) => `Alles auf einen Blick: Artikel, Adressen, Zahlung. Gesamtbetrag ${total}.`,
    accepted:
      'Deine Bestellung ist da, und wir nehmen sie hiermit an. Diese E-Mail ist deine Vertragsbestätigung. Heb sie gut auf.',
    alreadyPaid: 'Deine Online-Zahlung ist eingegangen, du musst nichts mehr tun.',
    paidByVoucher: 'Dein Gutschein hat alles bezahlt, du musst nichts mehr tun.',
    payByTransfer: (total, days) => `Bitte überweise ${total} innerhalb von ${inDays(days)} auf dieses Konto:`,
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Verwendungszweck',
    amount: 'Betrag',
    afterTransfer: (days) =>
      `Gib nur die Bestellnummer als Verwendungszweck an. Sobald das Geld da ist, packen wir deine Steine ein. Ist es nach ${inDays(days)} nicht bei uns, stornieren wir die Bestellung.`,
    afterTransferOnline: (days) =>
      `Gib nur die Bestellnummer als Verwendungszweck an. Sobald das Geld da ist, bekommst du alles per E-Mail. Ist es nach ${inDays(days)} nicht bei uns, stornieren wir die Bestellung.`,
    downloads: 'Deine Dateien',
    downloadsAfterPayment: (files) =>
      `Die Links zu deinen Dateien schicken wir dir, sobald deine Zahlung da ist: ${files}.`,
    legal: 'Bedingungen und Widerruf',
    withdrawal:
      'Du kannst diesen Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Widerrufsbelehrung, Muster-Widerrufsformular und unsere AGB hängen an dieser E-Mail. Am einfachsten geht es online mit „Vertrag widerrufen“.',
    termsLink: 'Allgemeine Geschäftsbedingungen',
    withdrawalLink: 'Widerrufsbelehrung mit Muster-Widerrufsformular',
    withdrawLink: 'Vertrag widerrufen',
    goodToKnow:
      'Für unsere Waren gilt die gesetzliche Gewährleistung von zwei Jahren. Achtung! Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr durch Kleinteile.',
  },
  test: {
    subject: (subject) => `TEST: ${subject}`,
    notice:
      'Das ist eine Testbestellung. Bezahlt wurde sie in einer Testumgebung: Es wurde nichts abgebucht, und es wird nichts geliefert.',
  },
  reminder: {
    subject: (number) => `Zur Erinnerung: deine Bestellung ${number}`,
    heading: 'Deine Steine warten noch',
    preview: 'Wir haben deine Überweisung noch nicht bekommen.',
    waiting: (ordered, last) =>
      `Du hast am ${ordered} bei uns bestellt, deine Überweisung ist aber noch nicht da. Wir halten die Artikel bis zum ${last} für dich zurück. Bitte überweise den Betrag auf dieses Konto:`,
    crossed: 'Hast du schon überwiesen? Dann ist dein Geld unterwegs, und du musst nichts mehr tun.',
    noLonger: (last) =>
      `Möchtest du die Bestellung nicht mehr? Dann musst du auch nichts tun: Ist bis zum ${last} nichts da, stornieren wir sie.`,
  },
  paid: {
    subject: (number) => `Zahlung erhalten: deine Bestellung ${number}`,
    heading: 'Dein Geld ist da',
    preview: 'Danke! Deine Zahlung ist eingegangen.',
    thanks: 'Danke! Deine Zahlung ist eingegangen.',
    files: 'Ab jetzt kannst du deine Dateien herunterladen:',
    counts: 'Damit ist dein Kauf gültig. Diese E-Mail ist dein Nachweis:',
    vouchers:
      'Jeder Gutschein kommt mit einer eigenen E-Mail: an die Adresse, die du dafür angegeben hast, sonst an dich.',
  },
  sent: {
    subject: (number) => `Unterwegs zu dir: Bestellung ${number}`,
    heading: 'Deine Steine sind unterwegs',
    preview: 'Wir haben deine Bestellung verschickt.',
    underWay: 'Wir haben deine Bestellung gepackt und verschickt. Sie geht an diese Adresse:',
    follow: 'Hier siehst du, wo deine Sendung gerade ist:',
    parcel: (name) => `Sendung ${name}`,
    withdrawal:
      'Die Widerrufsfrist von 14 Tagen beginnt, sobald du die Ware hast. Die Belehrung kam mit deiner Bestellbestätigung.',
  },
  ready: {
    subject: (number) => `Bereit zum Abholen: Bestellung ${number}`,
    heading: 'Deine Steine liegen bereit',
    preview: 'Du kannst deine Bestellung abholen.',
    fetch: 'Wir haben deine Bestellung gepackt. Hier kannst du sie abholen:',
    at: 'Abholung',
    withdrawal:
      'Die Widerrufsfrist von 14 Tagen beginnt, sobald du die Ware hast. Die Belehrung kam mit deiner Bestellbestätigung.',
  },
  canceled: {
    subject: (number) => `Bestellung ${number} ist storniert`,
    heading: 'Deine Bestellung ist storniert',
    preview: 'Wir liefern nichts und berechnen nichts.',
    canceled: (number) => `Wir haben die Bestellung ${number} storniert. Sie wird weder geliefert noch berechnet.`,
    notPaid: 'Du musst nichts mehr überweisen. Hast du schon überwiesen, bekommst du dein Geld zurück.',
    notPaidInTime:
      'Deine Überweisung ist nicht bei uns angekommen, deshalb geben wir die Artikel wieder frei. Du musst nichts mehr überweisen. Ist dein Geld schon unterwegs, bekommst du es zurück.',
    moneyBack: 'Was du bezahlt hast, erstatten wir auf demselben Weg.',
    askUs: 'Kommt das überraschend? Antworte einfach auf diese E-Mail.',
  },
  invoice: {
    invoice: {
      subject: (number, order) => `Rechnung ${number} zu deiner Bestellung ${order}`,
      heading: 'Deine Rechnung',
      text: 'Die Rechnung zu deiner Bestellung hängt als PDF an dieser E-Mail. Du findest sie auch auf der Seite deiner Bestellung.',
    },
    'credit-note': {
      subject: (number, order) => `Gutschrift ${number} zu deiner Bestellung ${order}`,
      heading: 'Deine Gutschrift',
      text: 'Die Gutschrift zu deiner Bestellung hängt als PDF an dieser E-Mail. Du findest sie auch auf der Seite deiner Bestellung.',
    },
  },
  withdrawal: {
    subject: (number) => `Dein Widerruf ist eingegangen (${number})`,
    heading: 'Dein Widerruf ist bei uns eingegangen',
    preview: (moment) => `Eingegangen am ${moment}.`,
    received: (moment) => `Wir bestätigen, dass wir deinen Widerruf am ${moment} erhalten haben. Das hast du erklärt:`,
    content: 'Hiermit widerrufe ich den Vertrag zur unten genannten Bestellung.',
    receipt: 'Vorgangsnummer',
    receivedAt: 'Eingegangen am',
    name: 'Name',
    email: 'E-Mail-Adresse',
    orderNumber: 'Bestellnummer',
    what: 'Artikel',
    everything: 'die ganze Bestellung',
    next: {
      sent: 'Wir prüfen den Widerruf und schreiben dir, wie du die Waren zurückschickst. Zahlungen erstatten wir spätestens 14 Tage nach deinem Widerruf, auf demselben Weg.',
      unsent:
        'Deine Bestellung ist noch nicht unterwegs, und wir halten sie an: Du musst nichts zurückschicken und nichts mehr überweisen. Was du schon gezahlt hast, erstatten wir spätestens 14 Tage nach deinem Widerruf, auf demselben Weg. Hast du nur einen Teil widerrufen, schreiben wir dir, wie es mit dem Rest weitergeht.',
      virtual:
        'Zurückschicken musst du nichts, und überweisen auch nichts mehr. Wir prüfen den Widerruf und melden uns. Was du schon gezahlt hast, erstatten wir spätestens 14 Tage nach deinem Widerruf, auf demselben Weg.',
    },
    notYou: 'Du hast nichts widerrufen? Dann antworte bitte auf diese E-Mail.',
  },
};
