import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginShopping, type Fate, type OfflineShopper } from './support/offline-shopper.ts';

/**
 * A shopper with three tabs, a connection that comes and goes, a shop that dies between receiving and answering, tabs that are closed
 * in the middle of anything, prices and stock that change meanwhile. Every piece that was ever put into the cart ends in
 * exactly one order or in the cart: nothing is ordered twice, nothing is lost, nothing is stuck.
 */

const RUNS = 300;
/** Shoppers are never faster: by then one tab has the other's message. */
const HUMAN_MS = 100;

const place = fc.nat({ max: 2 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('add'), tab: place, sku: fc.constantFrom('A', 'B', 'C') }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('press'), tab: place }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('go offline', 'go online'), tab: place }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reload'), tab: place }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('decide'), tab: place, wants: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('wake', 'price', 'stock'), tab: place }) },
);
type Step = { does: string; tab: number; sku?: string; wants?: boolean };

const story = fc.record({
  seed: fc.integer(),
  isCustomer: fc.boolean(),
  fates: fc.array(fc.constantFrom<Fate>('arrives', 'lost', 'unanswered', 'killed'), { maxLength: 20 }),
  steps: fc.array(fc.tuple(step, fc.nat({ max: 600 })), { minLength: 3, maxLength: 30 }),
});

function act(shopper: OfflineShopper, { does, tab: wanted, sku = 'A', wants = true }: Step): void {
  const { story: cart, shop } = shopper;
  const tab = cart.browser.tabs[wanted] ?? cart.browser.open();
  if (does === 'add') shopper.add(tab, sku, 1 + wanted);
  if (does === 'press') shopper.press(tab);
  if (does === 'decide') shopper.decide(tab, wants);
  if (does === 'wake') shopper.wake(tab);
  if (does === 'go offline') cart.goOffline();
  if (does === 'go online') {
    cart.goOnline();
    for (const each of cart.browser.tabs) shopper.wake(each);
  }
  if (does === 'reload') {
    tab.close();
    shopper.wake(cart.browser.open());
  }
  if (does === 'price') shop.price = 3 - shop.price;
  if (does === 'stock') shop.isSoldOut = !shop.isSoldOut;
}

/** A perfect line, and all the time it takes. */
async function calmDown(shopper: OfflineShopper): Promise<void> {
  const { story: cart, shop, fates } = shopper;
  await cart.scheduler.run();
  fates.length = 0;
  shop.isSoldOut = false;
  for (const wants of [true, true, false]) {
    cart.goOnline();
    for (const tab of cart.browser.tabs) shopper.wake(tab);
    await cart.scheduler.run();
    for (const tab of cart.browser.tabs) shopper.decide(tab, wants);
    await cart.scheduler.run();
  }
  // as the checkout asks to
  const [tab] = cart.browser.tabs;
  if (tab && shopper.isInDoubt()) shopper.press(tab);
  await cart.calmDown();
}

function count(pieces: Iterable<{ sku: string; qty: number }>): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { sku, qty } of pieces) sums[sku] = (sums[sku] ?? 0) + qty;
  return Object.fromEntries(Object.entries(sums).toSorted());
}

test('every piece ends in exactly one order or in the cart, whatever dies in between', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ seed, isCustomer, fates, steps }) => {
      const shopper = beginShopping(seed, isCustomer);
      shopper.fates.push(...fates);
      const { scheduler } = shopper.story;
      for (const [next, ms] of steps) {
        act(shopper, next);
        await scheduler.run(scheduler.now() + HUMAN_MS + ms);
      }
      if (shopper.story.browser.tabs.length === 0) shopper.story.browser.open();
      await calmDown(shopper);

      const { browser } = shopper.story;
      expect(shopper.queued().filter(({ state }) => state.step !== 'placed')).toEqual([]);
      const ordered = [...shopper.shop.orders.values()].flatMap(({ products }) =>
        products.map(({ sku, qty }) => ({ sku, qty: Number(qty) })),
      );
      const wanted = count([...shopper.added].map(([sku, qty]) => ({ sku, qty })));
      for (const { sharedCart } of browser.tabs) {
        const { lines, server } = sharedCart.read();
        expect(count([...ordered, ...lines])).toEqual(wanted);
        const known = server ? shopper.onServer(server.token) : [];
        expect(count([...known].map(([sku, qty]) => ({ sku, qty })))).toEqual(count(lines));
      }
    }),
    { numRuns: RUNS },
  );
}, 120_000);
