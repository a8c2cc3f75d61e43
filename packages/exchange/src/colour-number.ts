import { COLOURS } from '@brixel/bricks/colours';
import { FURTHER_COLOURS } from '@brixel/bricks/further-colours';
import { bareWord } from './bare-word.ts';

/** Whose numbers of colours a file has. */
export const colourNumbers = ['bricklink', 'rebrickable', 'maker', 'shop'] as const;
export type ColourNumbers = (typeof colourNumbers)[number];

const palette = [...COLOURS, ...FURTHER_COLOURS];

const byNumber: Readonly<Record<Exclude<ColourNumbers, 'bricklink'>, ReadonlyMap<number, number>>> = {
  rebrickable: new Map([
    ...palette.flatMap(({ rebrickableId, bricklinkId }) =>
      rebrickableId === null ? [] : ([[rebrickableId, bricklinkId]] as const),
    ),
    // two of Rebrickable's are one here
    [1103, 77] as const,
  ]),
  maker: new Map(COLOURS.map(({ makerId, bricklinkId }) => [makerId, bricklinkId])),
  shop: new Map(COLOURS.map(({ id, bricklinkId }) => [id, bricklinkId])),
};

/** What people simply call the colours that most bricks have. */
const plainWords: Readonly<Record<string, readonly string[]>> = {
  red: ['Rot', 'Rosso'],
  yellow: ['Gelb', 'Giallo'],
  blue: ['Blau', 'Blu'],
  green: ['Grün', 'Verde'],
  orange: ['Orange', 'Arancione'],
  tan: ['Beige'],
  'reddish-brown': ['Braun', 'Marrone', 'Brown'],
  'light-bluish-gray': ['Grau', 'Grigio', 'Gray', 'Grey'],
  lime: ['Hellgrün'],
  'trans-clear': ['Transparent', 'Trasparente', 'Clear'],
};

/** The first that a word means: our names, then keys, which are the names elsewhere, then rarer colours. */
const byName: ReadonlyMap<string, number> = new Map(
  [
    ...COLOURS.flatMap(({ name, bricklinkId }) => Object.values(name).map((text) => [text, bricklinkId] as const)),
    ...COLOURS.map(({ key, bricklinkId }) => [key, bricklinkId] as const),
    ...COLOURS.flatMap(({ key, bricklinkId }) => (plainWords[key] ?? []).map((text) => [text, bricklinkId] as const)),
    ...FURTHER_COLOURS.flatMap(({ name, bricklinkId }) =>
      Object.values(name).map((text) => [text, bricklinkId] as const),
    ),
  ]
    .toReversed()
    .map(([text, bricklinkId]) => [bareWord(text), bricklinkId]),
);

const named = (word: string): number | null => byName.get(word) ?? byName.get(word.replace('grey', 'gray')) ?? null;

/** A colour in BrickLink's numbers, from a number or one of our names in any language. Null where nobody knows it. */
export function colourNumber(text: string, numbers: ColourNumbers): number | null {
  if (!/^\d{1,5}$/.test(text)) return named(bareWord(text));
  return numbers === 'bricklink' ? Number(text) : (byNumber[numbers].get(Number(text)) ?? null);
}

const known: ReadonlySet<number> = new Set([0, ...palette.map(({ bricklinkId }) => bricklinkId)]);

/** Whether a colour of this number of BrickLink's has a name and a swatch here. */
export const isKnownColour = (colourNo: number): boolean => known.has(colourNo);
