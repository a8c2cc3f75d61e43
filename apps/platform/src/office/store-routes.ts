import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { StoreTexts, TextCounts } from '@brixel/contract/office/store-endpoints';
import { servedStores, storeCodes } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { mountOffice } from './mount-office.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountStores(app: FastifyInstance, { db, settings, stores }: OfficeTools): void {
  mountOffice(app, officeEndpoints['stores.list'], async () => {
    // another node may have saved a moment ago
    await settings.refresh();
    const ready = stores.codes();
    return servedStores(settings.current().stores).map(({ code }) => ({
      code,
      address: stores.address(code, '/'),
      ready: ready.includes(code),
    }));
  });

  mountOffice(app, officeEndpoints['stores.texts'], () => countTexts(db));
}

const TABLES = {
  products: { all: 'product', own: 'product_text' },
  categories: { all: 'category', own: 'category_text' },
  pages: { all: 'cms_page', own: 'cms_page_text' },
  blocks: { all: 'cms_block', own: 'cms_block_text' },
} as const;

type Kind = keyof TextCounts;
const kinds = Object.keys(TABLES) as Kind[];
const none: TextCounts = { products: 0, categories: 0, pages: 0, blocks: 0 };

async function countTexts(db: Kysely<Schema>): Promise<StoreTexts> {
  const all = { ...none };
  const own = Object.fromEntries(storeCodes.map((code) => [code, { ...none }])) as StoreTexts['own'];
  for (const kind of kinds) {
    const { count } = await db
      .selectFrom(TABLES[kind].all)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    all[kind] = Number(count);
    const rows = await db
      .selectFrom(TABLES[kind].own)
      .select(['store_code', ({ fn }) => fn.countAll<number | string>().as('count')])
      .groupBy('store_code')
      .execute();
    for (const code of storeCodes) own[code][kind] = Number(rows.find((row) => row.store_code === code)?.count ?? 0);
  }
  return { all, own };
}
