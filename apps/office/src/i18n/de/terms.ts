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
} as const;
