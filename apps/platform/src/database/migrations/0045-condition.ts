import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const ATTRIBUTE = 155;
const OPTIONS = [
  { id: 901, de: 'Neu', it: 'Nuovo', en: 'New' },
  { id: 902, de: 'Gebraucht', it: 'Usato', en: 'Used' },
];

/** Shops that were filled before have the attribute now; an empty database is filled with it. */
export const condition: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql`select id from attribute limit 1`.execute(db);
    if (rows.length === 0) return;
    await sql`insert into attribute (id, code, input, is_comparable, position)
      select ${ATTRIBUTE}, 'condition', 'select', 1, max(position) + 1 from attribute`.execute(db);
    for (const [store, label] of Object.entries({ de: 'Zustand', it: 'Condizione', en: 'Condition' }))
      await sql`insert into attribute_text (attribute_id, store_code, label) values (${ATTRIBUTE}, ${store}, ${label})`.execute(
        db,
      );
    for (const { id, ...labels } of OPTIONS) {
      await sql`insert into attribute_option (attribute_id, id, sort_order, swatch) values (${ATTRIBUTE}, ${id}, ${id}, null)`.execute(
        db,
      );
      for (const [store, label] of Object.entries(labels))
        await sql`insert into attribute_option_text (attribute_id, option_id, store_code, label)
          values (${ATTRIBUTE}, ${id}, ${store}, ${label})`.execute(db);
    }
  },
};
