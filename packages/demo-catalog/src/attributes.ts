/** Attributes a list can be filtered or a product compared by. */
import { COLOURS } from '@brixel/bricks/colours';
import { DESIGNS, sizeLabel } from '@brixel/bricks/designs';
import { CONDITIONS } from '@brixel/contract/condition';
import type { SeedAttribute, SeedOption } from './seed.ts';
import { sameText, text } from './text.ts';

const FIRST_SIZE_OPTION = 101;
const [longSide, shortSide] = [
  (label: string) => Number(label.split('×')[1]),
  (label: string) => Number(label.split('×')[0]),
];

const sizeLabels = [...new Set(DESIGNS.map(sizeLabel))].sort(
  (a, b) => shortSide(a) - shortSide(b) || longSide(a) - longSide(b),
);
const sizeIds = new Map(sizeLabels.map((label, i) => [label, FIRST_SIZE_OPTION + i]));

export function sizeOptionId(label: string): number {
  const id = sizeIds.get(label);
  if (id === undefined) throw new Error(`No size option for ${label}`);
  return id;
}

export const MANUFACTURER = { brixel: 201, steinwerk: 202, mattone: 203, klickfabrik: 204 } as const;

const MANUFACTURER_NAMES: readonly [number, string][] = [
  [MANUFACTURER.brixel, 'brixel Basis'],
  [MANUFACTURER.steinwerk, 'Steinwerk'],
  [MANUFACTURER.mattone, 'Mattone'],
  [MANUFACTURER.klickfabrik, 'Klickfabrik'],
];

/** Maker with postal and electronic address, as product safety law asks for on every offer. */
const MANUFACTURER_CONTACTS: Readonly<Record<number, string>> = {
  [MANUFACTURER.brixel]: 'Brixel GmbH, Musterstraße 1, 80331 München, sicherheit@brixel.example',
  [MANUFACTURER.steinwerk]: 'Steinwerk Muster GmbH, Beispielweg 12, 90402 Nürnberg, info@steinwerk.example',
  [MANUFACTURER.mattone]: 'Mattone Esempio S.r.l., Via Esempio 8, 37121 Verona, info@mattone.example',
  [MANUFACTURER.klickfabrik]: 'Klickfabrik Beispiel KG, Musterallee 30, 04109 Leipzig, info@klickfabrik.example',
};

export const manufacturerName = (id: number): string =>
  MANUFACTURER_NAMES.find(([option]) => option === id)?.[1] ?? 'brixel Basis';
export const manufacturerContact = (id: number): string =>
  MANUFACTURER_CONTACTS[id] ?? MANUFACTURER_CONTACTS[MANUFACTURER.brixel] ?? '';

const colourOptions = COLOURS.map(
  ({ id, name, hex, finish, family }, i): SeedOption => ({
    id,
    label: text(name.de, name.it, name.en),
    sortOrder: i + 1,
    swatch: { hex, finish, family },
  }),
);
const sizeOptions = sizeLabels.map(
  (label, i): SeedOption => ({ id: sizeOptionId(label), label: sameText(label), sortOrder: i + 1 }),
);
const manufacturerOptions = MANUFACTURER_NAMES.map(
  ([id, name], i): SeedOption => ({ id, label: sameText(name), sortOrder: i + 1 }),
);

type AttributeRow = [
  id: number,
  code: string,
  de: string,
  it: string,
  en: string,
  input: SeedAttribute['input'],
  comparable: boolean,
];

const ROWS: readonly AttributeRow[] = [
  [93, 'color', 'Farbe', 'Colore', 'Color', 'select', true],
  [144, 'size', 'Größe', 'Misura', 'Size', 'select', true],
  [83, 'manufacturer', 'Hersteller', 'Produttore', 'Manufacturer', 'select', true],
  [155, 'condition', 'Zustand', 'Condizione', 'Condition', 'select', true],
  [77, 'price', 'Preis', 'Prezzo', 'Price', 'price', true],
  [150, 'logo_design_id', 'Design-ID', 'ID design', 'Design ID', 'text', true],
  [151, 'logo_element_id', 'Element-ID', 'ID elemento', 'Element ID', 'text', false],
  [152, 'farbe', 'Farbname', 'Nome del colore', 'Color name', 'text', false],
  [153, 'piece_count', 'Teile', 'Pezzi', 'Parts', 'text', true],
  [154, 'age_from', 'Alter ab', 'Età da', 'Age from', 'text', true],
];

const OPTIONS: Readonly<Record<string, SeedOption[]>> = {
  color: colourOptions,
  size: sizeOptions,
  manufacturer: manufacturerOptions,
  condition: [
    { id: CONDITIONS.new, label: text('Neu', 'Nuovo', 'New'), sortOrder: 1 },
    { id: CONDITIONS.used, label: text('Gebraucht', 'Usato', 'Used'), sortOrder: 2 },
  ],
};

export const ATTRIBUTES: readonly SeedAttribute[] = ROWS.map(([id, code, de, it, en, input, isComparable]) => ({
  id,
  code,
  label: text(de, it, en),
  input,
  isComparable,
  options: OPTIONS[code] ?? [],
}));
