import { serverTotals } from '@brixel/storefront/features/cart/shown-totals';
import { expect, test } from 'vitest';
import { beginStory, CUSTOMER_CART, haves, type StoryOptions } from './support/shopper.ts';

/** A customer with a telephone and a computer. */

const onPhone = (sku: string, qty: number, line_version: number) => ({
  sku,
  qty,
  line_key: `phone-${sku}`,
  line_version,
});

async function loggedInWith(goods: Record<string, number>, settings: StoryOptions['settings'] = {}) {
  const story = beginStory(1, { tabs: 1, settings });
  const [tab] = story.browser.tabs;
  if (!tab) throw new Error('No tab is open');
  void story.login(tab);
  for (const [sku, qty] of Object.entries(goods)) story.add(tab, sku, qty);
  await story.scheduler.run();
  const phone = (...lines: ReturnType<typeof onPhone>[]) => story.server.change(CUSTOMER_CART, 'customer-token', lines);
  return { story, tab, phone };
}

test('what the other device has done comes with the next answer', async () => {
  const { story, tab, phone } = await loggedInWith({ A: 1, B: 1 });
  phone(onPhone('C', 2, 1));
  story.add(tab, 'A', 1);
  await story.scheduler.run();
  expect(haves(story)['tab 1']).toEqual({ A: 2, B: 1, C: 2 });
  expect(serverTotals(tab.keeper.read())?.grand_total).toBe(5);
});

test('what both have added counts twice, and stays one line for both', async () => {
  const { story, tab, phone } = await loggedInWith({ A: 1 });
  phone(onPhone('A', 2, 1));
  story.add(tab, 'B', 1);
  await story.scheduler.run();
  expect(haves(story)['tab 1']).toEqual({ A: 3, B: 1 });
  story.set(tab, 'A', 5);
  await story.scheduler.run();
  expect(story.server.quantities(CUSTOMER_CART)?.get('A')).toBe(5);
  phone(onPhone('A', 4, 2));
  story.add(tab, 'B', 1);
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 4, B: 2 }, 'tab 1': { A: 4, B: 2 } });
});

test('what the other device has removed leaves, unless it was wanted meanwhile', async () => {
  const { story, tab, phone } = await loggedInWith({ A: 1, B: 1, C: 1 });
  for (const sku of ['A', 'B']) phone(onPhone(sku, 1, 1), onPhone(sku, 0, 2));
  story.add(tab, 'B', 3);
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { B: 4, C: 1 }, 'tab 1': { B: 4, C: 1 } });
});

test('a visit only looks; after a time offline the cart at hand is what counts', async () => {
  const { story, tab, phone } = await loggedInWith({ A: 1 });
  phone(onPhone('C', 2, 1));
  void tab.sync.start();
  await story.scheduler.run();
  expect(haves(story)['tab 1']).toEqual({ A: 1 });
  story.goOffline();
  story.goOnline();
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 1 }, 'tab 1': { A: 1 } });
});

test('a shop may be configured to make them equal on each visit', async () => {
  const settings = { mergeOnStart: true, serverMayModifyLocal: true, serverMayRemoveLocal: true };
  const { story, tab, phone } = await loggedInWith({ A: 1, B: 1 }, settings);
  phone(onPhone('A', 2, 1), onPhone('B', 1, 1), onPhone('B', 0, 2), onPhone('C', 2, 1));
  void tab.sync.start();
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 3, C: 2 }, 'tab 1': { A: 3, C: 2 } });
});

test('an item without a key is changed, not doubled', async () => {
  const { story, tab } = await loggedInWith({});
  story.server.updateItem(CUSTOMER_CART, { sku: 'A', qty: 2, quoteId: CUSTOMER_CART });
  story.add(tab, 'B', 1);
  await story.scheduler.run();
  expect(haves(story)['tab 1']).toEqual({ A: 2, B: 1 });
  story.set(tab, 'A', 3);
  story.remove(tab, 'B');
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 3 }, 'tab 1': { A: 3 } });
});
