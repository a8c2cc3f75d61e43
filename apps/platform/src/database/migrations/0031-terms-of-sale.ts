import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** VAT becomes a setting, and goods have a weight. Rates that somebody has changed by hand go along. */
export const termsOfSale: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<{ country: string; rate_bp: number }>`
      select country, rate_bp from tax_rate where rule_id = (select min(id) from tax_rule) order by id`.execute(db);
    const text = rows.map(({ country, rate_bp }) => `${country} ${rate_bp}`).join();
    if (rows.length > 0 && text !== 'DE 1900,IT 2200') {
      const rates = rows.map(({ country, rate_bp }) => ({ country, standard: rate_bp / 100, reduced: null }));
      const value = JSON.stringify({ ...NOTES, mode: 'delivery-country', home: rates[0]!.country, rates });
      await sql`insert into shop_setting (section, value, version, updated_at)
        values ('vat', ${value}, 1, ${new Date().toISOString()})`.execute(db);
    }
    await sql`drop table tax_rate`.execute(db);
    await sql`drop table tax_rule`.execute(db);
    await sql`alter table product add column weight integer`.execute(db);
  },
};

/** As they were when this was released. */
const NOTES = {
  smallBusinessNote: {
    de: 'Als Kleinunternehmen berechnen wir keine Umsatzsteuer (§ 19 UStG).',
    it: 'Operazione senza applicazione dell’IVA: regime di franchigia per le piccole imprese.',
    en: 'As a small business we charge no VAT.',
  },
  marginNote: {
    de: 'Differenzbesteuert: Gebrauchtgegenstände/Sonderregelung, MwSt. nicht ausweisbar.',
    it: 'Regime del margine – beni usati: l’IVA non è esposta.',
    en: 'Margin scheme – second-hand goods: VAT is not shown.',
  },
};
