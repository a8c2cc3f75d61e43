import { type Document, foreignCatalog } from './foreign-catalog.ts';

/** The catalogue of the Italian store: an index of its own, the same goods and addresses, other names. */

const WORDS: readonly (readonly [german: string, italian: string])[] = [
  ['Ausr&uuml;stung', 'Attrezzatura'],
  ['Taschen', 'Borse'],
  ['Fitness', 'Allenamento'],
  ['Herren', 'Uomo'],
  ['Hoodies', 'Felpe'],
  ['Joust Rucksack', 'Zaino Joust'],
  ['Strive Umh&auml;ngetasche', 'Borsa a tracolla Strive'],
  ['Sprite Schaumrolle', 'Rullo Sprite'],
  ['Gurte in drei L&auml;ngen', 'Cinghie in tre lunghezze'],
  ['Gurt', 'Cinghia'],
  ['Yoga-Set', 'Set da yoga'],
  ['Beratung am Telefon', 'Consulenza al telefono'],
  ['Chaz Hoodie', 'Felpa Chaz'],
  ['Schwarz', 'Nero'],
  ['Orange', 'Arancione'],
  ['Farbe', 'Colore'],
  ['Größe', 'Taglia'],
  ['f&uuml;r jeden Tag', 'per ogni giorno'],
  ['Impressum', 'Note legali'],
  ['Versand und Lieferung', 'Spedizione e consegna'],
  ['Datenschutz', 'Protezione dei dati'],
  ['von Stoffwerk', 'di Stoffwerk'],
];

const SHOWN = ['name', 'label', 'title', 'content', 'content_heading', 'description', 'frontend_label'];

/** What Magento calls its goods in that store. */
export const inItalian = (text: string): string =>
  WORDS.reduce((said, [german, italian]) => said.replaceAll(german, italian), text);

function translated(value: unknown, name: string): unknown {
  if (typeof value === 'string') return SHOWN.includes(name.replace('default_', '')) ? inItalian(value) : value;
  if (Array.isArray(value)) return value.map((entry) => translated(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, field]) => [inner, translated(field, inner)]));
}

export const italianCatalog: typeof foreignCatalog = Object.fromEntries(
  Object.entries(foreignCatalog).map(([entity, documents]) => [
    entity,
    documents.map((document) => translated(document, '') as Document),
  ]),
);
