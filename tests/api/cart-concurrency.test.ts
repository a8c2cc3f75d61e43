import type { LineChangeInput } from '@brixel/contract/cart';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { seedProduct, smallCatalog } from '../support/small-catalog.ts';
import { createTestCart, type TestCart } from '../support/test-cart.ts';

const plenty = { qty: 0, managed: false, minSale: 1, maxSale: 0 };
const ids = Array.from({ length: 8 }, (_, place) => place + 10);

let shop: TestPlatform;
beforeAll(async () => {
  const products = ids.map((id) => seedProduct(id, { de: `stein-${id}`, it: `pezzo-${id}` }, { stock: plenty }));
  shop = await startTestPlatform({ catalog: () => smallCatalog(products) });
});
afterAll(() => shop.close());

const CALLS = 200;

/** All that clients ever say about a few lines: every version of each, some twice, in any order. */
const anyHistory = fc
  .array(fc.array(fc.nat(2), { minLength: 5, maxLength: 20 }), { minLength: ids.length, maxLength: ids.length })
  .map((lines) =>
    lines.flatMap((quantities, place) =>
      quantities.map(
        (qty, version): LineChangeInput => ({
          sku: `P-${ids[place]}`,
          qty,
          line_key: `line-${place}`,
          line_version: version + 1,
        }),
      ),
    ),
  )
  .chain((changes) => {
    const more = fc.array(fc.constantFrom(...changes), { minLength: CALLS - changes.length, maxLength: CALLS });
    return more.chain((again) => {
      const all = [...changes, ...again].slice(0, Math.max(CALLS, changes.length));
      return fc.shuffledSubarray(all, { minLength: all.length });
    });
  });

function newest(changes: readonly LineChangeInput[]): [sku: string, qty: number][] {
  const last = new Map<string, LineChangeInput>();
  for (const change of changes) {
    if (change.line_version > (last.get(change.line_key)?.line_version ?? 0)) last.set(change.line_key, change);
  }
  return [...last.values()].flatMap(({ sku, qty }) => (qty ? [[sku, Number(qty)]] : []));
}

/** As single calls, or with the one before: clients of both kinds are at work. */
function send(
  cart: TestCart,
  change: LineChangeInput,
  place: number,
  all: readonly LineChangeInput[],
): Promise<unknown> {
  const before = all[place - 1];
  if (before && place % 3 === 0) return cart.set(before, change);
  return change.qty === 0 ? cart.post('delete', { cartItem: change }) : cart.update(change);
}

test('changes in parallel, doubled and out of order end in the newest version of each line', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (changes) => {
      const cart = await createTestCart(shop);
      await Promise.all(changes.map((change, place) => send(cart, change, place, changes)));
      const { items, version } = await cart.state();
      expect(items.map(({ sku, qty }) => [sku, qty]).toSorted()).toEqual(newest(changes).toSorted());
      expect(version).toBe(changes.length);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test('each of many answers at once has a version of its own, and the newest is what the server holds', async () => {
  const cart = await createTestCart(shop);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      cart.set({ sku: `P-${ids[place % ids.length]}`, qty: 1 + place, line_key: `${place}`, line_version: 1 }),
    ),
  );
  const byVersion = answers.map((answer) => answer.cart).toSorted((a, b) => a.version - b.version);
  expect(byVersion.map(({ version }) => version)).toEqual(Array.from({ length: 30 }, (_, place) => place + 1));
  expect(byVersion.at(-1)).toEqual(await cart.state());
});

test('adds of clients without keys are all counted, in one item', async () => {
  const cart = await createTestCart(shop);
  await Promise.all(Array.from({ length: 40 }, () => cart.update({ sku: 'P-10', qty: 2 })));
  expect(await cart.items()).toMatchObject([{ item_id: 1, qty: 80 }]);
});

test('two tabs that add the same product at once make one item of both', async () => {
  const cart = await createTestCart(shop);
  const keys = ['a', 'b', 'c', 'd'];
  const add = (line_key: string) => cart.set({ sku: 'P-11', qty: 2, line_key, line_version: 1 });
  await Promise.all([...keys, ...keys].map(add));
  expect(await cart.items()).toMatchObject([{ item_id: 1, qty: 8 }]);
});
