import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The demo sold gift vouchers and courses that nobody delivered. Shops that were filled before stop selling them, and no page
 * promises them any more; what the owner has written is left alone. Orders keep their copies.
 */
export const nothingUndelivered: Migration = {
  async up(db: Kysely<Content>) {
    const goods = await db.selectFrom('product').select(['id', 'sku', 'attributes']).where('sku', 'in', SKUS).execute();
    if (goods.length === 0) return;
    for (const { id, sku, attributes } of goods) {
      const voucher = sku === VOUCHER && { voucher: true };
      const next = JSON.stringify({ ...JSON.parse(attributes), ...voucher });
      await db.updateTable('product').set({ status: DISABLED, attributes: next }).where('id', '=', id).execute();
    }
    await db.updateTable('category').set({ is_active: 0 }).where('id', '=', CATEGORY).execute();
    for (const { page, store, before, now } of SENTENCES) {
      const ofStore = db
        .selectFrom('cms_page_text')
        .innerJoin('cms_page', 'cms_page.id', 'cms_page_text.page_id')
        .where('cms_page.identifier', '=', page)
        .where('cms_page_text.store_code', '=', store);
      const text = await ofStore.select(['page_id', 'content']).executeTakeFirst();
      if (!text) continue;
      await db
        .updateTable('cms_page_text')
        .set({ content: text.content.replace(before, now) })
        .where('page_id', '=', text.page_id)
        .where('store_code', '=', store)
        .execute();
    }
    await announceToCatalogs(db);
  },
};

const VOUCHER = 'BX-GUTSCHEIN';
const SKUS = [VOUCHER, 'BX-KURS-MOSAIK', 'BX-KURS-KINDER', 'BX-KURS-VERONA'];
const CATEGORY = 480;
const DISABLED = 2;

const SENTENCES = [
  {
    page: 'versand',
    store: 'de',
    before: 'Gutscheine, Anleitungen und Kurse kommen per E-Mail und kosten keinen Versand.',
    now: 'Anleitungen kommen per E-Mail und kosten keinen Versand.',
  },
  {
    page: 'versand',
    store: 'it',
    before: 'Buoni, istruzioni e corsi arrivano via e-mail senza spese.',
    now: 'Le istruzioni arrivano via e-mail senza spese.',
  },
  {
    page: 'zahlungsarten',
    store: 'de',
    before:
      '<h2>Gutscheine</h2><p>Rabattcodes und Geschenkgutscheine gibst du im Warenkorb ein. Ein Rest auf dem Geschenkgutschein bleibt für die nächste Bestellung.</p>',
    now: '<h2>Gutscheincodes</h2><p>Rabattcodes gibst du im Warenkorb ein.</p>',
  },
  {
    page: 'zahlungsarten',
    store: 'it',
    before:
      '<h2>Buoni</h2><p>Codici sconto e buoni regalo si inseriscono nel carrello. Il resto di un buono regalo rimane per l’ordine successivo.</p>',
    now: '<h2>Codici sconto</h2><p>I codici sconto si inseriscono nel carrello.</p>',
  },
  {
    page: 'agb',
    store: 'de',
    before:
      '<h2>11. Digitale Inhalte, Gutscheine und Kurse</h2><p>Anleitungen sind für deinen privaten Gebrauch bestimmt; weiterverkaufen darfst du die Dateien nicht. Geschenkgutscheine sind drei Jahre ab dem Ende des Kaufjahres gültig und werden nicht bar ausgezahlt. Kurse finden zum gebuchten Termin statt; müssen wir absagen, erstatten wir den Preis oder bieten einen neuen Termin an.</p>',
    now: '<h2>11. Digitale Inhalte</h2><p>Anleitungen sind für deinen privaten Gebrauch bestimmt; weiterverkaufen darfst du die Dateien nicht.</p>',
  },
  {
    page: 'agb',
    store: 'it',
    before:
      '<h2>11. Contenuti digitali, buoni e corsi</h2><p>Le istruzioni sono per uso privato; i file non si possono rivendere. I buoni regalo valgono tre anni dalla fine dell’anno d’acquisto e non si convertono in denaro. I corsi si tengono alla data prenotata; se dobbiamo annullare, rimborsiamo il prezzo o proponiamo un’altra data.</p>',
    now: '<h2>11. Contenuti digitali</h2><p>Le istruzioni sono per uso privato; i file non si possono rivendere.</p>',
  },
  {
    page: 'widerruf',
    store: 'de',
    before: 'Bei Kursen, Gutscheinen und digitalen Inhalten beginnt sie mit dem Vertragsschluss.',
    now: 'Bei digitalen Inhalten beginnt sie mit dem Vertragsschluss.',
  },
  {
    page: 'widerruf',
    store: 'it',
    before: 'Per corsi, buoni e contenuti digitali decorre dalla conclusione del contratto.',
    now: 'Per contenuti digitali decorre dalla conclusione del contratto.',
  },
  {
    page: 'widerruf',
    store: 'de',
    before: ' Bei Kursen zu einem festen Termin besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB).',
    now: '',
  },
  {
    page: 'widerruf',
    store: 'it',
    before: ' Per i corsi a data fissa il recesso è escluso (art. 59, lett. n, Codice del consumo).',
    now: '',
  },
];

/** Kept indexes of the catalogue are older than this. */
async function announceToCatalogs(db: Kysely<Content>): Promise<void> {
  const { last_change: id } = await db
    .updateTable('catalog_sequence')
    .set((row) => ({ last_change: row('last_change', '+', 1) }))
    .returning('last_change')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('catalog_change')
    .values({ id, kind: 'content', sku: null, created_at: new Date().toISOString() })
    .execute();
}

interface Content {
  product: { id: number; sku: string; status: number; attributes: string };
  category: { id: number; is_active: number };
  cms_page: { id: number; identifier: string };
  cms_page_text: { page_id: number; store_code: string; content: string };
  catalog_sequence: { last_change: number };
  catalog_change: { id: number; kind: string; sku: string | null; created_at: string };
}
