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

/** What people simply call the colours that most bricks have, and what collectors' names are in their languages. */
const plainWords: Readonly<Record<string, readonly string[]>> = {
  red: ['Rot', 'Rosso'],
  'dark-red': ['Dunkelrot', 'Rosso scuro'],
  'sand-red': ['Sandrot', 'Rosso sabbia'],
  yellow: ['Gelb', 'Giallo'],
  'yellowish-green': ['Gelbgrün', 'Verde giallastro'],
  blue: ['Blau', 'Blu'],
  'dark-blue': ['Dunkelblau', 'Blu scuro', 'Navy'],
  'medium-blue': ['Mittelblau', 'Blu medio'],
  'bright-light-blue': ['Hellblau', 'Blu chiaro', 'Azzurro chiaro'],
  'sand-blue': ['Sandblau', 'Blu sabbia'],
  'dark-azure': ['Azurblau'],
  green: ['Grün', 'Verde'],
  'dark-green': ['Dunkelgrün', 'Verde scuro'],
  'bright-green': ['Leuchtgrün', 'Verde brillante'],
  'sand-green': ['Sandgrün', 'Verde sabbia'],
  'olive-green': ['Olivgrün', 'Verde oliva'],
  aqua: ['Mintgrün', 'Verde acqua', 'Verde menta'],
  orange: ['Orange', 'Arancione', 'Arancio'],
  'dark-orange': ['Dunkelorange', 'Arancione scuro'],
  tan: ['Beige'],
  'dark-tan': ['Dunkelbeige', 'Beige scuro'],
  'reddish-brown': ['Braun', 'Marrone', 'Brown', 'Rotbraun'],
  'dark-brown': ['Dunkelbraun', 'Marrone scuro'],
  'light-bluish-gray': [
    'Grau',
    'Grigio',
    'Gray',
    'Grey',
    'Neuhellgrau',
    'Grigio bluastro chiaro',
    'Grigio chiaro bluastro',
  ],
  'dark-bluish-gray': ['Neudunkelgrau', 'Grigio bluastro scuro', 'Grigio scuro bluastro'],
  'light-gray': ['Althellgrau', 'Grigio chiaro vecchio'],
  'dark-gray': ['Altdunkelgrau', 'Grigio scuro vecchio'],
  lime: ['Hellgrün', 'Limettengrün', 'Verde lime'],
  'dark-purple': ['Lila', 'Dunkellila', 'Viola scuro'],
  'dark-pink': ['Dunkelrosa', 'Rosa scuro'],
  'trans-clear': ['Transparent', 'Trasparente', 'Clear', 'Transparent klar', 'Durchsichtig', 'Glasklar'],
  'trans-red': ['Transparent rot', 'Rot transparent', 'Transrot'],
  'trans-orange': ['Transparent orange', 'Orange transparent', 'Transorange'],
  'trans-yellow': ['Transparent gelb', 'Gelb transparent', 'Transgelb'],
  'trans-green': ['Transparent grün', 'Grün transparent', 'Transgrün'],
  'trans-dark-blue': ['Transparent blau', 'Blau transparent', 'Transparent dunkelblau', 'Transblau', 'Trans-Blue'],
  'trans-light-blue': ['Transparent hellblau', 'Hellblau transparent', 'Azzurro trasparente', 'Blu chiaro trasparente'],
  'pearl-gold': ['Gold', 'Oro'],
  'flat-silver': ['Silber', 'Argento', 'Silver'],
};

/** What colours are called, the likeliest first: our names, then keys, which are the names elsewhere, then rarer colours. */
export const COLOUR_NAMES: readonly (readonly [name: string, bricklinkId: number])[] = [
  ...COLOURS.flatMap(({ name, bricklinkId }) => Object.values(name).map((text) => [text, bricklinkId] as const)),
  ...COLOURS.map(({ key, bricklinkId }) => [key, bricklinkId] as const),
  ...COLOURS.flatMap(({ key, bricklinkId }) => (plainWords[key] ?? []).map((text) => [text, bricklinkId] as const)),
  ...FURTHER_COLOURS.flatMap(({ name, bricklinkId }) =>
    Object.values(name).map((text) => [text, bricklinkId] as const),
  ),
];

/** The first that a word means. */
const byName: ReadonlyMap<string, number> = new Map(
  COLOUR_NAMES.toReversed().map(([text, bricklinkId]) => [bareWord(text), bricklinkId]),
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
