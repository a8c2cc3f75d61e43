import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lots of one part in several colours are variants of one product. Those that are here become so with the next import. */
export const lotFamilies: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      sql`alter table lot add column family_sku text`,
      sql`alter table lot add column colour_no integer not null default 0`,
      sql`alter table import_row add column family_sku text`,
      sql`alter table import_row add column colour_no integer`,
    ];
    for (const statement of statements) await statement.execute(db);
    const { rows } = await sql<{ sku: string; source: string }>`select sku, source from lot`.execute(db);
    for (const { sku, source } of rows) {
      const { itemType, itemNo, colourNo, condition } = JSON.parse(source) as Record<string, unknown>;
      const family = itemType === 'part' && colourNo !== 0 ? `BL-P-${itemNo}-${condition === 'new' ? 'N' : 'U'}` : null;
      await sql`update lot set family_sku = ${family}, colour_no = ${Number(colourNo)} where sku = ${sku}`.execute(db);
    }
    await sql`create index lot_family on lot (family_sku, colour_no)`.execute(db);
  },
};
