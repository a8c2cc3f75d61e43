import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderMessage, PlacedOrder } from '@brixel/contract/order';
import { address, orderMessage } from '../../tests/support/test-order.ts';

/** One answer that a shopper has waited for. */
export interface Answer {
  kind: 'page' | 'cart' | 'order';
  /** of `performance.now()` */
  at: number;
  ms: number;
  /** of HTTP; `cut`: the connection ended; `silent`: the shopper has given up */
  status: number | 'cut' | 'silent';
}

export interface Shopping {
  answers: readonly Answer[];
  /** what the shop has confirmed: number of the order by the message */
  placed: ReadonlyMap<OrderMessage, string>;
  /** messages that the shop has refused for good */
  refused: ReadonlySet<OrderMessage>;
  /** the longest from the first attempt of an order to its confirmation */
  longestOrderMs(): number;
  /** no new shoppers; those who are there finish */
  end(): Promise<void>;
}

export interface ShoppersPlan {
  /** where the next call goes: what a balancer decides */
  nextNode(): string;
  /** distinguishes the mailboxes of this plan from those of all others */
  domain: string;
  pagesPerSecond: number;
  ordersPerSecond: number;
  plenty: readonly string[];
  /** less of it than is wished for */
  scarce: string;
}

/** What they look at. */
export const PATHS = [
  '/',
  '/c/steine',
  '/p/BX-3001-20/x',
  '/search/2x4',
  '/it',
  '/cart',
  '/it/search/rosso',
  '/c/fliesen',
];
const PATIENCE_MS = 60_000;
/** Whoever was told to come back later does so. */
const RETRY_MS = 500;
const SCARCE_EVERY = 4;

/**
 * People who come at a steady rate, however long those before them have to wait. Each has an address and a mailbox of their own, so that the limits of a shop
 * are in force. An order is sent until its outcome is known, as the storefront does.
 */
export function openShopping({ nextNode, domain, pagesPerSecond, ordersPerSecond, plenty, scarce }: ShoppersPlan) {
  const answers: Answer[] = [];
  const placed = new Map<OrderMessage, string>();
  const refused = new Set<OrderMessage>();
  const busy = new Set<Promise<void>>();
  let shoppers = 0;
  let longest = 0;

  async function ask(kind: Answer['kind'], path: string, from: string, body?: object) {
    const at = performance.now();
    const note = (status: Answer['status']): void => {
      answers.push({ kind, at, ms: performance.now() - at, status });
    };
    try {
      const answer = await fetch(nextNode() + path, {
        headers: { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      note(answer.status);
      return { status: answer.status, text };
    } catch (error) {
      note(error instanceof DOMException ? 'silent' : 'cut');
      return null;
    }
  }

  /** Repeats a call until the shop has decided. */
  async function insist<T>(kind: Answer['kind'], path: string, from: string, body: object) {
    for (;;) {
      const answer = await ask(kind, path, from, body);
      if (answer && answer.status < 500) {
        const { result } = JSON.parse(answer.text) as { result: T };
        return { status: answer.status, result };
      }
      await sleep(RETRY_MS);
    }
  }

  async function buy(shopper: number): Promise<void> {
    const from = `10.${(shopper >> 16) & 255}.${(shopper >> 8) & 255}.${shopper & 255}`;
    const wantsScarce = shopper % SCARCE_EVERY === 0;
    const products = plenty.slice(0, 1 + (shopper % plenty.length)).map((sku) => ({ sku, qty: 1 + (shopper % 2) }));
    if (wantsScarce) products.push({ sku: scarce, qty: 1 });
    const person = { ...address, email: `shopper-${shopper}@${domain}` };
    const message = orderMessage(products, {
      addressInformation: { shippingAddress: person, billingAddress: person },
    });
    if (!wantsScarce) {
      const cart = await insist<string>('cart', '/api/cart/create?token=', from, {});
      const cartItems = products.map((item, place) => ({ ...item, line_key: `line-${place}`, line_version: 1 }));
      await insist('cart', `/api/cart/update?token=&cartId=${cart.result}&answer=cart`, from, { cartItems });
      message.cart_id = cart.result;
    }
    const started = performance.now();
    const { status, result } = await insist<PlacedOrder>('order', '/api/order', from, message);
    longest = Math.max(longest, performance.now() - started);
    if (status === 200) placed.set(message, result.orderNumber);
    else if (status === 409 && wantsScarce) refused.add(message);
    else throw new Error(`An order was answered with ${status}: ${JSON.stringify(result)}`);
  }

  const start = (work: (shopper: number) => Promise<unknown>): void => {
    const visit = work(shoppers++).then(() => void busy.delete(visit));
    busy.add(visit);
  };
  const timers = [
    setInterval(
      () => start((shopper) => ask('page', PATHS[shopper % PATHS.length]!, '10.200.0.1')),
      1000 / pagesPerSecond,
    ),
    setInterval(() => start(buy), 1000 / ordersPerSecond),
  ];
  return {
    answers,
    placed,
    refused,
    longestOrderMs: () => longest,
    async end() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(busy);
    },
  } satisfies Shopping;
}
