import type { CartCalls } from '#data/api/cart-calls.ts';
import type { ClientCart } from '#features/cart/cart-state.ts';
import type { CartNotice } from '#features/cart/sync/cart-notice.ts';
import { asGuest } from '#features/cart/sync/connection.ts';
import { leftBehind, withAdded, without, withQuantity } from '#features/cart/sync/shopper-changes.ts';
import { type BrowserModel, type BrowserSetup, createBrowserModel, lineOf, type Tab } from './browser-model.ts';
import { modelCalls } from './model-calls.ts';
import { createModelServer, type ModelServer } from './model-server.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';
import { type Connection, type Faults, noFaults } from './unreliable-calls.ts';

/** A shopper with several tabs, a bad line and a forgetful server; and beside it all, what the shopper wants to have. */
export interface Story {
  scheduler: Scheduler;
  server: ModelServer;
  browser: BrowserModel;
  connection: Connection;
  /** what the shopper wants, by sku */
  wanted: Map<string, number>;
  /** the messages the shopper was shown, in all tabs */
  notices: CartNotice[];
  add(tab: Tab, sku: string, qty: number): void;
  set(tab: Tab, sku: string, qty: number): void;
  remove(tab: Tab, sku: string): void;
  clear(tab: Tab): void;
  login(tab: Tab): Promise<void>;
  logout(tab: Tab): void;
  /** the session has run out: the cart goes on as a guest's */
  endSession(tab: Tab): void;
  goOffline(): void;
  goOnline(): void;
  /** a perfect line, all the time it takes, and a look at the server as on every visit */
  calmDown(): Promise<void>;
}

export interface StoryOptions {
  tabs?: number;
  faults?: Faults;
  plain?: boolean;
  /** how many a line may hold, by sku */
  limits?: Record<string, number>;
  settings?: BrowserSetup['settings'];
  /** another server than the model */
  calls?: CartCalls;
}

export const CUSTOMER_CART = '1001';

export function beginStory(
  seed: number,
  { tabs = 2, faults = noFaults, plain = false, limits = {}, settings = {}, calls }: StoryOptions = {},
): Story {
  const scheduler = createScheduler(seed);
  const server = createModelServer(new Map(Object.entries(limits)));
  const connection: Connection = { faults, online: true, log: [], underWay: 0 };
  const wanted = new Map<string, number>();
  const notices: CartNotice[] = [];
  let isCustomer = false;
  let newest = { epoch: 0, count: 0 };
  let keys = 0;

  const want = (sku: string, qty: number): void => {
    if (qty > 0) wanted.set(sku, qty);
    else wanted.delete(sku);
  };
  /** A login adds what the customer has had before, at the moment in which the two carts become one. */
  const watchLogin = ({ server: connection, epoch, connection: count }: ClientCart): void => {
    // a tab with an outdated cart adds nothing new
    if (epoch < newest.epoch || (epoch === newest.epoch && count < newest.count)) return;
    newest = { epoch, count };
    const isNow = connection?.customer === true;
    if (isNow && !isCustomer) {
      for (const [sku, qty] of server.quantities(CUSTOMER_CART) ?? []) want(sku, (wanted.get(sku) ?? 0) + qty);
    }
    isCustomer = isNow;
  };
  /** What was refused is not in the cart, and the shopper has a message about it. */
  const accept = (notice: CartNotice, { lines }: ClientCart): void => {
    notices.push(notice);
    if (notice.kind !== 'refused' && notice.kind !== 'failed') return;
    want(notice.name, lines.find(({ sku }) => sku === notice.name)?.qty ?? 0);
  };

  const browser = createBrowserModel({
    scheduler,
    calls: calls ?? modelCalls(server, { plain }),
    connection,
    settings,
    onNotice: accept,
    onChange: watchLogin,
  });
  for (let count = 0; count < tabs; count += 1) browser.open();

  const act = (tab: Tab, change: (cart: ClientCart) => ClientCart): void => {
    tab.catchUp();
    tab.sharedCart.change(change);
    void tab.sync.request();
  };
  const shown = (tab: Tab, sku: string): boolean =>
    tab.sharedCart.read().lines.some((storedLine) => storedLine.sku === sku);
  const newKey = (): string => {
    keys += 1;
    return `shopper-${keys}`;
  };

  return {
    scheduler,
    server,
    browser,
    connection,
    wanted,
    notices,
    add(tab, sku, qty) {
      want(sku, (wanted.get(sku) ?? 0) + qty);
      act(tab, (cart) => withAdded(cart, lineOf(sku, qty), newKey));
    },
    set(tab, sku, qty) {
      tab.catchUp();
      if (!shown(tab, sku)) return;
      want(sku, qty);
      act(tab, (cart) => withQuantity(cart, sku, qty));
    },
    remove(tab, sku) {
      want(sku, 0);
      act(tab, (cart) => without(cart, (storedLine) => storedLine.sku === sku));
    },
    clear(tab) {
      wanted.clear();
      act(tab, (cart) => without(cart, () => true));
    },
    async login(tab) {
      browser.session.customerToken = 'customer-token';
      await tab.sync.mergeOnLogin();
    },
    logout(tab) {
      wanted.clear();
      browser.session.customerToken = null;
      tab.catchUp();
      tab.sharedCart.change(leftBehind);
    },
    endSession(tab) {
      browser.session.customerToken = null;
      tab.catchUp();
      tab.sharedCart.change((cart) => (cart.server?.customer ? asGuest(cart, newKey) : cart));
    },
    goOffline() {
      connection.online = false;
    },
    goOnline() {
      connection.online = true;
      for (const tab of browser.tabs) void tab.sync.backOnline();
    },
    async calmDown() {
      connection.faults = noFaults;
      connection.online = true;
      await scheduler.run();
      for (const tab of browser.tabs) void tab.sync.start();
      await scheduler.run();
    },
  };
}

/** The cart of the server, and of each tab. */
export function haves({ browser, server }: Story): Record<string, Record<string, number>> {
  const sorted = (entries: Iterable<readonly [string, number]>) =>
    Object.fromEntries([...entries].toSorted(([a], [b]) => a.localeCompare(b)));
  const token = browser.tabs[0]?.sharedCart.read().server?.token;
  return {
    server: sorted((token && server.quantities(token)) || []),
    ...Object.fromEntries(
      browser.tabs.map(({ sharedCart }, place) => [
        `tab ${place + 1}`,
        sorted(sharedCart.read().lines.map(({ sku, qty }) => [sku, qty] as const)),
      ]),
    ),
  };
}

/** Everybody has what the shopper wants. */
export function allHave({ wanted, browser }: Story): Record<string, Record<string, number>> {
  const goods = Object.fromEntries([...wanted].toSorted(([a], [b]) => a.localeCompare(b)));
  return { server: goods, ...Object.fromEntries(browser.tabs.map((_, place) => [`tab ${place + 1}`, goods])) };
}
