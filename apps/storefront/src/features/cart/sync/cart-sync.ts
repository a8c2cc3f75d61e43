import { modeOnConnect } from '@brixel/commerce/cart/sync-rules';
import { type ClientCart, hasPending } from '../cart-state.ts';
import { createCallFailures } from './call-failures.ts';
import { type CartCoupons, createCartCoupons } from './cart-coupons.ts';
import { createCartTalk } from './cart-talk.ts';
import { createComparison } from './comparison.ts';
import type { SyncPorts } from './sync-ports.ts';

/** Keeps the server's cart in step with the shopper's: when it happens, and in which order. One tab at a time. */
export interface CartSync extends CartCoupons {
  /** something has changed */
  request(): Promise<void>;
  /** the shop has been opened with a cart */
  start(): Promise<void>;
  /** the line is back: what the shopper has here is what counts */
  backOnline(): Promise<void>;
  /** a customer has logged in: the guest's cart is merged into the customer's, once */
  mergeOnLogin(): Promise<void>;
}

/** More than any run of calls needs; a server that never agrees is left in peace until the next change. */
const MOST_ROUNDS = 12;

export function createCartSync(ports: SyncPorts): CartSync {
  const { keeper, lock, now, settings } = ports;
  const failures = createCallFailures(ports);
  const comparison = createComparison(ports, failures);
  const talk = createCartTalk(ports, failures, comparison);

  /** Until the server has heard everything. False: something is left for another time. */
  async function tellAll(): Promise<boolean> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const cart = keeper.read();
      if (!hasPending(cart) && !failures.isCustomerDue(cart)) return true;
      if (!ports.isOnline() || !(await talk.tell())) return false;
    }
    return false;
  }

  async function settle(): Promise<void> {
    if (await tellAll()) await coupons.applyDue();
  }

  /** An empty cart is of interest where the server may put something into it. */
  const isWorthALook = ({ server, lines }: ClientCart): boolean =>
    server !== null && (lines.length > 0 || settings.mergeOnStart);

  let isWaiting = false;
  const coupons = createCartCoupons(ports, failures, comparison, { take: talk.take, tellAll });
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
        const cart = keeper.read();
        if (!ports.isOnline()) return;
        // what is pending will be answered with the whole cart
        if (isWorthALook(cart) && !hasPending(cart) && !failures.isCustomerDue(cart)) {
          await comparison.compare(modeOnConnect({}, settings.mergeOnStart));
        }
        await settle();
      }),
    async backOnline() {
      const since = now();
      await lock(async () => {
        const { server } = keeper.read();
        // another tab was quicker
        if (server && server.comparedAt <= since) await comparison.compare({ forceClientState: true });
        await settle();
      });
    },
    mergeOnLogin: () =>
      lock(async () => {
        failures.trustCustomer();
        await settle();
      }),
  };
}
