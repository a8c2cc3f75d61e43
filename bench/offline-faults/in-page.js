// Runs in every page before its own code.

const claim = { code: 'cookiesAccepted', created_at: '2026-11-15', value: { version: 1, statistics: false } };
localStorage.setItem('brixel/claims', JSON.stringify({ cookiesAccepted: claim }));

/** See `StoredState` of `shopper-page.ts`. */
globalThis.storedState = async () => {
  const { cart } = JSON.parse(localStorage['brixel/cart'] ?? '{"cart":{"lines":[],"epoch":0}}');
  const { frozen } = JSON.parse(localStorage['brixel/order'] ?? '{"frozen":null}');
  const orders = await savedOrders();
  return {
    pieces: cart.lines.reduce((sum, { qty }) => sum + qty, 0),
    waiting: orders.filter(({ state }) => state.step !== 'placed').length,
    isInDoubt: frozen !== null && frozen.epoch === cart.epoch,
  };
};

/** As on a full disk, until the page is left. Chromium itself notices up to half a minute late that one is full. */
globalThis.refuseWrites = () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
};

globalThis.untilWorkerServes = async () => {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
};

async function savedOrders() {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'brixel-outbox')) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('brixel-outbox');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('orders').objectStore('orders').getAll();
      reading.onsuccess = () => {
        resolve(reading.result);
        opening.result.close();
      };
    };
  });
}
