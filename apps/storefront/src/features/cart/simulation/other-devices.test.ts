import { describe, expect, test } from 'vitest';
import { serverTotals } from '../totals/totals-in-view.ts';
import { beginStory, CUSTOMER_CART, haves, type StoryOptions } from './support/shopper.ts';

/** A customer with a telephone and a computer. */

const onPhone = (sku: string, qty: number, line_version: number) => ({
  sku,
  qty,
  line_key: `phone-${sku}`,
  line_version,
});

async function loggedInWith(
  goods: Record<string, number>,
  settings: StoryOptions['settings'] = {},
  options: StoryOptions = {},
) {
  const story = beginStory(1, { tabs: 1, settings, ...options });
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
  expect(serverTotals(tab.sharedCart.read())?.grand_total).toBe(5);
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

test('opening the shop shows what the phone has changed, and says so', async () => {
  const { story, tab, phone } = await loggedInWith({ A: 1, B: 1 });
  phone(onPhone('A', 2, 1), onPhone('B', 1, 1), onPhone('B', 0, 2), onPhone('C', 2, 1));
  expect(story.notices).toEqual([]);
  void tab.sync.start();
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 3, C: 2 }, 'tab 1': { A: 3, C: 2 } });
  expect(story.notices).toEqual([{ kind: 'changed-elsewhere' }]);
});

test('where a shop wants so, a visit only looks', async () => {
  const { story, tab, phone } = await loggedInWith({ A: 1 }, { mergeOnStart: false });
  phone(onPhone('C', 2, 1));
  void tab.sync.start();
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 1, C: 2 }, 'tab 1': { A: 1 } });
  expect(story.browser.logged, 'what it has seen').toEqual([
    `The carts differ: ${JSON.stringify([
      { party: 'client', sku: 'C', status: 'no-item' },
      { party: 'client', status: 'update-required' },
      { party: 'server', status: 'no-changes' },
    ])}`,
  ]);
});

test('where a shop wants so, what the phone has removed or changed is set again', async () => {
  const settings = { serverMayModifyLocal: false, serverMayRemoveLocal: false };
  const { story, tab, phone } = await loggedInWith({ A: 1, B: 1 }, settings);
  phone(onPhone('A', 2, 1), onPhone('B', 1, 1), onPhone('B', 0, 2));
  void tab.sync.start();
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 1, B: 1 }, 'tab 1': { A: 1, B: 1 } });
});

describe.each([
  { api: 'ours', plain: false },
  { api: 'a plain one', plain: true },
])('an API such as $api', ({ plain }) => {
  test('the checkout removes nothing that the phone has put in', async () => {
    const { story, tab, phone } = await loggedInWith({ A: 1 }, {}, { plain });
    phone(onPhone('C', 2, 1));
    story.browser.session.isInCheckout = true;
    story.add(tab, 'A', 1);
    await story.scheduler.run();
    expect(haves(story)).toEqual({ server: { A: 2, C: 2 }, 'tab 1': { A: 2, C: 2 } });
    expect(story.notices).toContainEqual({ kind: 'changed-elsewhere' });
  });

  test('nor does a browser that was offline, and what both have done counts', async () => {
    const { story, tab, phone } = await loggedInWith({ A: 1, B: 1 }, {}, { plain });
    story.goOffline();
    story.add(tab, 'B', 3);
    story.remove(tab, 'A');
    phone(onPhone('C', 2, 1));
    story.goOnline();
    await story.scheduler.run();
    expect(haves(story)).toEqual({ server: { B: 4, C: 2 }, 'tab 1': { B: 4, C: 2 } });
    expect(story.notices).toContainEqual({ kind: 'changed-elsewhere' });
  });
});

test('the same goods, added offline here and meanwhile on the phone, count twice', async () => {
  const { story, tab, phone } = await loggedInWith({ A: 1 });
  story.goOffline();
  story.add(tab, 'C', 1);
  phone(onPhone('C', 2, 1));
  story.goOnline();
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 1, C: 3 }, 'tab 1': { A: 1, C: 3 } });
});

test('a login says what it has brought along, unless the cart was empty', async () => {
  const empty = await loggedInWith({});
  expect(empty.story.notices).toEqual([]);
  const story = beginStory(1, { tabs: 1 });
  const [tab] = story.browser.tabs;
  if (!tab) throw new Error('No tab is open');
  story.server.create('customer-token');
  story.server.change(CUSTOMER_CART, 'customer-token', [onPhone('C', 2, 1)]);
  story.add(tab, 'A', 1);
  await story.scheduler.run();
  void story.login(tab);
  await story.scheduler.run();
  expect(haves(story)).toEqual({ server: { A: 1, C: 2 }, 'tab 1': { A: 1, C: 2 } });
  expect(story.notices).toEqual([{ kind: 'merged' }]);
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
