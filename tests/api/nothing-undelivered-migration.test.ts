import { openDatabase } from '@brixel/platform/database/database';
import { nothingUndelivered } from '@brixel/platform/database/migrations/0019-nothing-undelivered';
import { createPlatform } from '@brixel/platform/platform';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';

const PAGE = 'versand';
const before =
  '<p>6,90 €. Gutscheine, Anleitungen und Kurse kommen per E-Mail und kosten keinen Versand.</p><p>Meins.</p>';

test('a shop that was filled before no longer sells what nobody delivers, nor promises it', async () => {
  const text = (word: string) => ({ de: word, it: word });
  const old = [
    seedProduct(10, text('gutschein'), { sku: 'BX-GUTSCHEIN', type: 'virtual' }),
    seedProduct(11, text('kurs'), { sku: 'BX-KURS-VERONA', type: 'virtual' }),
    seedProduct(12, text('stein')),
  ];
  const place = await createTestDatabase();
  const cmsPages = [
    {
      id: 1,
      identifier: PAGE,
      title: text('Versand'),
      heading: text('Versand'),
      content: text(before),
      metaDescription: text(''),
    },
  ];
  const seeded = await createPlatform(place.location, () => ({ ...smallCatalog(old), cmsPages }));
  await seeded.close();
  const database = await openDatabase(place.location);
  onTestFinished(async () => {
    await database.close();
    await place.remove();
  });
  const { db } = database;
  await db.transaction().execute((tx) => nothingUndelivered.up(tx));

  const products = await db.selectFrom('product').select(['sku', 'status', 'attributes']).orderBy('id').execute();
  expect(products.map(({ sku, status }) => [sku, status])).toEqual([
    ['BX-GUTSCHEIN', 2],
    ['BX-KURS-VERONA', 2],
    ['P-12', 1],
  ]);
  expect(JSON.parse(products[0]!.attributes)).toMatchObject({ voucher: true });
  const page = await db
    .selectFrom('cms_page_text')
    .select('content')
    .where('store_code', '=', 'de')
    .executeTakeFirstOrThrow();
  expect(page.content).toBe('<p>6,90 €. Anleitungen kommen per E-Mail und kosten keinen Versand.</p><p>Meins.</p>');
  const changes = await db.selectFrom('catalog_change').select('kind').execute();
  expect(changes).toContainEqual({ kind: 'content' });
});
