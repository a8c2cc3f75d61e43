import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which refund has taken a sold voucher back. */
export const refundedVouchers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table voucher_entry add column refund_id bigint`.execute(db);
  },
};
