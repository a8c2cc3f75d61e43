import type { CartCalls } from '#data/api/cart-calls.ts';
import { NO_ANSWER, type Outcome } from '#data/api/outcome.ts';
import type { Scheduler } from './scheduler.ts';

/** What can happen to a call, by its probability. */
export interface Faults {
  /** it never arrives */
  lost: number;
  /** it is carried out, but its answer does not arrive */
  unanswered: number;
  /** the caller gives up, and it arrives later */
  late: number;
  /** it arrives a second time, later */
  repeated: number;
  /** the server answers 500, having done it or not */
  failing: number;
}

export const noFaults: Faults = { lost: 0, unanswered: 0, late: 0, repeated: 0, failing: 0 };

export interface Connection {
  faults: Faults;
  online: boolean;
  /** calls that have left, by name */
  log: string[];
  /** calls that have not arrived yet, the late and the repeated too */
  underWay: number;
}

const nothing = { ok: false, code: NO_ANSWER, message: '' } as const;
const failure = { ok: false, code: 500, message: 'Internal Server Error' } as const;

/** The same calls over a bad connection. `answer` decides what becomes of an answer that has arrived. */
export function unreliable(
  calls: CartCalls,
  scheduler: Scheduler,
  connection: Connection,
  answer: <T>(promise: Promise<T>) => Promise<T>,
): CartCalls {
  const { chance, random, wait, after, outside } = scheduler;

  function arriveAfter(ms: number, work: () => Promise<unknown>): void {
    connection.underWay += 1;
    after(ms, () => {
      connection.underWay -= 1;
      void outside(work());
    });
  }

  const send = <T>(name: keyof CartCalls, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    answer(travel(name, work));

  async function travel<T>(name: keyof CartCalls, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    connection.log.push(name);
    const { faults } = connection;
    if (!connection.online || chance(faults.lost)) {
      await wait(random(200));
      return nothing;
    }
    if (chance(faults.repeated)) arriveAfter(random(5000), work);
    if (chance(faults.late)) {
      arriveAfter(200 + random(5000), work);
      await wait(200);
      return nothing;
    }
    connection.underWay += 1;
    await wait(random(300));
    connection.underWay -= 1;
    const isFailing = chance(faults.failing);
    const outcome = isFailing && chance(0.5) ? failure : await outside(work());
    await wait(random(300));
    if (chance(faults.unanswered)) return nothing;
    return isFailing ? failure : outcome;
  }

  return {
    create: (token) => send('create', () => calls.create(token)),
    pull: (owner) => send('pull', () => calls.pull(owner)),
    change: (owner, lines) => send('change', () => calls.change(owner, lines)),
    updateItem: (owner, item) => send('updateItem', () => calls.updateItem(owner, item)),
    deleteItem: (owner, item) => send('deleteItem', () => calls.deleteItem(owner, item)),
    totals: (owner) => send('totals', () => calls.totals(owner)),
    applyCoupon: (owner, coupon) => send('applyCoupon', () => calls.applyCoupon(owner, coupon)),
    deleteCoupon: (owner) => send('deleteCoupon', () => calls.deleteCoupon(owner)),
    stock: (skus) => send('stock', () => calls.stock(skus)),
  };
}
