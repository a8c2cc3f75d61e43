export const messages = {
  'cart.title': 'Warenkorb',
  'cart.quantityUpdated': 'Menge aktualisiert.',
  'cart.someUnavailable': 'Einige der bestellten Produkte sind nicht verfügbar.',
  'cart.wrongCoupon': 'Der Gutscheincode stimmt nicht. Bitte versuch es noch einmal.',
  'cart.inStock': 'Auf Lager',
  'cart.outOfStock': 'Ausverkauft',
} as const;
