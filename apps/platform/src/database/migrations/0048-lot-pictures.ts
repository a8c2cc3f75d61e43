import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lots that were imported when nobody could draw them have a picture now. */
export const lotPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update product
      set attributes = replace(attributes, '"pictures":[]', '"pictures":["/lot/' || sku || '.png"]')
      where sku in (select sku from lot)`.execute(db);
  },
};
