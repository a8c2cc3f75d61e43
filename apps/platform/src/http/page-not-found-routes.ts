import { endpoints } from '@brixel/contract/endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import type { FastifyPluginAsync } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { mount } from './mount.ts';

/** Reports are public, so the table has a size limit; stored addresses are still counted. */
const MAX_ADDRESSES = 10_000;

async function reportNotFound(db: Kysely<Schema>, url: string, storeCode: StoreCode): Promise<void> {
  const address = { url: withoutSecrets(url), store_code: storeCode };
  const last_seen = new Date().toISOString();
  const counted = await db
    .updateTable('not_found_report')
    .set({ hits: sql`hits + 1`, last_seen })
    .where((where) => where.and(address))
    .executeTakeFirst();
  if (counted.numUpdatedRows > 0n) return;

  const { known } = await db
    .selectFrom('not_found_report')
    .select(db.fn.countAll<number>().as('known'))
    .executeTakeFirstOrThrow();
  if (known >= MAX_ADDRESSES) return;
  await db
    .insertInto('not_found_report')
    .values({ ...address, hits: 1, last_seen })
    .onConflict((conflict) =>
      conflict.columns(['url', 'store_code']).doUpdateSet({ hits: sql`not_found_report.hits + 1`, last_seen }),
    )
    .execute();
}

/** Only the path: what follows may hold a token or an address. */
const withoutSecrets = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/';

export const notFoundRoutes =
  ({ db }: Database): FastifyPluginAsync =>
  async (app) => {
    mount(app, endpoints.reportNotFound, async ({ body, store }) => {
      await reportNotFound(db, body.url, store.storeCode);
      return true as const;
    });
  };
