import { expect, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { untilHydrated, visit } from './support/shop.ts';

/** What earlier releases have stored in a browser: their databases, made as they made them. */

/** In the browser. */
async function makeDatabases(): Promise<void> {
  const make = (
    name: string,
    create: (database: IDBDatabase) => void,
    fill: (database: IDBDatabase) => IDBTransaction,
  ) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, 1);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => create(opening.result);
      opening.onsuccess = () => {
        fill(opening.result).oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  await make(
    'brixel-outbox',
    (database) => {
      for (const store of ['tasks', 'orders']) database.createObjectStore(store);
    },
    (database) => {
      const transaction = database.transaction('orders', 'readwrite');
      const order = { orderId: 'secret', orderNumber: 'BX-1' };
      const saved = {
        id: 'old-order',
        customerId: null,
        madeAt: Date.now(),
        seen: { lines: [], totals: { grandTotal: 123_400 } },
        state: { step: 'placed', order },
      };
      transaction.objectStore('orders').put(saved, saved.id);
      return transaction;
    },
  );
  await make(
    'brixel-answers',
    (database) => {
      const answers = database.createObjectStore('answers', { keyPath: 'id' });
      answers.createIndex('names', 'names', { multiEntry: true });
      answers.createIndex('kind', 'kind');
      database.createObjectStore('ledger', { keyPath: 'id' });
    },
    (database) => {
      const transaction = database.transaction(['answers', 'ledger'], 'readwrite');
      const entry = { id: 'f'.repeat(56), at: Date.now(), size: 22 };
      const text = '{"hits":[],"total":0}';
      transaction.objectStore('answers').put({ ...entry, kind: 'brixel_de/product', fields: null, names: [], text });
      transaction.objectStore('ledger').put(entry);
      return transaction;
    },
  );
  const canvas = new OffscreenCanvas(400, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 200, 400);
  const picture = await canvas.convertToBlob({ type: 'image/jpeg' });
  await make(
    'brixel-builder',
    (database) => void database.createObjectStore('pictures'),
    (database) => {
      const transaction = database.transaction('pictures', 'readwrite');
      transaction.objectStore('pictures').put(picture, 'builderImage');
      return transaction;
    },
  );
}

/** In the browser. */
const countAnswers = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('brixel-answers');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('ledger').objectStore('ledger').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });

test('saved orders, the picture of the builder and cached answers of earlier releases are found', async () => {
  const { page, complaints, close } = await visit('/robots.txt', { pictures: false });
  await page.evaluate(makeDatabases);

  await page.goto(new URL('/order-status', page.url()).href);
  const saved = page.getByRole('region', { name: 'Deine gespeicherten Bestellungen' });
  await saved.getByText('12,34').waitFor();

  await page.goto(new URL('/c/steine', page.url()).href);
  await untilHydrated(page);
  await page.locator('main .card__name a').first().click();
  await page.waitForURL('**/p/**');
  await eventually(() => page.evaluate(countAnswers)).toBeGreaterThan(1);

  await page.goto(new URL('/mosaik-builder/step/upload', page.url()).href);
  await page.getByRole('img', { name: 'Dein Bild, 400 × 400 Pixel' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
