export const messages = {
  'product.colour': 'Farbe',
  'product.size': 'Größe',
  'product.compareTitle': 'Produkte vergleichen',
  'product.compareEmpty': 'Noch nichts zum Vergleichen ausgewählt.',
} as const;
