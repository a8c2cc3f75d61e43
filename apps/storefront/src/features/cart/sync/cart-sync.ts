import { modeOnConnect } from '@brixel/commerce/cart/sync-rules';
import type { CartAnswer } from '@brixel/contract/cart';
import type { CartOwner } from '#data/api/cart-calls.ts';
import type { Outcome } from '#data/api/outcome.ts';
import { type ClientCart, hasPending } from '../cart-state.ts';
import { createCallFailures } from './call-failures.ts';
import { type CartCoupons, createCartCoupons } from './cart-coupons.ts';
import { createComparison } from './comparison.ts';
import { createPushChanges } from './push-changes.ts';
import type { SyncPorts } from './sync-ports.ts';

/** Keeps the server's cart in step with the shopper's: when it happens, and in which order. One tab at a time. */
export interface CartSync extends CartCoupons {
  /** something has changed */
  request(): Promise<void>;
  /** the shop has been opened with a cart */
  start(): Promise<void>;
  /** the connection is back: the cart of this browser wins */
  backOnline(): Promise<void>;
  /** a customer has logged in: the guest's cart is merged into the customer's, once */
  mergeOnLogin(): Promise<void>;
  /** a call about the cart once everything is pushed; null: that failed, or there is no cart */
  ask<T>(question: CartQuestion<T>): Promise<Outcome<T> | null>;
  /** whether there is something that the server does not have yet */
  isBehind(): boolean;
}

/** `take` applies the whole cart, where the answer holds one; `true` loads the totals. */
export type CartQuestion<T> = (
  owner: CartOwner,
  take: (answer: CartAnswer | true) => Promise<void>,
) => Promise<Outcome<T>>;

/** More than any run of calls needs; a server that never agrees is not called again in this sync. */
const MOST_ROUNDS = 12;

export function createCartSync(ports: SyncPorts): CartSync {
  const { sharedCart, lock, now, settings } = ports;
  const failures = createCallFailures(ports);
  const comparison = createComparison(ports, failures);
  const changes = createPushChanges(ports, failures, comparison);

  const isToPush = (cart: ClientCart): boolean => hasPending(cart) || failures.isCustomerDue(cart);

  /** Pushes until nothing is pending. False: something is left for the next sync. */
  async function pushAll(): Promise<boolean> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (!isToPush(sharedCart.read())) return true;
      if (!ports.isOnline() || !(await changes.push())) return false;
    }
    return false;
  }

  /** A cart that the server has lost is made anew, and asked about once more. */
  async function ask<T>(question: CartQuestion<T>, isSecond = false): Promise<Outcome<T> | null> {
    if (!(await pushAll())) return null;
    await coupons.applyDue();
    const owner = failures.ownerOf(sharedCart.read());
    if (!owner) return null;
    const outcome = await question(owner, (answer) => changes.take(owner, answer));
    return outcome.ok || isSecond || !failures.recover(outcome) ? outcome : ask(question, true);
  }

  async function settle(): Promise<void> {
    if (await pushAll()) await coupons.applyDue();
  }

  /** An empty cart is of interest where the server may put something into it. */
  const isWorthALook = ({ server, lines }: ClientCart): boolean =>
    server !== null && (lines.length > 0 || settings.mergeOnStart);

  /**
   * What is pending here will be answered with the whole cart. A comparison before that would take a line that is still to be
   * added for the one that another device has put in.
   */
  const isAnsweredWhole = (cart: ClientCart): boolean => hasPending(cart) && cart.server?.dialect === 'cart';

  let isWaiting = false;
  const coupons = createCartCoupons(ports, failures, comparison, { take: changes.take, pushAll });
  return {
    ...coupons,
    async request() {
      if (isWaiting) return;
      isWaiting = true;
      try {
        await lock(async () => {
          // what changes from here on may be too late for this turn
          isWaiting = false;
          await settle();
        });
      } finally {
        isWaiting = false;
      }
    },
    start: () =>
      lock(async () => {
        const cart = sharedCart.read();
        if (!ports.isOnline()) return;
        if (isWorthALook(cart) && !isToPush(cart)) {
          await comparison.compare(modeOnConnect({}, settings.mergeOnStart));
        }
        await settle();
      }),
    async backOnline() {
      const since = now();
      await lock(async () => {
        const cart = sharedCart.read();
        // another tab was quicker
        const isDue = cart.server !== null && cart.server.comparedAt <= since;
        if (isDue && !isAnsweredWhole(cart)) await comparison.compare({ forceClientState: true });
        await settle();
      });
    },
    ask: (question) => lock(() => ask(question)),
    isBehind() {
      const cart = sharedCart.read();
      return isToPush(cart) || (cart.server?.couponDue ?? null) !== null;
    },
    mergeOnLogin: () =>
      lock(async () => {
        failures.trustCustomer();
        await settle();
      }),
  };
}
