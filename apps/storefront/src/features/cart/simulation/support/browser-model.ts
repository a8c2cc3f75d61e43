import type { ServerItem } from '@brixel/contract/cart';
import { createPublicConfig } from '#config/public-config.ts';
import type { CartCalls } from '#data/api/cart-calls.ts';
import type { ClientCart } from '#features/cart/cart-state.ts';
import type { CartNotice } from '#features/cart/sync/cart-notice.ts';
import { type CartSync, createCartSync } from '#features/cart/sync/cart-sync.ts';
import { createSharedCart, type SharedCart } from '#features/cart/sync/shared-cart.ts';
import type { SyncPorts } from '#features/cart/sync/sync-ports.ts';
import { testLine } from '#features/cart/testing/test-line.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import type { Scheduler } from './scheduler.ts';
import { type Connection, unreliable } from './unreliable-calls.ts';

/**
 * A browser with several tabs, as real ones are: what one tab stores reaches the others a moment later, messages too, one tab
 * at a time holds the lock, and a tab may be closed in the middle of anything.
 */
export interface Tab {
  sharedCart: SharedCart;
  sync: CartSync;
  /** before a shopper acts in a tab, it has received the messages of the others */
  catchUp(): void;
  close(): void;
}

export interface BrowserModel {
  tabs: Tab[];
  open(): Tab;
  session: { customerToken: string | null; isInCheckout: boolean };
  /** messages between tabs so far */
  messages: number;
  logged: string[];
}

export interface BrowserSetup {
  scheduler: Scheduler;
  /** to the server */
  calls: CartCalls;
  connection: Connection;
  settings?: Partial<SyncPorts['settings']>;
  onNotice?: (notice: CartNotice, cart: ClientCart) => void;
  onChange?: (cart: ClientCart) => void;
}

const LAG_MS = 40;

export const lineOf = (sku: string, qty: number): CartLine =>
  testLine({
    key: sku,
    sku,
    parentSku: sku,
    name: sku,
    qty,
    price: 1,
    stock: { qty: 10_000, managed: true, inStock: true, min: 1, max: 10_000 },
  });

export function createBrowserModel({
  scheduler,
  calls,
  connection,
  settings,
  onNotice,
  onChange,
}: BrowserSetup): BrowserModel {
  const { after, random, wait } = scheduler;
  let stored: string | null = null;
  let keys = 0;
  const holders: { tab: object; start: () => void }[] = [];
  const session = { customerToken: null, isInCheckout: false };
  const model: BrowserModel = { tabs: [], open, session, messages: 0, logged: [] };
  const listeners = new Map<Tab, { receive: (cart: ClientCart) => void; see: () => void }>();

  const startNext = (): void => holders[0]?.start();
  const release = (tab: object): void => {
    const isFirst = holders[0]?.tab === tab;
    for (let place = holders.length - 1; place >= 0; place -= 1)
      if (holders[place]?.tab === tab) holders.splice(place, 1);
    if (isFirst) startNext();
  };

  function open(): Tab {
    let isClosed = false;
    let view = stored;
    /** what a closed tab waits for never comes */
    const unlessClosed = <T>(promise: Promise<T>): Promise<T> =>
      promise.then((value) => (isClosed ? new Promise<T>(() => {}) : value));

    const sharedCart = createSharedCart({
      read: () => view,
      write(text) {
        if (isClosed) return;
        view = text;
        stored = text;
        for (const [other, { see }] of listeners) if (other !== tab) after(random(LAG_MS), see);
      },
      push({ cart }) {
        if (isClosed) return;
        const copy = structuredClone(cart);
        for (const [other, { receive }] of listeners) {
          if (other === tab) continue;
          model.messages += 1;
          after(random(LAG_MS), () => receive(copy));
        }
      },
      show: (cart) => onChange?.(cart),
    });

    const sync = createCartSync({
      sharedCart,
      calls: unreliable(calls, scheduler, connection, unlessClosed),
      async lock(work) {
        if (isClosed) return new Promise(() => {});
        const turn = {};
        await unlessClosed(
          new Promise<void>((resolve) => {
            holders.push({ tab: turn, start: resolve });
            turns.push(turn);
            if (holders[0]?.tab === turn) resolve();
          }),
        );
        try {
          return await work();
        } finally {
          release(turn);
        }
      },
      now: scheduler.now,
      isOnline: () => connection.online,
      isInCheckout: () => model.session.isInCheckout,
      customerToken: () => model.session.customerToken,
      async findLines(items: readonly ServerItem[]) {
        await unlessClosed(wait(random(50)));
        return new Map(items.map(({ item_id, sku, qty }) => [item_id, lineOf(sku, qty)]));
      },
      newKey() {
        keys += 1;
        return `key-${keys}`;
      },
      log: (sentence) => void model.logged.push(sentence),
      notify(notices) {
        for (const notice of notices) onNotice?.(notice, sharedCart.read());
      },
      settings: {
        ...createPublicConfig({ publicUrl: 'https://shop.example' }).cart,
        ...settings,
      },
    });
    const turns: object[] = [];
    const tab: Tab = {
      sharedCart,
      sync,
      catchUp() {
        view = stored;
        sharedCart.read();
      },
      close() {
        isClosed = true;
        listeners.delete(tab);
        model.tabs.splice(model.tabs.indexOf(tab), 1);
        for (const turn of turns) release(turn);
      },
    };
    const receive = (cart: ClientCart): void => {
      if (!isClosed) sharedCart.onMessage(cart);
    };
    const see = (): void => {
      view = stored;
    };
    listeners.set(tab, { receive, see });
    model.tabs.push(tab);
    sharedCart.read();
    return tab;
  }
  return model;
}
