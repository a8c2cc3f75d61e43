import { describe, expect, test } from 'vitest';
import { serverTotals } from '../totals/totals-in-view.ts';
import { allHave, beginStory, CUSTOMER_CART, haves, type Story } from './support/shopper.ts';
import { noFaults } from './support/unreliable-calls.ts';

/** Faults that carts of this kind have had, each by its name. */

const seeds = Array.from({ length: 20 }, (_, place) => place + 1);
const [first, second] = [0, 1] as const;
const tabOf = ({ browser }: Story, place: number) => {
  const tab = browser.tabs[place];
  if (!tab) throw new Error(`There is no tab ${place + 1}`);
  return tab;
};

/** What the customer has put in on another device. */
function fillCustomerCart({ server }: Story, goods: Record<string, number>): void {
  server.create('customer-token');
  const lines = Object.entries(goods).map(([sku, qty]) => ({ sku, qty, line_key: `other-${sku}`, line_version: 1 }));
  server.change(CUSTOMER_CART, 'customer-token', lines);
}

describe('quantities doubled by a login', () => {
  test.each(seeds)('they are added once, whatever fails on the way (%i)', async (seed) => {
    const story = beginStory(seed, { faults: { ...noFaults, lost: 0.2, unanswered: 0.3, repeated: 0.3 } });
    fillCustomerCart(story, { A: 3, B: 1 });
    story.add(tabOf(story, first), 'A', 2);
    await story.scheduler.run();
    void story.login(tabOf(story, first));
    void story.login(tabOf(story, second));
    await story.calmDown();
    await story.login(tabOf(story, first));
    expect(haves(story).server).toEqual({ A: 5, B: 1 });
    expect(haves(story)).toEqual(allHave(story));
  });

  test('nor by a token that dies and comes back', async () => {
    const story = beginStory(1);
    fillCustomerCart(story, { A: 3 });
    void story.login(tabOf(story, first));
    await story.scheduler.run();
    story.server.isTokenValid = false;
    story.add(tabOf(story, first), 'A', 1);
    await story.scheduler.run();
    expect(tabOf(story, first).sharedCart.read()).toMatchObject({ lines: [{ sku: 'A', qty: 4 }] });
    expect(haves(story), 'as a guest').toEqual({ server: { A: 4 }, 'tab 1': { A: 4 }, 'tab 2': { A: 4 } });

    story.server.isTokenValid = true;
    void story.login(tabOf(story, first));
    await story.calmDown();
    expect(haves(story), 'as a customer again').toEqual({ server: { A: 4 }, 'tab 1': { A: 4 }, 'tab 2': { A: 4 } });
    expect(story.server.quantities(CUSTOMER_CART)).toEqual(new Map([['A', 4]]));
  });

  test('nor by a change whose answer was lost before the session ended', async () => {
    const story = beginStory(1, { tabs: 1 });
    void story.login(tabOf(story, first));
    await story.scheduler.run();
    story.connection.faults = { ...noFaults, unanswered: 1 };
    story.add(tabOf(story, first), 'A', 1);
    await story.scheduler.run();
    expect(story.server.quantities(CUSTOMER_CART), 'it was carried out').toEqual(new Map([['A', 1]]));

    story.connection.faults = noFaults;
    story.endSession(tabOf(story, first));
    void story.login(tabOf(story, first));
    await story.calmDown();
    expect(haves(story)).toEqual({ server: { A: 1 }, 'tab 1': { A: 1 } });
    expect(story.server.quantities(CUSTOMER_CART)).toEqual(new Map([['A', 1]]));
  });

  test('and what the customer has had stays, also when a guest has gone on with it', async () => {
    const story = beginStory(1);
    fillCustomerCart(story, { B: 4 });
    void story.login(tabOf(story, first));
    await story.scheduler.run();
    story.endSession(tabOf(story, first));
    story.add(tabOf(story, second), 'A', 1);
    await story.scheduler.run();
    void story.login(tabOf(story, second));
    await story.calmDown();
    const goods = { A: 1, B: 4 };
    expect(haves(story)).toEqual({ server: goods, 'tab 1': goods, 'tab 2': goods });
  });

  test.each(seeds)('nor by a session that ends in the middle of changes (%i)', async (seed) => {
    const story = beginStory(seed, { limits: { C: 2 } });
    const { scheduler, connection } = story;
    const pause = () => scheduler.run(scheduler.now() + scheduler.random(400));
    fillCustomerCart(story, { A: 3, B: 1 });
    void story.login(tabOf(story, first));
    await scheduler.run();
    for (let round = 0; round < 3; round += 1) {
      connection.faults = { lost: 0.2, unanswered: 0.4, late: 0.2, repeated: 0.3, failing: 0 };
      story.add(tabOf(story, first), 'A', 2);
      await pause();
      story.set(tabOf(story, second), 'B', 4 + round);
      await pause();
      story.add(tabOf(story, first), 'D', 1);
      if (round === 0) story.add(tabOf(story, second), 'C', 9);
      await pause();
      story.endSession(tabOf(story, first));
      await pause();
      story.add(tabOf(story, second), 'A', 1);
      await pause();
      connection.faults = noFaults;
      void story.login(tabOf(story, second));
      await story.calmDown();
    }
    const goods = { A: 12, B: 6, D: 3 };
    expect(haves(story)).toEqual({ server: goods, 'tab 1': goods, 'tab 2': goods });
    expect(story.server.quantities(CUSTOMER_CART)).toEqual(new Map(Object.entries(goods)));
  });

  test('and the coupon of the guest is one of the customer', async () => {
    const story = beginStory(1);
    const tab = tabOf(story, first);
    story.add(tab, 'A', 1);
    void tab.sync.applyCoupon('STEINE10');
    await story.scheduler.run();
    expect(tab.sharedCart.read().server?.coupon).toBe('STEINE10');
    void story.login(tab);
    await story.calmDown();
    expect(tab.sharedCart.read().server).toMatchObject({ token: CUSTOMER_CART, coupon: 'STEINE10', couponDue: null });
  });
});

test.each(seeds)(
  'a call refused after a logout: a login that it has overtaken makes no further ones (%i)',
  async (seed) => {
    const story = beginStory(seed);
    const { scheduler, connection } = story;
    fillCustomerCart(story, { A: 3 });
    story.add(tabOf(story, first), 'B', 1);
    await scheduler.run();
    connection.log.length = 0;
    void story.login(tabOf(story, first));
    // every call takes up to 600 ms
    await scheduler.run(scheduler.now() + seed * 50);
    story.logout(tabOf(story, first));
    const before = connection.log.length;
    await scheduler.run();
    expect(connection.log.slice(before)).toEqual([]);
    expect(tabOf(story, first).sharedCart.read()).toMatchObject({ lines: [], server: null });
  },
);

test.each(seeds)('removed lines coming back: not after a time offline, not by a late call (%i)', async (seed) => {
  const story = beginStory(seed, { faults: { ...noFaults, late: 0.4, repeated: 0.5 } });
  story.add(tabOf(story, first), 'A', 1);
  story.add(tabOf(story, first), 'B', 2);
  await story.scheduler.run(seed * 150);
  story.goOffline();
  story.remove(tabOf(story, first), 'A');
  // the tab in which it was done is closed when the connection is back
  story.browser.open();
  tabOf(story, first).close();
  story.goOnline();
  await story.calmDown();
  expect(haves(story)).toEqual({ server: { B: 2 }, 'tab 1': { B: 2 }, 'tab 2': { B: 2 } });
});

test('totals stale in the second tab: they come with the lines', async () => {
  const story = beginStory(1);
  for (const qty of [1, 2, 3]) {
    story.add(tabOf(story, first), 'A', qty);
    await story.scheduler.run();
    const totals = story.browser.tabs.map(({ sharedCart }) => serverTotals(sharedCart.read())?.grand_total);
    expect(totals).toEqual([story.wanted.get('A'), story.wanted.get('A')]);
  }
});

test('duplicate deletes on rapid removal: one call for all, each line once', async () => {
  const story = beginStory(1);
  const skus = ['A', 'B', 'C', 'D'];
  for (const sku of skus) story.add(tabOf(story, first), sku, 1);
  await story.scheduler.run();
  story.connection.log.length = 0;
  for (const sku of [...skus, ...skus]) story.remove(tabOf(story, first), sku);
  await story.scheduler.run();
  expect(story.connection.log).toEqual(['change']);
  expect(haves(story)).toEqual(allHave(story));
});

describe('first add lost for new visitors', () => {
  test('it takes two calls, and each later change one', async () => {
    const story = beginStory(1);
    story.add(tabOf(story, first), 'A', 1);
    await story.scheduler.run();
    expect(story.connection.log).toEqual(['create', 'change']);
    story.set(tabOf(story, second), 'A', 4);
    await story.scheduler.run();
    expect(story.connection.log).toEqual(['create', 'change', 'change']);
    expect(haves(story)).toEqual(allHave(story));
  });

  test.each(seeds)('it survives lost calls and a tab that is closed at once (%i)', async (seed) => {
    const story = beginStory(seed, { tabs: 1, faults: { ...noFaults, lost: 0.4, unanswered: 0.4 } });
    story.add(tabOf(story, first), 'A', 1);
    await story.scheduler.run(seed * 40);
    tabOf(story, first).close();
    story.browser.open();
    await story.calmDown();
    expect(haves(story)).toEqual({ server: { A: 1 }, 'tab 1': { A: 1 } });
  });

  test('two tabs that add at the same moment make one cart', async () => {
    const story = beginStory(1);
    story.add(tabOf(story, first), 'A', 1);
    story.add(tabOf(story, second), 'B', 1);
    await story.scheduler.run();
    expect(story.connection.log.filter((call) => call === 'create')).toHaveLength(1);
    expect(haves(story)).toEqual(allHave(story));
  });
});

test('a refused quantity goes back to the confirmed one, what was never confirmed leaves', async () => {
  const story = beginStory(1, { limits: { A: 5, B: 2 } });
  story.add(tabOf(story, first), 'A', 4);
  await story.scheduler.run();
  story.set(tabOf(story, first), 'A', 9);
  story.add(tabOf(story, first), 'B', 3);
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 4 }, 'tab 1': { A: 4 }, 'tab 2': { A: 4 } });
});

test.each(seeds)('a refused quantity does not succeed later, behind the shopper’s back (%i)', async (seed) => {
  const story = beginStory(seed, { limits: { A: 5, B: 2 }, faults: { ...noFaults, repeated: 1 } });
  story.add(tabOf(story, first), 'A', 4);
  await story.scheduler.run();
  story.set(tabOf(story, first), 'A', 9);
  story.add(tabOf(story, first), 'B', 3);
  await story.scheduler.run(story.scheduler.now() + 700);
  story.server.restock();
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 4 }, 'tab 1': { A: 4 }, 'tab 2': { A: 4 } });
});

test('a cart that the server has lost is made anew with everything that was in it, and the log says so', async () => {
  const story = beginStory(1);
  story.add(tabOf(story, first), 'A', 2);
  await story.scheduler.run();
  story.server.forget(tabOf(story, first).sharedCart.read().server?.token ?? '');
  story.add(tabOf(story, second), 'B', 1);
  await story.calmDown();
  expect(haves(story)).toEqual({ server: { A: 2, B: 1 }, 'tab 1': { A: 2, B: 1 }, 'tab 2': { A: 2, B: 1 } });
  expect(story.browser.logged).toEqual([expect.stringMatching(/^Error executing sync task/)]);
});

test('tabs send each other a change once, and never what they received', async () => {
  const story = beginStory(1, { tabs: 8 });
  story.add(tabOf(story, first), 'A', 1);
  await story.scheduler.run();
  // the change itself, the new cart, its answer: each to seven others
  expect(story.browser.messages).toBe(3 * 7);
});
