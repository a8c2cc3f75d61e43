import path from 'node:path';
import type { OfficeProduct, ProductContent } from '@brixel/contract/office/product-form-endpoints';
import { isStoreCode, type StoreCode } from '@brixel/contract/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { findUploaded } from '../download/uploaded-files.ts';

/** The files that buyers of a product get. */

type Row = Selectable<Schema['product']>;
type TextRow = Selectable<Schema['product_text']>;
type SoldFiles = NonNullable<ProductContent['downloads']>;

export async function readSoldFiles(
  db: Kysely<Schema>,
  { attributes }: Pick<Row, 'attributes'>,
  texts: readonly TextRow[],
): Promise<Pick<OfficeProduct, 'downloads' | 'download_files'>> {
  const sold = (parseJson(attributes).downloads ?? []).filter(({ gone }) => !gone);
  const titlesOf = (id: number): Partial<Record<StoreCode, string>> =>
    Object.fromEntries(
      texts.flatMap(({ store_code, details }) => {
        const title = parseJson(details).downloadTitles?.[id];
        return isStoreCode(store_code) && title ? [[store_code, title]] : [];
      }),
    );
  const uploaded = await findUploaded(
    db,
    sold.map(({ file }) => file),
  );
  return {
    downloads: sold.map(({ id, file }) => ({ id, file, titles: titlesOf(id) })),
    download_files: [...uploaded].map(([file, facts]) => ({ file, ...facts })),
  };
}

/** Writes them to a product that is there, with its texts. Those that are left out stay for whoever has bought them. */
export async function writeSoldFiles(
  tx: Transaction<Schema>,
  { id, type_id }: Pick<Row, 'id' | 'type_id'>,
  files: SoldFiles | undefined,
  defaultStore: StoreCode,
): Promise<true | 'DOWNLOAD_MISSING'> {
  if (files === undefined) return true;
  const isSold = type_id === 'downloadable';
  if (isSold !== files.length > 0) return 'DOWNLOAD_MISSING';
  if (!isSold) return true;
  const row = await tx.selectFrom('product').select('attributes').where('id', '=', id).executeTakeFirstOrThrow();
  const known = parseJson(row.attributes);
  const before = known.downloads ?? [];
  const uploaded = await findUploaded(
    tx,
    files.map(({ file }) => file),
  );
  const isThere = ({ file }: SoldFiles[number]): boolean =>
    uploaded.has(file) || before.some((download) => download.file === file);
  const ids = new Set(before.map((download) => download.id));
  const isGood = (file: SoldFiles[number]): boolean =>
    isThere(file) && Boolean(file.titles[defaultStore]) && (file.id === null || ids.has(file.id));
  if (!files.every(isGood)) return 'DOWNLOAD_MISSING';
  let last = Math.max(0, ...ids);
  const numbered = files.map((file) => {
    if (file.id === null) last += 1;
    return { ...file, id: file.id ?? last };
  });
  const gone = before
    .filter((download) => numbered.every((file) => file.id !== download.id))
    .map((download) => ({ ...download, gone: true as const }));
  const downloads = [...numbered.map(({ id: number, file }) => ({ id: number, file })), ...gone];
  await tx
    .updateTable('product')
    .set({ attributes: toJson({ ...known, downloads }) })
    .where('id', '=', id)
    .execute();
  const texts = await tx.selectFrom('product_text').selectAll().where('product_id', '=', id).execute();
  for (const { store_code, details } of texts) {
    const facts = parseJson(details);
    const titles = numbered.map(({ id: number, titles: named, file }) => [
      number,
      (isStoreCode(store_code) && named[store_code]) || named[defaultStore] || path.basename(file),
    ]);
    await tx
      .updateTable('product_text')
      .set({
        details: toJson({ ...facts, downloadTitles: { ...facts.downloadTitles, ...Object.fromEntries(titles) } }),
      })
      .where('product_id', '=', id)
      .where('store_code', '=', store_code)
      .execute();
  }
  return true;
}
