import type { OrderRefusal, OrderView, PlacedOrder } from '@brixel/contract/order';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Placement, SentOrder } from '#data/api/order-calls.ts';
import { totalsOf } from '#features/cart-line/cart-line.ts';
import type { FrozenOrder, OrderRecords } from './frozen-order.ts';
import { createPlaceOrder, type OrderDraft, type PlaceOrderPorts } from './place-order.ts';

/** What becomes of a call: `dies` takes the tab with it, after the shop has done its part. */
type Fate = 'arrives' | 'lost' | 'unanswered' | 'dies';

class TabDied extends Error {}

/** One shop and one browser with any number of tabs. */
class World {
  readonly orders = new Map<string, PlacedOrder>();
  readonly paid = new Set<string>();
  records: OrderRecords = { frozen: null, last: null };
  epoch = 0;
  city = 'München';
  method = 'banktransfer';
  fates: Fate[] = [];
  refusal: OrderRefusal | null = null;
  isOnline = true;
  hasRoom = true;
  readonly saved: { order: FrozenOrder; mayHaveArrived: boolean }[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #ids = 0;

  readonly ports: PlaceOrderPorts = {
    lock: (work) => {
      const turn = this.#turn.then(work, work);
      this.#turn = turn.catch(() => {});
      return turn;
    },
    read: () => this.records,
    write: (records) => {
      this.records = structuredClone(records);
    },
    calls: {
      place: (message) => this.#travel(() => this.#accept(message), { kind: 'unknown' } as const),
      startPayment: async (publicId) =>
        this.paid.has(publicId)
          ? { ok: false, code: 404, message: '' }
          : { ok: true, result: { paymentId: 'p', approvalUrl: `https://pay.example/${publicId}`, orderId: publicId } },
      find: async (publicId) => ({
        ok: true,
        result: { status: this.paid.has(publicId) ? 'processing' : 'canceled' } as OrderView,
      }),
    },
    token: () => null,
    newId: () => `client-order-${++this.#ids}`,
    now: () => 1,
    epoch: () => this.epoch,
    leaveOrdered: ({ epoch }) => {
      if (epoch === this.epoch) this.epoch += 1;
    },
    isOnline: () => this.isOnline,
    isConnectionLost: async () => !this.isOnline,
    queue: {
      finish: async () => {},
      save: async (order, mayHaveArrived) => {
        if (this.hasRoom) this.saved.push({ order, mayHaveArrived });
        if (this.hasRoom) this.epoch += 1;
        return this.hasRoom;
      },
      savedOf: async (epoch) => this.saved.find(({ order }) => order.epoch === epoch)?.order.message.order_id ?? null,
    },
  };

  readonly place = createPlaceOrder(this.ports);
  readonly press = () => this.place(async () => this.draft());

  draft(): OrderDraft {
    const billingAddress = {
      firstname: 'Marlene',
      lastname: 'Kaiser',
      street: ['Lindenstraße', '14'],
      postcode: '80331',
      city: this.city,
      country_id: 'DE',
    };
    return {
      epoch: this.epoch,
      pieces: [{ key: 'BX-3005-1', qty: 20 }],
      seen: { lines: [], totals: totalsOf([], () => 0), coupon: null },
      canWait: this.method === 'banktransfer',
      message: {
        cart_id: `cart-${this.epoch}`,
        products: [{ sku: 'BX-3005-1', qty: 20 }],
        addressInformation: { billingAddress, payment_method_code: this.method },
      },
    };
  }

  #accept(message: SentOrder): Placement {
    const known = this.orders.get(message.order_id);
    if (known) return { kind: 'placed', order: known };
    if (this.refusal) return { kind: 'refused', refusal: this.refusal };
    const number = this.orders.size + 1;
    const order = {
      orderId: `secret-${number}`,
      backendOrderId: number,
      magentoOrderId: number,
      orderNumber: `BX-${number}`,
      transferedAt: '2026-11-15',
      grandTotal: 10,
      needsPayment: message.addressInformation.payment_method_code !== 'banktransfer',
    };
    this.orders.set(message.order_id, order);
    return { kind: 'placed', order };
  }

  async #travel<T>(work: () => T, unanswered: T): Promise<T> {
    await Promise.resolve();
    const fate = this.fates.shift() ?? 'arrives';
    if (fate === 'lost') return unanswered;
    const answer = work();
    if (fate === 'dies') throw new TabDied();
    return fate === 'unanswered' ? unanswered : answer;
  }
}

const fates = fc.array(fc.constantFrom<Fate>('arrives', 'lost', 'unanswered', 'dies'), { maxLength: 12 });

describe('a bank transfer', () => {
  test('is one order, however often it is pressed in however many tabs, whatever becomes of the calls', async () => {
    await fc.assert(
      fc.asyncProperty(
        fates,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
        async (fate, tabs) => {
          const world = new World();
          world.fates = fate;
          for (const count of tabs) {
            if (world.epoch === 0) await Promise.allSettled(Array.from({ length: count }, world.press));
          }
          world.fates = [];
          if (world.epoch === 0) expect(await world.press()).toMatchObject({ kind: 'placed' });
          expect(world.orders.size).toBe(1);
          expect(world.epoch).toBe(1);
        },
      ),
    );
  });

  test('leaves the cart behind, and its time is stored', async () => {
    const world = new World();
    expect(await world.press()).toMatchObject({ kind: 'placed' });
    expect(world.epoch).toBe(1);
    expect(world.records).toMatchObject({ frozen: null, last: { placedAt: 1, isOpen: false } });
  });

  test('whose answer was lost is answered with the same order', async () => {
    const world = new World();
    world.fates = ['unanswered'];
    expect(await world.press()).toEqual({ kind: 'no-answer' });
    expect(world.records.frozen).not.toBeNull();
    expect(await world.press()).toMatchObject({ kind: 'placed', order: { orderNumber: 'BX-1' } });
    expect(world.orders.size).toBe(1);
    expect(world.records.frozen).toBeNull();
  });

  test('is not sent a second time with other content as long as nobody knows of the first', async () => {
    const world = new World();
    world.fates = ['unanswered', 'lost'];
    await world.press();
    world.city = 'Bozen';
    expect(await world.press()).toEqual({ kind: 'no-answer' });
    expect(await world.press()).toMatchObject({ kind: 'placed', order: { orderNumber: 'BX-1' } });
    expect(world.orders.size).toBe(1);
  });

  test('that was refused is asked for again only where something has changed', async () => {
    const world = new World();
    world.fates = ['lost'];
    await world.press();
    world.refusal = { code: 'NOT_AVAILABLE', message: 'gone' };
    expect(await world.press()).toMatchObject({ kind: 'refused', refusal: { code: 'NOT_AVAILABLE' } });
    expect(world.records.frozen).toBeNull();
    expect(world.epoch).toBe(0);
    world.refusal = null;
    expect(await world.press()).toMatchObject({ kind: 'placed' });
    expect(world.orders.size).toBe(1);
  });

  test('of a cart that was left behind is not sent for the next shopper', async () => {
    const world = new World();
    world.fates = ['lost'];
    await world.press();
    world.epoch += 1;
    expect(await world.press()).toMatchObject({ kind: 'placed' });
    expect([...world.orders.keys()]).toEqual(['client-order-2']);
  });

  test('that another tab has placed meanwhile is shown in both', async () => {
    const world = new World();
    const [one, other] = await Promise.all([world.press(), world.press()]);
    expect(other).toEqual(one);
    expect(world.orders.size).toBe(1);
  });

  test('is not prepared where an earlier message turns out to be placed', async () => {
    const world = new World();
    world.fates = ['unanswered'];
    await world.press();
    const soldOut = await world.place(async () => ({ kind: 'sold-out' as const }));
    expect(soldOut).toMatchObject({ kind: 'placed' });
  });
});

describe('offline', () => {
  const offline = (): World => {
    const world = new World();
    world.isOnline = false;
    return world;
  };

  test('an order is saved as it is, and its cart is over, in every tab', async () => {
    const world = offline();
    const saved = { kind: 'saved', id: 'client-order-1' };
    expect(await Promise.all([world.press(), world.press()])).toEqual([saved, saved]);
    expect(world.saved).toMatchObject([{ order: { message: { order_id: 'client-order-1' } }, mayHaveArrived: false }]);
    expect(world.records.frozen).toBeNull();
    expect(world.orders.size).toBe(0);
  });

  test('one that may have arrived is saved as that, and no other is made', async () => {
    const world = new World();
    world.fates = ['unanswered'];
    await world.press();
    world.isOnline = false;
    world.city = 'Bozen';
    expect(await world.press()).toEqual({ kind: 'saved', id: 'client-order-1' });
    expect(world.saved).toMatchObject([{ order: { epoch: 0 }, mayHaveArrived: true }]);
    expect([...world.orders.keys()]).toEqual(['client-order-1']);
  });

  test('a connection that breaks during the call saves the message that was sent', async () => {
    const world = new World();
    world.fates = ['unanswered'];
    world.ports.isConnectionLost = async () => true;
    expect(await world.press()).toEqual({ kind: 'saved', id: 'client-order-1' });
    expect(world.saved[0]?.mayHaveArrived).toBe(true);
  });

  test('what a tab had saved before it was closed is not ordered a second time', async () => {
    const world = offline();
    const { save, finish } = world.ports.queue;
    const order = { ...world.draft(), message: { ...world.draft().message, order_id: 'of-the-closed-tab' }, madeAt: 1 };
    world.ports.queue.finish = async () => {
      world.ports.queue.finish = finish;
      await save(order, false);
    };
    expect(await world.press()).toEqual({ kind: 'saved', id: 'of-the-closed-tab' });
    expect(world.saved).toHaveLength(1);
  });

  test('nothing is lost where the browser has no room', async () => {
    const world = offline();
    world.hasRoom = false;
    expect(await world.press()).toEqual({ kind: 'not-saved' });
    expect(world.epoch).toBe(0);
    expect(world.records.frozen).toBeNull();
  });
});

describe('an online payment', () => {
  const online = (): World => {
    const world = new World();
    world.method = 'iways_paypalplus_payment';
    return world;
  };

  test('leaves the cart as it is, and pressing again pays the same order', async () => {
    const world = online();
    const paying = { kind: 'to-pay', url: 'https://pay.example/secret-1' };
    expect([await world.press(), await world.press()]).toEqual([paying, paying]);
    expect(world.orders.size).toBe(1);
    expect(world.epoch).toBe(0);
  });

  test('that was made meanwhile is not asked for a second time', async () => {
    const world = online();
    await world.press();
    world.paid.add('secret-1');
    expect(await world.press()).toMatchObject({ kind: 'placed', order: { orderId: 'secret-1' } });
    expect(world.epoch).toBe(1);
    expect(world.orders.size).toBe(1);
  });

  test('of other content is a new order, even where the answer to the first was lost', async () => {
    const world = online();
    world.fates = ['unanswered'];
    await world.press();
    world.method = 'banktransfer';
    expect(await world.press()).toMatchObject({ kind: 'placed', order: { orderNumber: 'BX-2' } });
  });

  test('that cannot begin leaves an order that can be paid later', async () => {
    const world = online();
    const { startPayment } = world.ports.calls;
    world.ports.calls.startPayment = async () => ({ ok: false, code: 503, message: '' });
    expect(await world.press()).toMatchObject({ kind: 'unpaid', order: { orderId: 'secret-1' } });
    world.ports.calls.startPayment = startPayment;
    expect(await world.press()).toMatchObject({ kind: 'to-pay' });
    expect(world.orders.size).toBe(1);
  });
});
