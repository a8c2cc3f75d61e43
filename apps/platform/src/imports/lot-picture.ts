import { furtherByOption } from '@brixel/bricks/further-colours';
import { lotPath } from '@brixel/contract/picture-paths';
import { partPicture, type StandInSign, shapePicture, standInPicture } from '@brixel/demo-catalog/pictures';
import type { Lot } from '@brixel/exchange/lot';
import { designOf } from '@brixel/exchange/part-number';
import { shapeOf } from '@brixel/exchange/part-shape';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { colourOption, isOwnColour } from './colour-option.ts';

type Pictured = Pick<Lot, 'itemType' | 'itemNo' | 'colourNo' | 'name'>;

/** What the product of a lot shows: our own drawing, which never changes, else the best there is. */
export const lotPicture = (lot: Pictured, sku: string): string => ownDrawing(lot) ?? lotPath(sku);

/** The best drawing of a lot, for the picture service. */
export async function lotDrawing(db: Kysely<Schema>, sku: string): Promise<string | null> {
  const row = await db.selectFrom('lot').select('source').where('sku', '=', sku).executeTakeFirst();
  return row ? drawingOf(parseJson(row.source)) : null;
}

/** A design of ours in its colour, a part drawn from its measures, else a label with number and colour. */
export function drawingOf(lot: Pictured): string {
  const colour = colourOption(lot.colourNo)?.id ?? 0;
  const isColoured = isOwnColour(colour) || furtherByOption(colour) !== null;
  const design = plainDesign(lot);
  if (design && isColoured) return partPicture(design, colour);
  const shape = lot.itemType === 'part' ? shapeOf(lot.name) : null;
  if (shape && isColoured) return shapePicture(shape, colour);
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
