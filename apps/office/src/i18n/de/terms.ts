/** What the shop sells on: payment, taxes, promises. */
export const terms = {
  'settings.payment.lead': 'Womit Kunden zahlen und wohin das Geld geht.',
  'settings.payment.on': 'an',
  'settings.payment.off': 'aus',
  'settings.payment.trial': 'Probebetrieb',
  'settings.payment.missing': 'Zugang fehlt',
  'settings.payment.offer': '{title} anbieten',
  'settings.payment.online': 'Online-Zahlung',
  'settings.payment.transfer': 'Überweisung',
  'settings.payment.online.real': 'Kunden zahlen mit PayPal, mit oder ohne Konto dort.',
  'settings.payment.online.demo':
    'Es fließt kein echtes Geld: Die Demo spielt die Zahlung nur durch. Für echte Zahlungen braucht der Server die Variablen PAYPAL_CLIENT_ID und PAYPAL_CLIENT_SECRET.',
  'settings.payment.online.none':
    'Noch nicht möglich: Dem Server fehlen die Zugangsdaten von PayPal, PAYPAL_CLIENT_ID und PAYPAL_CLIENT_SECRET.',
  'settings.payment.nothing': 'So kann niemand bezahlen.',
  'settings.payment.nothingText': 'Ohne Zahlungsart nimmt der Shop keine Bestellung an.',
  'settings.vat.lead':
    'Bestimmt, was bei Preisen, in Bestellungen und in Mails steht. Preise enthalten die Steuer immer schon.',
  'settings.vat.mode': 'Wie wird besteuert?',
  'settings.vat.delivery-country': 'Regelbesteuerung mit OSS',
  'settings.vat.delivery-country.text':
    'Jeder Kunde zahlt den Satz des Landes, in das geliefert wird, soweit er unten steht.',
  'settings.vat.home-country': 'Regelbesteuerung, nur Heimatland',
  'settings.vat.home-country.text': 'Überall der Satz des eigenen Landes, solange ins Ausland nur wenig verkauft wird.',
  'settings.vat.small-business': 'Kleinunternehmen',
  'settings.vat.small-business.text':
    'Keine Mehrwertsteuer. Der Satz dazu steht bei Preisen, in Bestellungen und in Mails.',
  'settings.vat.fromNow': 'Ein Wechsel gilt ab der nächsten Bestellung.',
  'settings.vat.fromNowText': 'Was schon bestellt ist, ändert sich nie. Bitte mit der Steuerberatung absprechen.',
  'settings.vat.rates': 'Sätze',
  'settings.vat.ratesText':
    'Der ermäßigte Satz gilt für Artikel der ermäßigten Steuerklasse. Leer: Dort gilt auch für sie der normale Satz.',
  'settings.vat.home': 'Heimatland',
  'settings.vat.standard': '{country}: normal',
  'settings.vat.reduced': '{country}: ermäßigt',
  'settings.vat.addCountry': 'Land hinzufügen',
  'settings.vat.addUnion': '{n, plural, one {Ein Land} other {# Länder}} der EU ergänzen',
  'settings.vat.smallBusinessNote': 'Satz für Kleinunternehmen',
  'settings.vat.smallBusinessNoteText': 'Steht überall dort, wo sonst die Mehrwertsteuer steht.',
  'settings.vat.marginNote': 'Satz für Differenzbesteuertes',
  'settings.vat.marginNoteText':
    'Steht bei Artikeln der Steuerklasse „Differenzbesteuert“ anstelle der Mehrwertsteuer, im Shop, in der Bestellung und in der Mail.',
  'settings.vat.sentence': 'Satz ({language})',
  'settings.wrong.percent': 'Bitte ein Prozentsatz wie 19 oder 5,5.',
  'settings.wrong.home': 'Die Sätze des Heimatlandes fehlen.',
} as const;
