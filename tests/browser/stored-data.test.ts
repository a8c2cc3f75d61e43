import { expect, test } from 'vitest';
import { visit } from './support/shop.ts';

/** What earlier releases have stored in a browser: its database, made as they made it. */

/** In the browser. */
async function makeDatabase(): Promise<void> {
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
}

test('orders that an earlier release has saved are found', async () => {
  const { page, complaints, close } = await visit('/robots.txt', { pictures: false });
  await page.evaluate(makeDatabase);

  await page.goto(new URL('/order-status', page.url()).href);
  const saved = page.getByRole('region', { name: 'Deine gespeicherten Bestellungen' });
  await saved.getByText('12,34').waitFor();
  expect(complaints).toEqual([]);
  await close();
});
