import { optionMaterial } from '@brixel/bricks/option-material';
import { lotPath, photoPath } from '@brixel/contract/picture-paths';
import { partPicture, type StandInSign, shapePicture, standInPicture } from '@brixel/demo-catalog/pictures';
import type { Lot } from '@brixel/exchange/lot';
import { designOf } from '@brixel/exchange/part-number';
import { shapeOf } from '@brixel/exchange/part-shape';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { pictureOfPart } from '../media/part-pictures.ts';
import { colourOption, isOwnColour } from './colour-option.ts';

type Pictured = Pick<Lot, 'itemType' | 'itemNo' | 'colourNo' | 'name'>;

/** What the product of a lot shows: our own drawing, which never changes, else the best there is. */
export const lotPicture = (lot: Pictured, sku: string): string => ownDrawing(lot) ?? lotPath(sku);

/** The path of a part of the library in a colour of the shop; null where it cannot be drawn. */
export type FromLibrary = (itemNo: string, colour: number) => Promise<string | null>;

/** The best picture of a lot, for the picture service: one that was uploaded for its part, else the best drawing. */
export async function bestPicture(db: Kysely<Schema>, sku: string, fromLibrary: FromLibrary): Promise<string | null> {
  const row = await db.selectFrom('lot').select('source').where('sku', '=', sku).executeTakeFirst();
  if (!row) return null;
  const lot = parseJson(row.source);
  const uploaded = await pictureOfPart(db, lot);
  return uploaded ? photoPath(uploaded.sha256) : drawingOf(lot, fromLibrary);
}

/**
 * A design of ours in its colour; a part of the library, which knows its shape by its number; a part drawn from the measures in its
 * name; else a label with number and colour.
 */
async function drawingOf(lot: Pictured, fromLibrary: FromLibrary): Promise<string> {
  const colour = colourOption(lot.colourNo)?.id ?? 0;
  const isColoured = optionMaterial(colour) !== null;
  const design = plainDesign(lot);
  if (design && isColoured) return partPicture(design, colour);
  if (lot.itemType === 'part' && isColoured) {
    const drawn = await fromLibrary(lot.itemNo, colour);
    if (drawn) return drawn;
    const shape = shapeOf(lot.name);
    if (shape) return shapePicture(shape, colour);
  }
  return standInPicture(SIGNS[lot.itemType] ?? 'box', lot.itemNo.replaceAll(/[^\w.-]/g, '-').slice(0, 40), colour);
}

/** Null where it is no plain design of ours, or in no colour of ours. */
export function ownDrawing(lot: Pictured): string | null {
  const colour = colourOption(lot.colourNo)?.id ?? 0;
  const design = plainDesign(lot);
  return design && isOwnColour(colour) ? partPicture(design, colour) : null;
}

function plainDesign({ itemType, itemNo }: Pictured): string | null {
  const design = itemType === 'part' ? designOf(itemNo) : null;
  return design?.isPlain ? design.number : null;
}

const SIGNS: Partial<Record<Lot['itemType'], StandInSign>> = { part: 'part', minifigure: 'figure' };
