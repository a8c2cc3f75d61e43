import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Mosaics are bought by format and plates. Shops that were filled before have products that know frames only: those get what a
 * new shop has, unless the owner has changed their options. Written out, because what a new shop has may change again.
 */
export const mosaicOptions: Migration = {
  async up(db: Kysely<Products>) {
    let changed = 0;
    for (const size of SIZES) {
      const product = await db
        .selectFrom('product')
        .select(['id', 'attributes'])
        .where('sku', '=', size.sku)
        .executeTakeFirst();
      if (!product) continue;
      const attributes: Attributes = JSON.parse(product.attributes);
      if (!isDeepStrictEqual(attributes.customOptions, [framesBefore(size)])) continue;
      const next = JSON.stringify({ ...attributes, customOptions: [formats(size), plates(size), frames(size)] });
      await db.updateTable('product').set({ attributes: next }).where('id', '=', product.id).execute();
      await rename(db, product.id, size);
      changed += 1;
    }
    if (changed > 0) await tellCatalogs(db);
  },
};

interface Size {
  sku: string;
  formatId: number;
  platesId: number;
  frameId: number;
  /** ten-thousandths of a euro */
  square: number;
  merged: number;
}

const SIZES: readonly Size[] = [
  { sku: 'BX-MOSAIK-S', formatId: 45, platesId: 49, frameId: 41, square: -150_000, merged: -80_000 },
  { sku: 'BX-MOSAIK-M', formatId: 46, platesId: 50, frameId: 42, square: -550_000, merged: -150_000 },
  { sku: 'BX-MOSAIK-L', formatId: 47, platesId: 51, frameId: 43, square: -600_000, merged: -260_000 },
  { sku: 'BX-MOSAIK-XL', formatId: 48, platesId: 52, frameId: 44, square: -550_000, merged: -390_000 },
];
const FRAME = 290_000;

const choice = (id: number, values: readonly { sku?: string; price: number }[]) => ({
  id,
  type: 'radio',
  required: true,
  values: values.map((value, place) => ({ id: id * 10 + place + 1, ...value, priceType: 'fixed' })),
});

const framesBefore = ({ frameId }: Size) => choice(frameId, [{ price: 0 }, { price: FRAME }, { price: FRAME }]);

const frames = ({ frameId }: Size) =>
  choice(frameId, [
    { sku: 'none', price: 0 },
    { sku: 'oak', price: FRAME },
    { sku: 'black', price: FRAME },
  ]);

const formats = ({ formatId, square }: Size) =>
  choice(formatId, [
    { sku: 'portrait', price: 0 },
    { sku: 'landscape', price: 0 },
    { sku: 'square', price: square },
  ]);

const plates = ({ platesId, merged }: Size) =>
  choice(platesId, [
    { sku: 'single', price: 0 },
    { sku: 'merged', price: merged },
  ]);

const WORDS = [
  {
    store: 'de',
    formats: ['Format', 'Hochformat', 'Querformat', 'Quadrat'],
    plates: ['Steine', 'Ein Stein je Noppe', 'Flächen aus größeren Platten'],
    before:
      'Quer und hoch kosten gleich viel. Dein Foto löschen wir fünf Tage nach dem Hochladen, wenn du nicht bestellst.',
    now: 'Quer und hoch kosten gleich viel, das Quadrat weniger. Dein Foto bewahren wir nicht auf, nur das Mosaik daraus, und auch das löschen wir nach fünf Tagen, wenn du nicht bestellst.',
  },
  {
    store: 'it',
    formats: ['Formato', 'Verticale', 'Orizzontale', 'Quadrato'],
    plates: ['Mattoncini', 'Un mattoncino per bottoncino', 'Superfici con piastre più grandi'],
    before:
      'Orizzontale e verticale costano uguale. Se non ordini, cancelliamo la tua foto cinque giorni dopo il caricamento.',
    now: 'Orizzontale e verticale costano uguale, il quadrato meno. La tua foto non la conserviamo: teniamo solo il mosaico, e se non ordini cancelliamo anche quello dopo cinque giorni.',
  },
];

const titles = (id: number, [title, ...values]: readonly string[]) => ({
  [id]: { title, values: Object.fromEntries(values.map((value, place) => [id * 10 + place + 1, value])) },
});

/** The words of the options, and the sentence about prices and photos where it still stands. */
async function rename(db: Kysely<Products>, id: number, { formatId, platesId }: Size): Promise<void> {
  for (const { store, formats, plates, before, now } of WORDS) {
    const ofStore = db.selectFrom('product_text').where('product_id', '=', id).where('store_code', '=', store);
    const text = await ofStore.select(['details', 'description']).executeTakeFirst();
    if (!text) continue;
    const details: Details = JSON.parse(text.details);
    const customTitles = { ...details.customTitles, ...titles(formatId, formats), ...titles(platesId, plates) };
    await db
      .updateTable('product_text')
      .set({
        details: JSON.stringify({ ...details, customTitles }),
        description: text.description.replace(before, now),
      })
      .where('product_id', '=', id)
      .where('store_code', '=', store)
      .execute();
  }
}

/** Kept indexes of the catalogue are older than this. */
async function tellCatalogs(db: Kysely<Products>): Promise<void> {
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

interface Attributes {
  customOptions?: unknown;
}

interface Details {
  customTitles?: object;
}

interface Products {
  product: { id: number; sku: string; attributes: string };
  product_text: { product_id: number; store_code: string; details: string; description: string };
  catalog_sequence: { last_change: number };
  catalog_change: { id: number; kind: string; sku: string | null; created_at: string };
}
