import { afterCreate } from '@brixel/commerce/cart/sync-rules';
import type { CartOwner } from '#data/api/cart-calls.ts';
import { NO_ANSWER, type Outcome } from '#data/api/outcome.ts';
import type { ClientCart, StoredLine } from '../cart-state.ts';
import type { CartNotice } from './cart-notice.ts';
import { asGuest, disconnected } from './connection.ts';
import type { SentVersions } from './pending-changes.ts';
import { leaverOf, remembered } from './removed-lines.ts';
import type { SyncPorts } from './sync-ports.ts';

/** As whom calls are made, and what it means for the cart when one fails. */
export interface CallFailures {
  /** the customer's token, unless it has died */
  auth(): string | null;
  ownerOf(cart: ClientCart): CartOwner | null;
  /** whether a login is waiting for its merge */
  isCustomerDue(cart: ClientCart): boolean;
  /** after a login tokens are trusted again */
  trustCustomer(): void;
  /** goes on as a guest, as often as is allowed */
  bypass(): boolean;
  /** true: worth another call; `sent` are the changes that the failed one was about */
  recover(outcome: Outcome<unknown>, sent?: SentVersions): boolean;
  change(make: (cart: ClientCart) => { cart: ClientCart; notices: CartNotice[] }): void;
}

/** Codes after which the same call may succeed a little later. */
const isTransient = (code: number): boolean => code === NO_ANSWER || code === 408 || code === 429;

export function createCallFailures(ports: SyncPorts): CallFailures {
  const { sharedCart, newKey } = ports;
  const max = ports.settings.maxBypassAttempts;
  let count = 0;
  let dead: string | null = null;

  /** A token that was issued since, in any tab, is trusted. */
  const auth = (): string | null => {
    const token = ports.customerToken();
    return token === dead ? null : token;
  };

  const change: CallFailures['change'] = (make) => {
    const notices: CartNotice[] = [];
    sharedCart.change((before) => {
      const made = make(before);
      notices.push(...made.notices);
      return made.cart;
    }, notices);
    ports.notify(notices);
  };

  function bypass(): boolean {
    if (afterCreate(401, { count, max }) !== 'connect-as-guest') return false;
    count += 1;
    dead = ports.customerToken();
    sharedCart.change((cart) => (cart.server?.customer ? asGuest(cart, newKey) : cart));
    return true;
  }

  return {
    auth,
    bypass,
    change,
    ownerOf: ({ server }) => server && { cartId: server.token, token: server.customer ? auth() : null },
    isCustomerDue: ({ server }) => auth() !== null && !server?.customer,
    trustCustomer() {
      count = 0;
      dead = null;
    },
    recover(outcome, sent = new Map()) {
      if (outcome.ok) return true;
      if (isTransient(outcome.code)) return false;
      if (outcome.code === 401) return bypass();
      if (outcome.code === 404) {
        ports.log('Error executing sync task: the shop does not know the cart, a new one is made');
        sharedCart.change(disconnected);
        return true;
      }
      const hasRefused = outcome.code < 500;
      change((cart) => rollBack(cart, cart.server?.token ?? '', sent, { hasRefused }));
      return hasRefused;
    },
  };
}

/**
 * A call failed as a whole. What it changed goes back to the last confirmed quantity; what was never confirmed leaves.
 * What a failing server has done is unknown, so the present state is pushed as a change of its own; a server that refuses has
 * done nothing.
 */
function rollBack(
  cart: ClientCart,
  token: string,
  sent: SentVersions,
  { hasRefused }: { hasRefused: boolean },
): { cart: ClientCart; notices: CartNotice[] } {
  const notices: CartNotice[] = [];
  const lines: StoredLine[] = [];
  const removed = hasRefused
    ? cart.removed.map((line) => ({ ...line, gone: line.gone || sent.get(line.line_key) === line.line_version }))
    : [...cart.removed];
  for (const line of cart.lines) {
    const isMeant = sent.get(line.line_key) === line.line_version && (hasRefused || line.bySync === undefined);
    const confirmed = line.onServer?.cart === token ? line.onServer : null;
    if (!isMeant || (confirmed?.qty === line.qty && !hasRefused)) {
      lines.push(line);
      continue;
    }
    notices.push({ kind: 'failed', name: line.name });
    const line_version = hasRefused ? line.line_version : line.line_version + 1;
    if (!confirmed) removed.push({ ...leaverOf(line), line_version, gone: hasRefused, bySync: !hasRefused });
    else {
      const onServer = hasRefused ? { ...confirmed, line_version } : confirmed;
      const made = hasRefused ? {} : { bySync: 0 };
      lines.push({ ...line, ...made, qty: confirmed.qty, line_version, onServer });
    }
  }
  return { cart: { ...cart, lines, removed: remembered(removed) }, notices };
}
