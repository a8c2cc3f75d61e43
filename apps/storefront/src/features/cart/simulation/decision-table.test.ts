import type { ServerItem } from '@brixel/contract/cart';
import { describe, expect, test } from 'vitest';
import type { CartCalls, PlainItem } from '#data/api/cart-calls.ts';
import { type ClientCart, emptyCart, type StoredLine } from '#features/cart/cart-state.ts';
import { connected } from '#features/cart/sync/connection.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import vectors from '../../../../../../packages/commerce/src/cart/vectors/cart-diff.json' with { type: 'json' };
import { lineOf } from './support/browser-model.ts';
import { beginStory, CUSTOMER_CART } from './support/shopper.ts';
import stateVectors from './vectors/cart-state.json' with { type: 'json' };

/** The decision table of a merge, carried out by the sync itself against an API that speaks plainly. */

const TOKEN = 'tok';

interface ClientItem extends Pick<CartLine, 'sku' | 'qty'> {
  parentSku?: string;
  server_item_id?: number;
  product_option?: CartLine['product_option'];
}
type WireItem = Pick<ServerItem, 'item_id' | 'sku' | 'qty'>;
interface DiffCase {
  id: string;
  input: {
    client_items: ClientItem[];
    server_items: WireItem[];
    force_client_state: boolean;
    dry_run: boolean;
    server_may_remove_local: boolean;
    server_may_modify_local: boolean;
    update_answer: string;
  };
  expected: { server_calls: object[]; client_after: { sku: string; qty: number; server_item_id?: number }[] };
}

/** Where a browser that stores every change knows more than the table supposes. */
const OTHERWISE = [
  // a visit only reads, but changes of the shopper that were not pushed yet always are
  'diff-05-missing-on-server-dry-run',
  // which quantity the server has confirmed is always known, so that it is restored: qt-01 below
  'diff-17-update-fails-confirmed-without-prev-qty',
];
const diffCases: readonly DiffCase[] = vectors.cases;
const cases = diffCases.filter(({ id }) => !OTHERWISE.includes(id));

const storedLine = (
  { server_item_id, parentSku, product_option, sku, qty }: ClientItem,
  place: number,
): StoredLine => ({
  ...lineOf(sku, qty),
  ...(parentSku ? { parentSku } : {}),
  ...(product_option ? { product_option } : {}),
  line_key: `k${place}`,
  line_version: 1,
  onServer: server_item_id ? { cart: TOKEN, item_id: server_item_id, line_version: 1, qty, at: 0 } : null,
});

/** What a client in force lacks it has removed: what it has never had is another device's (other-devices.test.ts). */
const cartOf = ({ client_items, server_items, force_client_state }: DiffCase['input']): ClientCart => {
  const strange = server_items.filter(({ sku }) => !client_items.some((item) => item.sku === sku));
  const removed = strange.map(({ sku, item_id }, place) => ({
    line_key: `left-${place}`,
    line_version: 2,
    sku,
    key: sku,
    gone: true,
    item: { cart: TOKEN, item_id },
  }));
  const cart = { ...emptyCart, lines: client_items.map(storedLine), removed: force_client_state ? removed : [] };
  return connected(cart, TOKEN, { dialect: 'plain' });
};

const refusal = { ok: false, code: 500, message: 'Internal Server Error' } as const;
const unasked = (): never => {
  throw new Error('This call is not expected');
};

interface Logged {
  call: string;
  cartItem: object;
}
const byCall = (a: Logged, b: Logged): number => b.call.localeCompare(a.call);

/** The server of the cases: a new item gets the number 900. */
function plainServer(given: readonly WireItem[], updateAnswer: string): { calls: CartCalls; log: Logged[] } {
  const log: Logged[] = [];
  const known = new Map(given.map((item) => [item.item_id, item]));
  const shown = (item: WireItem): ServerItem => ({
    name: item.sku,
    price: 1,
    product_type: 'simple',
    quote_id: TOKEN,
    ...item,
  });
  return {
    log,
    calls: {
      create: unasked,
      change: unasked,
      applyCoupon: unasked,
      deleteCoupon: unasked,
      stock: unasked,
      totals: async () => refusal,
      pull: async () => ({ ok: true, result: [...known.values()].map(shown) }),
      async updateItem(_, cartItem: PlainItem) {
        log.push({ call: 'cart/update', cartItem });
        if (updateAnswer !== '200') return refusal;
        const item = { item_id: cartItem.item_id ?? 900, sku: cartItem.sku, qty: cartItem.qty };
        known.set(item.item_id, item);
        return { ok: true, result: shown(item) };
      },
      async deleteItem(_, cartItem) {
        log.push({ call: 'cart/delete', cartItem });
        known.delete(cartItem.item_id ?? 0);
        return { ok: true, result: true };
      },
    },
  };
}

test.each(cases)('$id', async ({ input, expected }) => {
  const { calls, log } = plainServer(input.server_items, input.update_answer);
  const settings = {
    mergeOnStart: !input.dry_run,
    serverMayRemoveLocal: input.server_may_remove_local,
    serverMayModifyLocal: input.server_may_modify_local,
  };
  const { browser, scheduler } = beginStory(1, { tabs: 1, calls, settings });
  const [tab] = browser.tabs;
  tab?.sharedCart.change(() => cartOf(input));
  void (input.force_client_state ? tab?.sync.backOnline() : tab?.sync.start());
  await scheduler.run();

  const lines = tab?.sharedCart.read().lines.map(({ sku, qty, onServer }) => ({
    sku,
    qty,
    ...(onServer ? { server_item_id: onServer.item_id } : {}),
  }));
  expect(lines).toEqual(expected.client_after.map(({ sku, qty, server_item_id }) => ({ sku, qty, server_item_id })));
  // removals are pushed first; the wire always carries all three lists of options
  expect(log.toSorted(byCall)).toMatchObject(expected.server_calls);
});

describe('the state of the cart', () => {
  const [cleared, login, restored] = stateVectors.cases;
  const [A, B] = ['A', 'B'];

  test(String(cleared?.id), async () => {
    const story = beginStory(1, { tabs: 1 });
    const [tab] = story.browser.tabs;
    if (!tab) throw new Error('There is no tab');
    story.add(tab, A, 1);
    story.add(tab, B, 2);
    await story.scheduler.run();
    const token = tab.sharedCart.read().server?.token ?? '';
    story.clear(tab);
    await story.scheduler.run();
    expect(tab.sharedCart.read()).toMatchObject({ lines: [], server: { token } });
    expect(story.server.quantities(token)).toEqual(new Map());
  });

  test(String(login?.id), async () => {
    const story = beginStory(1, { tabs: 1 });
    const [tab] = story.browser.tabs;
    if (!tab) throw new Error('There is no tab');
    story.server.create('customer-token');
    story.server.updateItem(CUSTOMER_CART, { sku: A, qty: 3, quoteId: CUSTOMER_CART });
    story.add(tab, A, 2);
    await story.scheduler.run();
    void story.login(tab);
    await story.scheduler.run();
    expect(tab.sharedCart.read().server).toMatchObject({ token: CUSTOMER_CART, customer: true });
    expect(story.server.quantities(CUSTOMER_CART)).toEqual(new Map([[A, 5]]));
  });

  test(String(restored?.id), async () => {
    const prev = Number(restored?.input.line?.prev_qty);
    const story = beginStory(1, { tabs: 1, limits: { A: 4 } });
    const [tab] = story.browser.tabs;
    if (!tab) throw new Error('There is no tab');
    story.add(tab, A, prev);
    await story.scheduler.run();
    story.set(tab, A, 5);
    await story.scheduler.run();
    expect(tab.sharedCart.read().lines).toMatchObject([{ sku: A, qty: restored?.expected.qty }]);
  });
});
