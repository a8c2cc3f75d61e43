import { ANY_COLOUR } from '@brixel/contract/office/part-picture-limits';
import type { Lot } from '@brixel/exchange/lot';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type PictureOfPart = Pick<Lot, 'itemType' | 'itemNo' | 'colourNo'>;

/** Sellers write numbers in either case. */
export const plainItemNo = (itemNo: string): string => itemNo.trim().toLowerCase();

/** The picture that was uploaded for a part: in its colour, else in any, which then is a sample of another one. */
export async function pictureOfPart(
  db: Kysely<Schema>,
  { itemType, itemNo, colourNo }: PictureOfPart,
): Promise<{ sha256: string; isSample: boolean } | null> {
  const rows = await db
    .selectFrom('part_picture')
    .select(['sha256', 'colour_no'])
    .where('item_type', '=', itemType)
    .where('item_no', '=', plainItemNo(itemNo))
    .where('colour_no', 'in', [colourNo, ANY_COLOUR])
    .execute();
  const own = rows.find(({ colour_no }) => colour_no === colourNo);
  const any = rows.find(({ colour_no }) => colour_no === ANY_COLOUR);
  const found = own ?? any;
  return found ? { sha256: found.sha256, isSample: !own && colourNo !== 0 } : null;
}

/** Whether there is a picture of a part, in any colour. */
export async function picturedParts(db: Kysely<Schema>): Promise<(part: PictureOfPart) => boolean> {
  const rows = await db.selectFrom('part_picture').select(['item_type', 'item_no']).execute();
  const known = new Set(rows.map(({ item_type, item_no }) => `${item_type} ${item_no}`));
  return ({ itemType, itemNo }) => known.has(`${itemType} ${plainItemNo(itemNo)}`);
}
