import { COLOURS } from '@brixel/bricks/colours';
import { DESIGNS } from '@brixel/bricks/designs';
import { familyScene } from '@brixel/bricks/drawing/family-scene';
import { measuredDrawing } from '@brixel/bricks/drawing/measured-drawing';
import { partColoursScene, partScene } from '@brixel/bricks/drawing/part-scenes';
import { materialKey, put } from '@brixel/bricks/drawing/placed';
import type { Scene } from '@brixel/bricks/drawing/scene';
import { drawScene } from '@brixel/bricks/drawing/scene';
import { standIn } from '@brixel/bricks/drawing/stand-in';
import type { Size } from '@brixel/bricks/drawing/svg';
import { optionMaterial } from '@brixel/bricks/option-material';
import type { PartShape, PartView } from '@brixel/bricks/part';
import type { RgbPicture } from '@brixel/mosaic/picture';
import { type CategoryPictureKey, type Motif, type PictureSubject, parsePicturePath } from '../pictures.ts';
import { bannerScene, looseBrickScene } from './banner-scenes.ts';
import { categoryScene } from './category-scenes.ts';
import { dissolvingMosaic, framedMosaic } from './mosaic-picture.ts';
import { bookletCover, giftCard, workshopTicket } from './paper.ts';
import { boxScene, packScene, pileScene, setScene } from './set-scenes.ts';

/** A raster has its own size; it is meant to be scaled into the box it was asked for. */
export type Picture =
  | { kind: 'svg'; svg: string }
  | { kind: 'raster'; width: number; height: number; rgba: Uint8ClampedArray };

/** Decoded sample photographs; packages read no files. */
export type Photos = (name: Motif) => RgbPicture | null;

/** Draws the picture with that address to fit the box, on a transparent ground; null when there is none. */
export function drawPicture(path: string, box: Size, photos: Photos): Picture | null {
  const subject = parsePicturePath(path);
  return subject && drawSubject(subject, box, photos);
}

function drawSubject(subject: PictureSubject, box: Size, photos: Photos): Picture | null {
  switch (subject.of) {
    case 'part':
      return drawPart(subject.design, subject.colourId, subject.view, box);
    case 'shape':
      return drawShape(subject.shape, subject.colourId, box);
    case 'stand-in':
      return svg(standIn({ ...subject, material: optionMaterial(subject.colourId) }, box));
    case 'measure':
      return withDesign(subject.design, (design) => svg(measuredDrawing(design, box)));
    case 'part-colours':
      return withDesign(subject.design, (design) => scene(partColoursScene(design), box));
    case 'family':
      return scene(familyScene(subject.family), box);
    case 'set':
      return scene(setScene(subject.model, subject.view), box);
    case 'instructions':
      return svg(bookletCover(subject.model, box));
    case 'box':
      return scene(boxScene(subject.key), box);
    case 'pile':
      return scene(pileScene(subject.key), box);
    case 'pack':
      return scene(packScene(subject.key), box);
    case 'category':
      return drawCategory(subject.key, box, photos);
    case 'banner':
      return scene(bannerScene(subject.key), box);
    case 'mosaic':
      return withPhoto(photos, subject.motif, (photo) => framedMosaic(photo, subject.motif, subject.size, box));
    case 'mosaic-hero':
      return withPhoto(photos, 'raccoon', dissolvingMosaic);
    case 'loose':
      return scene(looseBrickScene(subject.number), box);
    case 'gift-card':
      return svg(giftCard(box));
    case 'workshop':
      return svg(workshopTicket(box));
  }
}

function drawCategory(key: CategoryPictureKey, box: Size, photos: Photos): Picture | null {
  switch (key) {
    case 'instructions':
      return svg(bookletCover('rocket', box));
    case 'gift':
      return svg(giftCard(box));
    case 'workshops':
      return svg(workshopTicket(box));
    case 'mosaic':
      return withPhoto(photos, 'raccoon', (photo) => framedMosaic(photo, 'raccoon', 's', box));
    default:
      return scene(categoryScene(key), box);
  }
}

function drawPart(number: string, colourId: number, view: PartView, box: Size): Picture | null {
  const colour = COLOURS.find(({ id }) => id === colourId);
  if (colour) return withDesign(number, (design) => scene(partScene(design, colour, view), box));
  return view === 'main' ? withDesign(number, (design) => drawShape(design, colourId, box)) : null;
}

function drawShape(shape: PartShape, colourId: number, box: Size): Picture | null {
  const material = optionMaterial(colourId);
  return material && scene({ placed: [put(shape, [0, 0, 0], materialKey(material))] }, box);
}

const svg = (markup: string): Picture => ({ kind: 'svg', svg: markup });

function scene(content: Scene | null, box: Size): Picture | null {
  if (!content) return null;
  const { placed, ...options } = content;
  return svg(drawScene(placed, { ...options, ...box }));
}

function withDesign(number: string, draw: (design: PartShape) => Picture | null): Picture | null {
  const design = DESIGNS.find((candidate) => candidate.number === number);
  return design ? draw(design) : null;
}

function withPhoto(
  photos: Photos,
  motif: Motif,
  draw: (photo: RgbPicture) => Omit<Extract<Picture, { kind: 'raster' }>, 'kind'>,
): Picture | null {
  const photo = photos(motif);
  return photo && { kind: 'raster', ...draw(photo) };
}
