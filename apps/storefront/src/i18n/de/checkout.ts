export const messages = {
  'checkout.title': 'Kasse',
  'checkout.thankYou': 'Danke für deine Bestellung',
  'checkout.cancelled': 'Die Zahlung wurde abgebrochen',
  'checkout.internalValidation': 'Die Bestellung enthält ungültige Angaben. Bitte prüf deine Daten.',
} as const;
