import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Lot } from '@brixel/exchange/lot';
import { bsxOf } from '@brixel/exchange/testing/lot-file';
import { dropJob } from '@brixel/platform/imports/drop-job';
import { importFile } from '@brixel/platform/imports/import-file';
import type { ImportJob } from '@brixel/platform/imports/import-jobs';
import { publishJob } from '@brixel/platform/imports/publish-job';
import { undoJob } from '@brixel/platform/imports/undo-job';
import { emptyShop } from '@brixel/platform/seed/empty-shop';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let shop: TestPlatform;
let folder: string;
beforeAll(async () => {
  const seed = await emptyShop();
  shop = await startTestPlatform({ catalog: () => seed });
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-families-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const soon = { timeout: WAIT_LIMIT_MS, interval: 50 };
const author = { staff: { id: null, name: 'cli:test' }, requestId: null };
const table = { colours: 'bricklink', condition: 'new' } as const;

async function stage(content: string, name = 'lots.bsx'): Promise<ImportJob> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const job = await importFile(shop.database, { path: file, name, table, author, isWhole: true });
  if (job === 'BUSY') throw new Error('busy');
  return job;
}

async function publish({ id }: ImportJob): Promise<number> {
  const done = await publishJob(shop.database, id, { author, isSure: true });
  if (typeof done === 'string') throw new Error(done);
  return id;
}

const lot = (externalId: number, facts: Partial<Lot>): Lot => ({
  ...{ itemType: 'part', itemNo: '3001', colourNo: 5, condition: 'new', completeness: null, qty: 10, price: 350 },
  ...{ cost: null, sale: 0, tiers: [], step: 1, comments: '', remarks: '', externalId: String(externalId) },
  ...{ isRetained: false, grams: null, name: 'Brick 2 x 4', category: 'Brick' },
  ...facts,
});

const product = async (sku: string) => {
  const request = JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] });
  const parameters = new URLSearchParams({ request, request_format: 'search-query', response_format: 'compact' });
  return (await shop.inject(`/api/catalog/brixel_de/product/_search?${parameters}`)).json().hits[0];
};
const coloursOf = async (sku: string): Promise<string[] | undefined> =>
  (await product(sku))?.configurable_children?.map((child: { farbe: string }) => child.farbe).toSorted();

test('a part in two colours becomes one product with swatches, and follows what comes and goes', async () => {
  const [red, black] = [lot(1, {}), lot(2, { colourNo: 11, price: 200 })];
  const used = lot(3, { colourNo: 7, condition: 'used' });
  await publish(await stage(bsxOf([red, black, used])));
  await expect.poll(() => coloursOf('BL-P-3001-N'), soon).toEqual(['Schwarz', 'Signalrot']);
  expect(await product('BL-P-3001-N')).toMatchObject({
    ...{ name: 'Stein 2×4', type_id: 'configurable', final_price_incl_tax: 0.02, image: '/part/3001/21.png' },
    ...{ stock: { is_in_stock: true }, configurable_options: [{ attribute_code: 'color' }] },
  });
  expect(await product('BL-P-3001-U')).toBeUndefined();
  expect(await product('BX-3001-7')).toMatchObject({ family_sku: 'BL-P-3001-N', colour_count: 2 });

  const third = await publish(await stage(bsxOf([red, black, used, lot(4, { colourNo: 7 }), lot(5, {})])));
  await expect.poll(() => coloursOf('BL-P-3001-N'), soon).toEqual(['Kobalt', 'Schwarz', 'Signalrot']);
  expect(await product('BX-3001-21-2')).toMatchObject({ family_sku: null });
  await undoJob(shop.database, third, { author });
  await expect.poll(() => coloursOf('BL-P-3001-N'), soon).toEqual(['Schwarz', 'Signalrot']);

  const alone = await publish(await stage(bsxOf([black, used])));
  await expect.poll(() => product('BL-P-3001-N'), soon).toBeUndefined();
  await expect.poll(async () => (await product('BX-3001-7'))?.family_sku, soon).toBeNull();
  await undoJob(shop.database, alone, { author });
  await expect.poll(() => coloursOf('BL-P-3001-N'), soon).toEqual(['Schwarz', 'Signalrot']);
});

test('a table without names has ours, and a family that was prepared in vain leaves nothing', async () => {
  const count = async (): Promise<number> =>
    (await shop.database.db.selectFrom('product').select('id').execute()).length;
  const before = await count();
  const job = await stage('Teil;Farbe;Menge;Preis\n3023;5;10;0,12\n3023;11;10;0,12\n99999;5;1;1,00\n', 'lots.csv');
  expect(job.totals).toMatchObject({ create: 3, warnings: 1, problems: { NAME_MISSING: 1 } });
  const names = await shop.database.db
    .selectFrom('product_text')
    .innerJoin('product', 'product.id', 'product_text.product_id')
    .select('name')
    .where('product.status', '=', 3)
    .where('store_code', '=', 'it')
    .orderBy('name')
    .execute();
  expect(names.map(({ name }) => name)).toEqual([
    'Pezzo 99999 Rosso segnale',
    'Piastra 1×2',
    'Piastra 1×2 Nero',
    'Piastra 1×2 Rosso segnale',
  ]);
  await dropJob(shop.database.db, job.id);
  expect(await count()).toBe(before);
});

const part = fc.record({
  itemNo: fc.constantFrom('3004', '9999'),
  colourNo: fc.constantFrom(0, 5, 11, 7),
  condition: fc.constantFrom('new' as const, 'used' as const),
});
const file = fc.record({ present: fc.array(fc.nat({ max: 9 }), { maxLength: 10 }), isUndone: fc.boolean() });

test('whatever files come and are taken back, families are what the lots say', async () => {
  let number = 100;
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 10, maxLength: 10 }),
      fc.array(file, { minLength: 1, maxLength: 4 }),
      async (parts, files) => {
        const lots = parts.map((facts) => {
          number += 1;
          return lot(number, { ...facts, name: `Part ${facts.itemNo}` });
        });
        let [now] = [await lotsInShop()];
        for (const { present, isUndone } of files) {
          const wanted = [...new Set(present)].map((place) => lots[place]!);
          const job = await stage(bsxOf(wanted));
          const id = await publish(job);
          if (isUndone) await undoJob(shop.database, id, { author });
          else now = new Set(wanted.map(({ externalId }) => externalId!));
          await expectFamilies(now);
        }
      },
    ),
    { numRuns: 8 },
  );
});

const lotsInShop = async (): Promise<Set<string>> => {
  const rows = await shop.database.db.selectFrom('lot').select('external_id').where('is_gone', '=', 0).execute();
  return new Set(rows.map(({ external_id }) => external_id!));
};

/** The families of these lots, reckoned anew. */
async function expectFamilies(present: ReadonlySet<string>): Promise<void> {
  const rows = await shop.database.db
    .selectFrom('lot')
    .innerJoin('product', 'product.id', 'lot.product_id')
    .select(['lot.external_id', 'lot.source', 'product.id', 'product.parent_sku'])
    .orderBy('product.id')
    .execute();
  const heads = new Map<string, Map<number, number>>();
  for (const { external_id, source, id } of rows) {
    const { itemNo, colourNo, condition } = JSON.parse(source) as Lot;
    if (!present.has(external_id!) || colourNo === 0) continue;
    const family = `BL-P-${itemNo}-${condition === 'new' ? 'N' : 'U'}`;
    const colours = heads.get(family) ?? new Map<number, number>();
    if (!colours.has(colourNo)) colours.set(colourNo, id);
    heads.set(family, colours);
  }
  const families = [...heads].filter(([, colours]) => colours.size > 1);
  const wanted = new Map(families.flatMap(([family, colours]) => [...colours.values()].map((id) => [id, family])));
  expect(new Map(rows.map(({ id, parent_sku }) => [id, parent_sku]))).toEqual(
    new Map(rows.map(({ id }) => [id, wanted.get(id) ?? null])),
  );
  const shown = await shop.database.db
    .selectFrom('product')
    .select('sku')
    .where('type_id', '=', 'configurable')
    .where('status', '=', 1)
    .orderBy('sku')
    .execute();
  expect(shown.map(({ sku }) => sku).toSorted()).toEqual(families.map(([family]) => family).toSorted());
}
