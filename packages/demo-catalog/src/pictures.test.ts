import { DESIGNS } from '@brixel/bricks/designs';
import { furtherOption } from '@brixel/bricks/further-colours';
import { PART_VIEWS } from '@brixel/bricks/part';
import { MOSAIC_SIZES } from '@brixel/mosaic/formats';
import { describe, expect, it } from 'vitest';
import { drawPicture, type Photos } from './drawing/draw-picture.ts';
import { packScene } from './drawing/set-scenes.ts';
import { PACK_KEYS, PACKS, type PackLine } from './packs.ts';
import * as pictures from './pictures.ts';
import {
  BANNER_KEYS,
  BOX_KEYS,
  CATEGORY_PICTURE_KEYS,
  LOOSE_BRICKS,
  MODEL_KEYS,
  MOTIFS,
  PILE_KEYS,
  SET_VIEWS,
} from './pictures.ts';

const photos: Photos = () => ({
  width: 40,
  height: 30,
  rgb: Uint8Array.from({ length: 3600 }, (_, index) => (index * 7) % 256),
});

const CORAL = 20;
const oneOfEachShape = [...new Map(DESIGNS.map((design) => [`${design.kind} ${design.family}`, design])).values()];

const ALL = [
  ...oneOfEachShape.flatMap(({ number }) => [
    ...PART_VIEWS.map((view) => pictures.partPicture(number, CORAL, view)),
    pictures.measurePicture(number),
    pictures.partColoursPicture(number),
  ]),
  pictures.partPicture('3001', furtherOption(49)),
  pictures.shapePicture({ kind: 'plate', w: 10, d: 6 }, CORAL),
  pictures.shapePicture({ kind: 'brick', w: 2, d: 1, plates: 15 }, furtherOption(49)),
  ...pictures.STAND_IN_SIGNS.map((sign) => pictures.standInPicture(sign, '60001-1', sign === 'box' ? 0 : CORAL)),
  ...[...new Set(DESIGNS.map(({ family }) => family))].map(pictures.familyPicture),
  ...MODEL_KEYS.flatMap((model) => [
    ...SET_VIEWS.map((view) => pictures.setPicture(model, view)),
    pictures.instructionsPicture(model),
  ]),
  ...BOX_KEYS.map(pictures.boxPicture),
  ...PILE_KEYS.map(pictures.pilePicture),
  ...PACK_KEYS.map(pictures.packPicture),
  ...CATEGORY_PICTURE_KEYS.map(pictures.categoryPicture),
  ...BANNER_KEYS.map(pictures.bannerPicture),
  ...MOTIFS.flatMap((motif) => MOSAIC_SIZES.map((size) => pictures.mosaicPicture(motif, size))),
  ...LOOSE_BRICKS.map(pictures.looseBrickPicture),
  pictures.mosaicHeroPicture(),
  pictures.giftCardPicture(),
  pictures.workshopPicture(),
];

/** Coordinates in paths and positions. */
const numbersIn = (svg: string): number[] =>
  [...svg.matchAll(/(?:d|transform|cx|cy|x1|y1|x2|y2|width|height|r|rx|ry)="([^"]*)"/g)].flatMap(([, value]) =>
    [...value!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number),
  );

describe('a package', () => {
  it.each(PACK_KEYS)('%s is drawn of its own parts in its own colours, of each at least one', (key) => {
    const own: readonly PackLine[] = PACKS[key];
    const drawn = packScene(key).placed.map(({ part, colour }) => {
      return `${DESIGNS.find((design) => design === part)?.number} ${colour}`;
    });
    expect([...new Set(drawn)].sort()).toEqual(own.map(([design, colour]) => `${design} ${colour}`).sort());
    expect(drawn.length).toBeGreaterThan(40);
  });
});

describe('picture addresses', () => {
  it.each([
    '/part/3001.png',
    '/part/3001/20/inside.png',
    '/part/3001/20/pile/more.png',
    '/part/3001/-1.png',
    '/set/lighthouse/top.png',
    '/set/lighthouse/main.png',
    '/set/toString.png',
    '/mosaic/raccoon.png',
    '/mosaic/raccoon/xxl.png',
    '/gift-card/2.png',
    '/loose/6.png',
    '/box/rainbow',
    '/family.png',
    'box/rainbow.png',
    '/.png',
  ])('%s is none', (path) => {
    expect(pictures.parsePicturePath(path)).toBeNull();
  });

  it('draws nothing for designs, colours and families that do not exist', () => {
    const box = { width: 150, height: 150 };
    for (const path of ['/part/0000/20.png', '/part/3001/9999.png', '/part/0000/measure.png', '/family/wheels.png'])
      expect(drawPicture(path, box, photos)).toBeNull();
  });
});

describe('every picture of the shop', () => {
  it.each(ALL)('%s', (path) => {
    const picture = drawPicture(path, { width: 300, height: 372 }, photos);
    if (picture?.kind === 'raster') {
      expect(picture.rgba).toHaveLength(picture.width * picture.height * 4);
      expect(picture.rgba.some((value, index) => index % 4 === 3 && value === 255)).toBe(true);
      return;
    }
    const svg = picture!.svg;
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 300 372" width="300" height="372">/);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|<text/);
    expect(numbersIn(svg).length).toBeGreaterThan(20);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const known = new Set(ids);
    expect(known.size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  it('looks the same whenever it is drawn', () => {
    const box = { width: 150, height: 150 };
    for (const path of [pictures.boxPicture('sea'), pictures.pilePicture('mixed'), pictures.setPicture('duck')])
      expect(drawPicture(path, box, photos)).toEqual(drawPicture(path, box, photos));
  });
});
