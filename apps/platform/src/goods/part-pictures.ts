import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import { ANY_COLOUR } from '@brixel/contract/office/part-picture-limits';
import { lotPath } from '@brixel/contract/picture-paths';
import { type ItemType, itemTypes, type Lot } from '@brixel/exchange/lot';
import type { Kysely, Transaction } from 'kysely';
import type { CatalogEditor } from '../catalog/changes/catalog-editor.ts';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { colourOption } from '../imports/colour-option.ts';
import { lotPicture } from '../imports/lot-picture.ts';
import { type PictureOfPart, pictureOfPart, plainItemNo } from '../media/part-pictures.ts';
import type { NamedGoods } from '../media/picture-names.ts';
import { type Author, recordChange } from '../office/audit.ts';

interface PicturedLot {
  sku: string;
  product_id: number;
  lot: Lot;
}

/** Lots that a picture of this part may be shown for, in all colours. */
async function lotsOfPart(
  db: Kysely<Schema>,
  { itemType, itemNo }: Pick<PictureOfPart, 'itemType' | 'itemNo'>,
): Promise<PicturedLot[]> {
  const plain = plainItemNo(itemNo);
  const rows = await db
    .selectFrom('lot')
    .select(['sku', 'product_id', 'source'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['source']), 'like', `%"itemno":${JSON.stringify(plain)}%`))
    .execute();
  return rows
    .map(({ source, ...row }) => ({ ...row, lot: parseJson(source) }))
    .filter(({ lot }) => lot.itemType === itemType && plainItemNo(lot.itemNo) === plain);
}

/** Null for a product that came otherwise. */
export async function lotOf(db: Kysely<Schema>, sku: string): Promise<PicturedLot | null> {
  const row = await db
    .selectFrom('lot')
    .select(['sku', 'product_id', 'source'])
    .where('sku', '=', sku)
    .executeTakeFirst();
  return row ? { sku, product_id: row.product_id, lot: parseJson(row.source) } : null;
}

/** Lets products show the picture of their part, or no longer. What somebody has chosen for a product stays. */
export async function followPartPicture(tx: Transaction<Schema>, lots: readonly PicturedLot[]): Promise<void> {
  for (const { sku, product_id, lot } of lots) {
    const row = await tx.selectFrom('product').select('attributes').where('id', '=', product_id).executeTakeFirst();
    if (!row) continue;
    const { hasSamplePicture: _, ...attributes } = parseJson(row.attributes);
    const uploaded = await pictureOfPart(tx, lot);
    const shown = uploaded ? lotPath(sku) : lotPicture(lot, sku);
    const replaced = new Set([lotPath(sku), lotPicture(lot, sku)]);
    const pictures = attributes.pictures.map((path) => (replaced.has(path) ? shown : path));
    const isShown = pictures[0] === lotPath(sku);
    await tx
      .updateTable('product')
      .set({
        attributes: toJson({
          ...attributes,
          pictures: [...new Set(pictures)],
          ...(uploaded?.isSample && isShown && { hasSamplePicture: true }),
        }),
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', product_id)
      .execute();
  }
}

export async function listPartPictures(
  db: Kysely<Schema>,
  language: OfficeLanguage,
): Promise<OfficeResult<'partPictures.list'>['pictures']> {
  const rows = await db.selectFrom('part_picture').selectAll().orderBy('item_no').orderBy('colour_no').execute();
  const listed = [];
  for (const { item_type, item_no, colour_no, sha256 } of rows) {
    const lots = await lotsOfPart(db, { itemType: item_type, itemNo: item_no });
    listed.push({
      type: item_type,
      number: item_no,
      colour: colour_no,
      colour_name: colour_no === ANY_COLOUR ? null : (colourOption(colour_no)?.name[language] ?? null),
      picture: sha256,
      lots: lots.filter(isIn(colour_no)).length,
    });
  }
  return listed;
}

const isIn =
  (colourNo: number) =>
  ({ lot }: PicturedLot): boolean =>
    colourNo === ANY_COLOUR || lot.colourNo === colourNo;

/** Shows a picture for a part, null: none any more. The products that show it follow; gives how many lots that are. */
export async function setPartPicture(
  { db, editor, now }: { db: Kysely<Schema>; editor: Pick<CatalogEditor, 'edit'>; now(): number },
  part: PictureOfPart,
  sha256: string | null,
  author: Author,
): Promise<number> {
  const lots = await lotsOfPart(db, part);
  const { itemType: item_type, colourNo: colour_no } = part;
  const item_no = plainItemNo(part.itemNo);
  await editor.edit(
    async (tx) => {
      await tx
        .deleteFrom('part_picture')
        .where((row) => row.and({ item_type, item_no, colour_no }))
        .execute();
      if (sha256 !== null)
        await tx
          .insertInto('part_picture')
          .values({ item_type, item_no, colour_no, sha256, created_at: new Date(now()).toISOString() })
          .execute();
      await followPartPicture(tx, lots);
      const action = sha256 === null ? 'partPictures.remove' : 'partPictures.set';
      const subject = colour_no === ANY_COLOUR ? item_no : `${item_no}-${colour_no}`;
      await recordChange(tx, { ...author, action, subject });
    },
    lots.map(({ sku }) => sku),
  );
  return lots.filter(isIn(colour_no)).length;
}

export async function hasPartPicture(
  db: Kysely<Schema>,
  { itemType, itemNo, colourNo }: PictureOfPart,
): Promise<boolean> {
  const row = await db
    .selectFrom('part_picture')
    .select('sha256')
    .where((eb) => eb.and({ item_type: itemType, item_no: plainItemNo(itemNo), colour_no: colourNo }))
    .executeTakeFirst();
  return row !== undefined;
}

const LOTS_AT_ONCE = 5000;
/** What a number most often means that several kinds of things have. */
const MEANT: readonly ItemType[] = Object.values(itemTypes);

/** All that pictures may be named after. */
export async function namedGoods(db: Kysely<Schema>): Promise<NamedGoods> {
  const products = await db.selectFrom('product').select('sku').execute();
  const types = new Map<string, ItemType>();
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('lot')
      .select(['sku', 'source'])
      .where('sku', '>', last)
      .orderBy('sku')
      .limit(LOTS_AT_ONCE)
      .execute();
    for (const { source } of rows) {
      const { itemNo, itemType } = parseJson(source);
      // a set's number is also that of its instructions and of its box
      const known = types.get(plainItemNo(itemNo));
      if (known === undefined || MEANT.indexOf(itemType) < MEANT.indexOf(known))
        types.set(plainItemNo(itemNo), itemType);
    }
    if (rows.length < LOTS_AT_ONCE) break;
    last = rows.at(-1)!.sku;
  }
  return { skus: new Map(products.map(({ sku }) => [sku.toLowerCase(), sku])), types };
}
