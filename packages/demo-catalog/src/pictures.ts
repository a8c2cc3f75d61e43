/** Addresses of all pictures the shop can draw: only this file builds, lists and parses them. */

import { PART_KINDS, PART_VIEWS, type PartShape, type PartView } from '@brixel/bricks/part';
import { MOSAIC_SIZES, type MosaicSize } from '@brixel/mosaic/formats';
import { PACK_KEYS, type PackKey } from './packs.ts';

export const MODEL_KEYS = [
  'lighthouse',
  'dachshund',
  'espresso',
  'cactus',
  'rocket',
  'hut',
  'gelato',
  'windmill',
  'sailboat',
  'cat',
  'pizza',
  'balloon',
  'tram',
  'snowman',
  'duck',
  'campervan',
  'castle',
  'whale',
] as const;
export type ModelKey = (typeof MODEL_KEYS)[number];

export const SET_VIEWS = ['main', 'side', 'parts'] as const;
export type SetView = (typeof SET_VIEWS)[number];

/** Colour worlds of sorting boxes and loose assortments. */
export const BOX_KEYS = ['rainbow', 'pastel', 'earth', 'sea', 'forest', 'sunset', 'grey', 'trans'] as const;
export type BoxKey = (typeof BOX_KEYS)[number];

export const PILE_KEYS = [
  'mixed',
  'rainbow',
  'pastel',
  'earth',
  'sea',
  'forest',
  'sunset',
  'mono',
  'winter',
  'trans',
] as const;
export type PileKey = (typeof PILE_KEYS)[number];

export const CATEGORY_PICTURE_KEYS = [
  'bricks',
  'plates',
  'tiles',
  'slopes',
  'round',
  'transparent',
  'holed',
  'baseplates',
  'arches',
  'corners',
  'curves',
  'cones',
  'special',
  'minis',
  'boxes',
  'refills',
  'sets',
  'animals',
  'buildings',
  'vehicles',
  'food',
  'plants',
  'stairs',
  'colours',
  'instructions',
  'gift',
  'mosaic',
  'workshops',
  'new',
  'sale',
] as const;
export type CategoryPictureKey = (typeof CATEGORY_PICTURE_KEYS)[number];

export const BANNER_KEYS = [
  'thanks',
  'empty',
  'not-found',
  'offline',
  'error',
  'sorting-boxes',
  'gelato',
  'stairs',
  'sets',
  'newsletter',
  'login',
] as const;
export type BannerKey = (typeof BANNER_KEYS)[number];

export const MOTIFS = ['raccoon', 'cat', 'espresso', 'sunset'] as const;
export type Motif = (typeof MOTIFS)[number];

export const LOOSE_BRICKS = [1, 2, 3, 4, 5] as const;
export type LooseBrick = (typeof LOOSE_BRICKS)[number];

/** What a picture shows, read from its address. */
export type PictureSubject =
  | { of: 'part'; design: string; colourId: number; view: PartView }
  | { of: 'shape'; shape: PartShape; colourId: number }
  | { of: 'stand-in'; sign: StandInSign; number: string; colourId: number }
  | { of: 'measure'; design: string }
  | { of: 'part-colours'; design: string }
  | { of: 'family'; family: string }
  | { of: 'set'; model: ModelKey; view: SetView }
  | { of: 'instructions'; model: ModelKey }
  | { of: 'box'; key: BoxKey }
  | { of: 'pile'; key: PileKey }
  | { of: 'pack'; key: PackKey }
  | { of: 'category'; key: CategoryPictureKey }
  | { of: 'banner'; key: BannerKey }
  | { of: 'mosaic'; motif: Motif; size: MosaicSize }
  | { of: 'mosaic-hero' }
  | { of: 'loose'; number: LooseBrick }
  | { of: 'gift-card' }
  | { of: 'workshop' };

export const STAND_IN_SIGNS = ['part', 'figure', 'box'] as const;
export type StandInSign = (typeof STAND_IN_SIGNS)[number];

/** Subjects that have no end: they are drawn for goods of the shop and for nobody who makes up an address. */
export const isDrawnForGoodsOnly = ({ of }: PictureSubject): boolean => of === 'shape' || of === 'stand-in';

const EXTENSION = '.png';
const address = (...segments: (string | number)[]): string => `/${segments.join('/')}${EXTENSION}`;

export const partPicture = (design: string, colourId: number, view: PartView = 'main'): string =>
  view === 'main' ? address('part', design, colourId) : address('part', design, colourId, view);
/** A part that is no design of ours, drawn from its measures. */
export const shapePicture = ({ kind, w, d, plates }: PartShape, colourId: number): string =>
  address('shape', [kind, w, d, ...(plates === undefined ? [] : [plates])].join('_'), colourId);
/** Of what nobody can draw; 0 is no colour. */
export const standInPicture = (sign: StandInSign, number: string, colourId: number): string =>
  address('stand-in', sign, number, colourId);
export const measurePicture = (design: string): string => address('part', design, 'measure');
export const partColoursPicture = (design: string): string => address('part', design, 'rainbow');
export const familyPicture = (family: string): string => address('family', family);
export const setPicture = (model: ModelKey, view: SetView = 'main'): string =>
  view === 'main' ? address('set', model) : address('set', model, view);
export const instructionsPicture = (model: ModelKey): string => address('instructions', model);
export const boxPicture = (key: BoxKey): string => address('box', key);
export const pilePicture = (key: PileKey): string => address('pile', key);
export const packPicture = (key: PackKey): string => address('pack', key);
export const categoryPicture = (key: CategoryPictureKey): string => address('category', key);
export const bannerPicture = (key: BannerKey): string => address('banner', key);
export const mosaicPicture = (motif: Motif, size: MosaicSize): string => address('mosaic', motif, size);
export const mosaicHeroPicture = (): string => address('mosaic', 'hero');
export const looseBrickPicture = (number: LooseBrick): string => address('loose', number);
export const giftCardPicture = (): string => address('gift-card');
export const workshopPicture = (): string => address('workshop');

const oneOf = <T extends string>(allowed: readonly T[], word: string | undefined): T | null =>
  allowed.find((candidate) => candidate === word) ?? null;

/** Reads an address back; null when it is none of ours. Whether design, colour and family exist is checked when it is drawn. */
export function parsePicturePath(path: string): PictureSubject | null {
  if (!path.startsWith('/') || !path.endsWith(EXTENSION)) return null;
  const [of, ...rest] = path.slice(1, -EXTENSION.length).split('/');
  const [first, second] = rest;
  switch (of) {
    case 'part':
      return parsePart(rest);
    case 'shape':
      return rest.length === 2 ? parseShape(first, second) : null;
    case 'stand-in':
      return rest.length === 3 ? parseStandIn(rest) : null;
    case 'family':
      return rest.length === 1 && first ? { of, family: first } : null;
    case 'set': {
      const model = oneOf(MODEL_KEYS, first);
      const view = rest.length === 1 ? 'main' : oneOf(SET_VIEWS.slice(1), second);
      return model && view && rest.length <= 2 ? { of, model, view } : null;
    }
    case 'mosaic': {
      if (rest.length === 1 && first === 'hero') return { of: 'mosaic-hero' };
      const motif = oneOf(MOTIFS, first);
      const size = oneOf(MOSAIC_SIZES, second);
      return motif && size && rest.length === 2 ? { of, motif, size } : null;
    }
    default:
      return rest.length <= 1 ? parseSingleWord(of, first) : null;
  }
}

function parsePart([design, second, third, ...surplus]: string[]): PictureSubject | null {
  if (!design || !second || surplus.length) return null;
  if (third === undefined && second === 'measure') return { of: 'measure', design };
  if (third === undefined && second === 'rainbow') return { of: 'part-colours', design };
  const view = third === undefined ? 'main' : oneOf(PART_VIEWS.slice(1), third);
  return view && /^\d{1,6}$/.test(second) ? { of: 'part', design, colourId: Number(second), view } : null;
}

const MOST_STUDS = 64;

function parseShape(words: string | undefined, colour: string | undefined): PictureSubject | null {
  const [kind, ...numbers] = words?.split('_') ?? [];
  const known = oneOf(PART_KINDS, kind);
  const [w, d, plates] = numbers.map(Number);
  const isSize = (value: number | undefined): value is number =>
    value !== undefined && value > 0 && value <= MOST_STUDS;
  if (!known || !isSize(w) || !isSize(d) || numbers.length > 3 || !isColour(colour)) return null;
  if (plates !== undefined && !isSize(plates)) return null;
  return {
    of: 'shape',
    shape: { kind: known, w, d, ...(plates !== undefined && { plates }) },
    colourId: Number(colour),
  };
}

function parseStandIn([sign, number, colour]: string[]): PictureSubject | null {
  const known = oneOf(STAND_IN_SIGNS, sign);
  return known && number && /^[\w.-]{1,40}$/.test(number) && isColour(colour)
    ? { of: 'stand-in', sign: known, number, colourId: Number(colour) }
    : null;
}

const isColour = (text: string | undefined): boolean => /^\d{1,6}$/.test(text ?? '');

function parseSingleWord(of: string | undefined, word: string | undefined): PictureSubject | null {
  switch (of) {
    case 'instructions': {
      const model = oneOf(MODEL_KEYS, word);
      return model && { of, model };
    }
    case 'box': {
      const key = oneOf(BOX_KEYS, word);
      return key && { of, key };
    }
    case 'pile': {
      const key = oneOf(PILE_KEYS, word);
      return key && { of, key };
    }
    case 'pack': {
      const key = oneOf(PACK_KEYS, word);
      return key && { of, key };
    }
    case 'category': {
      const key = oneOf(CATEGORY_PICTURE_KEYS, word);
      return key && { of, key };
    }
    case 'banner': {
      const key = oneOf(BANNER_KEYS, word);
      return key && { of, key };
    }
    case 'loose': {
      const number = LOOSE_BRICKS.find((candidate) => String(candidate) === word);
      return number ? { of, number } : null;
    }
    case 'gift-card':
    case 'workshop':
      return word === undefined ? { of } : null;
    default:
      return null;
  }
}
