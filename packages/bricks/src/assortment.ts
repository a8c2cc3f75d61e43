/** Which design is made in which colour, and the article number of each. */
import { COLOURS, colourByKey } from './colours.ts';
import { DESIGNS } from './designs.ts';
import type { BrickColour, Design, PartKind } from './part.ts';
import { between, fraction } from './random.ts';

/** Designs that are made in most colours; all others come in about forty. */
const WIDE_RANGE: Readonly<Record<string, number>> = {
  '6141': 69,
  '3001': 60,
  '3024': 60,
  '3005': 56,
  '35381': 52,
  '3004': 48,
  '3023': 48,
  '3070': 48,
};

/** Combinations that the home page, sets and packages use. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  '2357': ['lavender'],
  '3062': ['pearl-gold', 'reddish-brown'],
  '3039': ['dark-red', 'reddish-orange', 'trans-clear'],
  '3001': ['coral', 'trans-dark-blue'],
  '3020': ['lime'],
  '3068': ['bright-light-blue'],
  '85984': ['dark-bluish-gray', 'trans-light-blue'],
  '3003': ['magenta', 'bright-light-orange'],
  '3941': ['dark-turquoise'],
  '4589': ['trans-orange'],
  '3659': ['tan'],
  '14769': ['dark-pink'],
  '88930': ['dark-azure'],
  '3298': ['dark-orange'],
  '2431': ['light-aqua'],
  '3004': ['trans-clear', 'trans-light-blue', 'trans-yellow'],
  '3023': ['trans-clear', 'trans-light-blue', 'trans-yellow', 'trans-red'],
  '3070': ['trans-clear', 'trans-red', 'trans-orange', 'trans-light-blue'],
};

const CORE = new Set([
  'white',
  'light-bluish-gray',
  'dark-bluish-gray',
  'black',
  'tan',
  'dark-tan',
  'reddish-brown',
  'medium-nougat',
  'red',
  'dark-red',
  'orange',
  'bright-light-orange',
  'yellow',
  'lime',
  'bright-green',
  'green',
  'dark-green',
  'sand-green',
  'dark-turquoise',
  'medium-azure',
  'dark-azure',
  'blue',
  'dark-blue',
  'coral',
]);

const NEVER_TRANSPARENT = new Set<PartKind>(['holed', 'baseplate', 'jumper', 'corner']);
const NEVER_PEARL = new Set<PartKind>(['baseplate']);

function isPossible({ kind }: Design, { finish, retired }: BrickColour): boolean {
  if (finish === 'trans') return !NEVER_TRANSPARENT.has(kind);
  if (finish === 'pearl') return !NEVER_PEARL.has(kind);
  return !(retired && kind === 'baseplate');
}

/** The lower, the sooner a colour gets into the range of a design. */
function rank(design: Design, colour: BrickColour): number {
  if (ALWAYS[design.number]?.includes(colour.key)) return -2;
  if (CORE.has(colour.key)) return -1;
  const chance = fraction(`range ${design.number} ${colour.key}`);
  if (colour.retired) return chance + 0.75;
  return colour.finish === 'solid' ? chance : chance + 0.15;
}

export function coloursOf(design: Design): BrickColour[] {
  const size = WIDE_RANGE[design.number] ?? between(`range ${design.number}`, 40, 43);
  return COLOURS.filter((colour) => isPossible(design, colour))
    .map((colour) => ({ colour, order: rank(design, colour) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, size)
    .map(({ colour }) => colour)
    .sort((a, b) => a.id - b.id);
}

export const partSku = (designNumber: string, colourId: number): string => `BX-${designNumber}-${colourId}`;
export const partSkuByKey = (designNumber: string, colourKey: string): string =>
  partSku(designNumber, colourByKey(colourKey).id);

const available = new Set(DESIGNS.flatMap((design) => coloursOf(design).map(({ id }) => partSku(design.number, id))));

/** Parts in one colour: as many articles as the shop sells piece by piece. */
export const PART_COUNT = available.size;

export const isAvailable = (sku: string): boolean => available.has(sku);
