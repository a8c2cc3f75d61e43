import { CONDITIONS } from '@brixel/contract/condition';
import type { OfficeImportRow } from '@brixel/contract/office/import-endpoints';
import { visibilities } from '@brixel/contract/office/product-file';
import { storeCodes } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import { parseJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { textKey } from './product-record.ts';

type Facts = Pick<OfficeImportRow, 'name' | 'item' | 'colour' | 'condition' | 'place' | 'picture' | 'changes'>;

/** What rows of a file of products are shown by, and which columns they change; rows that name none are left out. */
export async function productFacts(
  db: Kysely<Schema>,
  jobId: number,
  rows: readonly { row_no: number; sku: string | null; product_id: number | null }[],
): Promise<ReadonlyMap<number, Facts>> {
  const named = rows.filter(({ sku }) => sku !== null);
  if (named.length === 0) return new Map();
  const planned = await db
    .selectFrom('import_product')
    .select(['row_no', 'changes'])
    .where('job_id', '=', jobId)
    .where(
      'row_no',
      'in',
      named.map(({ row_no }) => row_no),
    )
    .execute();
  const changesOf = new Map(planned.map(({ row_no, changes }) => [row_no, parseJson(changes)]));
  const ids = named.flatMap(({ product_id }) => product_id ?? []);
  const texts =
    ids.length > 0
      ? await db
          .selectFrom('product_text')
          .select(['product_id', 'store_code', 'name'])
          .where('product_id', 'in', ids)
          .execute()
      : [];
  const products =
    ids.length > 0 ? await db.selectFrom('product').select(['id', 'attributes']).where('id', 'in', ids).execute() : [];
  const attributesOf = new Map(products.map(({ id, attributes }) => [id, parseJson(attributes)]));
  return new Map(
    named.map(({ row_no, sku, product_id }) => {
      const changes = changesOf.get(row_no) ?? {};
      const names = storeCodes.map((store) => {
        const known = texts.find((text) => text.product_id === product_id && text.store_code === store)?.name;
        return [store, changes[textKey('name', store)] ?? known ?? null] as const;
      });
      const any = names.find(([, name]) => name !== null)?.[1] ?? sku;
      const { pictures = [], condition } = attributesOf.get(product_id ?? 0) ?? {};
      return [
        row_no,
        {
          name: Object.fromEntries(names.map(([store, name]) => [store, name ?? any])) as NonNullable<Facts['name']>,
          item: sku ?? '',
          colour: null,
          condition: condition === CONDITIONS.used ? 'used' : condition === CONDITIONS.new ? 'new' : null,
          place: '',
          picture: pictures[0] ?? null,
          changes: Object.keys(changes),
        },
      ];
    }),
  );
}

const EVERYWHERE = visibilities.length;

interface WrittenProduct {
  sku: string;
  status: number;
  updated_at: string;
}

/** The last product that an import makes or changes, of those that shoppers can find, as it is now; null: there is none. */
export async function lastWritten(db: Kysely<Schema>, jobId: number): Promise<WrittenProduct | null> {
  const row = await db
    .selectFrom('import_row')
    .innerJoin('product', 'product.id', 'import_row.product_id')
    .select(['product.sku', 'product.status', 'product.updated_at'])
    .where('job_id', '=', jobId)
    .where('action', 'in', ['create', 'update'])
    .where('product.visibility', '=', EVERYWHERE)
    .orderBy('row_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
