/** Types that colours, designs, drawings and the catalogue share. */

export const PART_KINDS = [
  'brick',
  'plate',
  'tile',
  'baseplate',
  'jumper',
  'grille',
  'slope',
  'cheese',
  'curve',
  'arch',
  'holed',
  'corner',
  'round-brick',
  'round-plate',
  'round-tile',
  'cone',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface PartShape {
  kind: PartKind;
  /** studs along the long side, seen on the left in the catalogue view */
  w: number;
  /** studs along the other side */
  d: number;
  /** height in plates where the kind leaves it open (brick 3, plate 1) */
  plates?: number;
}

/** The pictures of a part: alone, in a pile, as a tower, beside a coin. */
export const PART_VIEWS = ['main', 'pile', 'tower', 'scale'] as const;
export type PartView = (typeof PART_VIEWS)[number];

/** A part design with the number that collectors use. */
export interface Design extends PartShape {
  number: string;
  /** key of the configurable product it belongs to, such as `brick-2` */
  family: string;
}

export type Finish = 'solid' | 'trans' | 'pearl';
export type ColourFamily =
  | 'neutral'
  | 'brown'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'violet'
  | 'pink'
  | 'trans'
  | 'pearl';

/** One palette for the shop and the mosaics. */
export interface BrickColour {
  /** option id in the shop */
  id: number;
  key: string;
  name: { de: string; it: string; en: string };
  hex: string;
  finish: Finish;
  family: ColourFamily;
  /** numbers under which the colour is known elsewhere */
  rebrickableId: number;
  bricklinkId: number;
  makerId: number;
  retired: boolean;
  /** part of the standard mosaic palette */
  mosaic: boolean;
}
