import { fromEuros } from '@brixel/commerce/money';
import type { Placement, SentOrder } from '#data/api/order-calls.ts';
import { type ClientCart, goodsOf } from '#features/cart/cart-state.ts';
import type { Tab } from '#features/cart/simulation/support/browser-model.ts';
import { beginStory, type Story } from '#features/cart/simulation/support/shopper.ts';
import { disconnected } from '#features/cart/sync/connection.ts';
import { withoutOrdered, withReturned } from '#features/cart/sync/shopper-changes.ts';
import { totalsOf } from '#features/cart-line/cart-line.ts';
import type { OrderedCart, OrderRecords, SeenOrder } from '#features/ordering/checkout/frozen-order.ts';
import { createPlaceOrder, type OrderDraft } from '#features/ordering/checkout/place-order.ts';
import { createOrderQueue, type OrderQueue } from '#features/ordering/saved-orders/order-queue.ts';
import type { QueuedOrder } from '#features/ordering/saved-orders/queued-order.ts';
import { numberedCarts } from './numbered-carts.ts';
import { createOrderShop, type OrderShop, piecesOf, totalOf } from './order-shop.ts';

/** What becomes of a call that brings an order. `killed`: the shop dies after it has placed it, and so does the connection. */
export type Fate = 'arrives' | 'lost' | 'unanswered' | 'killed';

/** What a shopper does without knowing the state of the connection, the tabs and the shop. */
export interface OfflineShopper {
  story: Story;
  shop: OrderShop;
  fates: Fate[];
  /** all that was ever put into the cart, by sku */
  added: Map<string, number>;
  add(tab: Tab, sku: string, qty: number): void;
  press(tab: Tab): void;
  /** a page starts, or the connection is back */
  wake(tab: Tab): void;
  /**
   * answers all questions about saved orders: sends them at the terms of now, or takes the goods back; also of those that
   * another tab has sent meanwhile, as a page with an outdated state would
   */
  decide(tab: Tab, wantsThem: boolean): void;
  queued(): QueuedOrder[];
  /** what the server has of a cart, by sku */
  onServer(cartId: string): Map<string, number>;
  /** an order was sent, and the checkout says that its outcome is unknown */
  isInDoubt(): boolean;
}

/** A lock is handed over, and a record written, later than what was stored before it is seen by everybody. */
const LAG_MS = 40;
const CUSTOMER = { id: 7, token: 'customer-token' };

export function beginShopping(seed: number, isCustomer: boolean): OfflineShopper {
  const carts = numberedCarts();
  const story = beginStory(seed, { tabs: 3, calls: carts.calls });
  const { scheduler, browser, connection } = story;
  const { open } = browser;
  browser.open = () => inStep(open());
  for (const tab of browser.tabs) inStep(tab);
  const { wait, random } = scheduler;
  if (isCustomer) browser.session.customerToken = CUSTOMER.token;
  const shop = createOrderShop(carts.close);
  const fates: Fate[] = [];
  const added = new Map<string, number>();
  const stored = new Map<string, QueuedOrder>();
  let records: OrderRecords = { frozen: null, last: null };
  let ids = 0;
  const newId = (): string => `made-${++ids}`;

  const holders: object[] = [];
  const waiting = new Map<object, () => void>();
  const release = (turn: object): void => {
    const place = holders.indexOf(turn);
    if (place >= 0) holders.splice(place, 1);
    const next = holders[0];
    if (place === 0 && next) scheduler.after(LAG_MS, () => waiting.get(next)?.());
  };

  async function bring(message: SentOrder): Promise<Placement> {
    const fate = connection.online ? (fates.shift() ?? 'arrives') : 'lost';
    await wait(random(200));
    if (fate === 'lost') return { kind: 'unknown' };
    const placement = shop.place(structuredClone(message));
    if (fate === 'killed') story.goOffline();
    await wait(random(200));
    return fate === 'arrives' ? placement : { kind: 'unknown' };
  }

  function createSide(tab: Tab) {
    const isClosed = (): boolean => !browser.tabs.includes(tab);
    /** what a closed tab waits for never comes */
    const alive = async <T>(promise: Promise<T>): Promise<T> => {
      const value = await promise;
      return isClosed() ? new Promise<T>(() => {}) : value;
    };
    const change = (make: (cart: ClientCart) => ClientCart): void => {
      if (isClosed()) return;
      tab.sharedCart.change(make);
      void tab.sync.request();
    };
    const leave = ({ epoch, ...ordered }: OrderedCart): void =>
      change((cart) => (cart.epoch === epoch ? withoutOrdered(cart, ordered, newId) : cart));
    const turns = new Set<object>();
    const lock = async <T>(work: () => Promise<T>): Promise<T> => {
      const turn = {};
      turns.add(turn);
      holders.push(turn);
      await alive(
        new Promise<void>((resolve) => {
          waiting.set(turn, resolve);
          if (holders[0] === turn) resolve();
        }),
      );
      tab.catchUp();
      try {
        return await work();
      } finally {
        release(turn);
      }
    };

    const queue: OrderQueue = createOrderQueue({
      lock,
      records: {
        all: () => alive(wait(random(20)).then(() => structuredClone([...stored.values()]))),
        put: (id, order) =>
          alive(
            wait(random(20)).then(() => {
              if (!isClosed()) stored.set(id, structuredClone(order));
            }),
          ),
        remove: (id) =>
          alive(
            wait(random(20)).then(() => {
              if (!isClosed()) stored.delete(id);
            }),
          ),
      },
      calls: { place: (message) => alive(bring(message)) },
      customer: () => (isCustomer ? CUSTOMER : null),
      newId,
      leaveOrdered: leave,
      closeCart: (cartId) => change((cart) => (cart.server?.token === cartId ? disconnected(cart) : cart)),
      takeBack: ({ id, seen }) => change((cart) => withReturned(cart, id, seen.lines, newId)),
      notify: () => {},
    });

    const place = createPlaceOrder({
      lock,
      read: () => records,
      write(next) {
        if (!isClosed()) records = structuredClone(next);
      },
      calls: {
        place: (message) => alive(bring(message)),
        startPayment: async () => ({ ok: false, code: 404, message: '' }),
        find: async () => ({ ok: false, code: 404, message: '' }),
      },
      token: () => browser.session.customerToken,
      newId,
      now: scheduler.now,
      epoch: () => tab.sharedCart.read().epoch,
      leaveOrdered: leave,
      isOnline: () => connection.online,
      isConnectionLost: () => alive(wait(random(50)).then(() => !connection.online)),
      queue,
    });
    const close = (): void => {
      for (const turn of turns) release(turn);
    };
    return { queue, place, close };
  }

  const sides = new WeakMap<Tab, ReturnType<typeof createSide>>();
  const sideOf = (tab: Tab): ReturnType<typeof createSide> => {
    const known = sides.get(tab);
    if (known) return known;
    const side = createSide(tab);
    const { close } = tab;
    tab.close = () => {
      close();
      side.close();
    };
    sides.set(tab, side);
    return side;
  };

  function draftOf(tab: Tab): OrderDraft | { kind: 'cart-left' } {
    const cart = tab.sharedCart.read();
    if (cart.lines.length === 0) return { kind: 'cart-left' };
    const pieces = cart.lines.map(({ key, qty }) => ({ key, qty }));
    const address = { firstname: 'M', lastname: 'K', street: ['L 1'], postcode: '80331', city: 'M', country_id: 'DE' };
    const sum = pieces.reduce((total, { qty }) => total + qty, 0);
    const lines = cart.lines.map(goodsOf);
    return {
      epoch: cart.epoch,
      pieces,
      closes: cart.server?.token ?? null,
      canWait: true,
      seen: { lines, totals: totalsOf(lines, () => 0), coupon: null },
      message: {
        ...(cart.server ? { cart_id: cart.server.token } : {}),
        products: cart.lines.map(({ sku, qty }) => ({ sku, qty })),
        addressInformation: { billingAddress: address, payment_method_code: 'banktransfer' },
        // the prices last received
        expected_total: totalOf(sum, connection.online ? shop.price : 1),
      },
    };
  }

  async function decide({ queue }: ReturnType<typeof createSide>, wantsThem: boolean): Promise<void> {
    for (const { id, state, seen, message } of await queue.list()) {
      const refusal = state.step === 'refused' ? state.refusal : null;
      const today = refusal?.totals?.grand_total ?? totalOf(piecesOf(message), shop.price);
      if (!wantsThem || (refusal && !refusal.totals)) await queue.giveUp(id);
      else await queue.agree(id, today === message.expected_total ? undefined : atTotal(seen, today));
    }
    await queue.send();
  }

  return {
    story,
    shop,
    fates,
    added,
    add(tab, sku, qty) {
      added.set(sku, (added.get(sku) ?? 0) + qty);
      story.add(tab, sku, qty);
    },
    press(tab) {
      tab.catchUp();
      void sideOf(tab).place(async () => {
        // online all changes are pushed first, as the checkout does before it fetches the totals
        if (connection.online) await tab.sync.ask(async () => ({ ok: true, result: null }));
        return draftOf(tab);
      });
    },
    wake(tab) {
      tab.catchUp();
      const { queue } = sideOf(tab);
      void queue.settle().then(() => (connection.online ? queue.send() : undefined));
    },
    decide(tab, wantsThem) {
      tab.catchUp();
      if (connection.online) void decide(sideOf(tab), wantsThem);
    },
    onServer: carts.quantities,
    queued: () => [...stored.values()],
    isInDoubt: () => records.frozen !== null,
  };
}

/** Two tabs that write in the same moment are tested in the cart's simulation; here the cart is one. */
function inStep(tab: Tab): Tab {
  const { change } = tab.sharedCart;
  tab.sharedCart.change = (make, notices) => {
    tab.catchUp();
    return change(make, notices);
  };
  return tab;
}

const atTotal = (seen: SeenOrder, euros: number): SeenOrder => ({
  ...seen,
  totals: { ...seen.totals, grandTotal: fromEuros(euros) },
});
