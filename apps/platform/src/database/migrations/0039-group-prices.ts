import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The prices of one group are found without those of everybody, which are most. */
export const groupPrices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index tier_price_group on tier_price (customer_group_id, product_id) where customer_group_id <> 32000`.execute(
      db,
    );
  },
};
