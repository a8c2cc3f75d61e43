import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments that the service is asked about now and then: refunds may be made there. */
export const watchedPayments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index payment_watched on payment (next_check_at) where state = 'captured'`.execute(db);
  },
};
