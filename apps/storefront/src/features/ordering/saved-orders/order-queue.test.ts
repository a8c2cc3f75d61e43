import { fromEuros } from '@brixel/commerce/money';
import type { PlacedOrder } from '@brixel/contract/order';
import { describe, expect, test } from 'vitest';
import type { Placement, SentOrder } from '#data/api/order-calls.ts';
import { testLine } from '#features/cart/testing/test-line.ts';
import { totalsOf } from '#features/cart-line/cart-line.ts';
import type { FrozenOrder } from '#features/ordering/checkout/frozen-order.ts';
import { createOrderQueue } from './order-queue.ts';
import type { QueuedOrder } from './queued-order.ts';

const lines = [testLine({ price: 10 })];
const seen = { lines, totals: totalsOf(lines, () => fromEuros(6.9)), coupon: null };
const dearer = { ...seen, totals: totalsOf([testLine({ price: 12 })], () => fromEuros(6.9)) };

const frozen = (order_id: string, madeAt = 1): FrozenOrder => ({
  epoch: 0,
  pieces: [{ key: 'A', qty: 1 }],
  madeAt,
  seen,
  canWait: true,
  message: {
    order_id,
    cart_id: 'cart-1',
    products: [{ sku: 'A', qty: 1 }],
    expected_total: 16.9,
    addressInformation: {
      billingAddress: {
        firstname: 'M',
        lastname: 'K',
        street: ['L 1'],
        postcode: '80331',
        city: 'M',
        country_id: 'DE',
      },
      payment_method_code: 'banktransfer',
    },
  },
});

const placed = { kind: 'placed', order: { orderId: 'secret', orderNumber: 'BX-1' } as PlacedOrder } as const;

/** A browser without locks, and a shop with scripted answers. */
function setUp() {
  const stored = new Map<string, QueuedOrder>();
  const world = {
    stored,
    sent: [] as { message: SentOrder; token: string | null; state: string | undefined }[],
    answers: [] as Placement[],
    customer: null as { id: number; token: string } | null,
    hasRoom: true,
    back: [] as string[],
    /** of the cart, which a crash may take back to an earlier one */
    epoch: 0,
  };
  const queue = createOrderQueue({
    lock: (work) => work(),
    records: {
      all: async () => structuredClone([...stored.values()]),
      async put(id, order) {
        if (!world.hasRoom) throw new DOMException('full', 'QuotaExceededError');
        stored.set(id, structuredClone(order));
      },
      remove: async (id) => void stored.delete(id),
    },
    calls: {
      async place(message, token) {
        const queued = [...stored.values()].find((order) => order.message.order_id === message.order_id);
        world.sent.push({ message, token, state: queued?.state.step });
        return world.answers.shift() ?? placed;
      },
    },
    customer: () => world.customer,
    newId: () => 'another-id',
    leaveOrdered({ epoch }) {
      if (world.epoch === epoch) world.epoch += 1;
    },
    closeCart: () => {},
    takeBack: ({ id }) => void world.back.push(id),
    notify: () => {},
  });
  const steps = async () => (await queue.list()).map(({ id, state }) => `${id} ${state.step}`);
  return { world, queue, steps };
}

describe('a saved order', () => {
  test('waits for the shopper’s word', async () => {
    const { world, queue, steps } = setUp();
    await queue.save(frozen('one'), false);
    await queue.send();
    expect(world.sent).toEqual([]);
    await queue.agree('one');
    await queue.send();
    expect(await steps()).toEqual(['one placed']);
    await queue.acknowledge('one');
    expect(await steps()).toEqual([]);
  });

  test('is written down as one that may have arrived before it leaves, and then cannot be changed or given up', async () => {
    const { world, queue, steps } = setUp();
    world.answers = [{ kind: 'unknown' }];
    await queue.save(frozen('one'), false);
    await queue.agree('one');
    await queue.send();
    expect(world.sent).toMatchObject([{ state: 'sent' }]);
    await queue.giveUp('one');
    await queue.agree('one', dearer);
    expect(world.back).toEqual([]);
    await queue.send();
    expect(world.sent.map(({ message }) => message.order_id)).toEqual(['one', 'one']);
    expect(await steps()).toEqual(['one placed']);
  });

  test('that had left before it was saved is sent again by itself', async () => {
    const { world, queue } = setUp();
    await queue.save(frozen('one'), true);
    await queue.send();
    expect(world.sent).toHaveLength(1);
  });

  test('that is refused for its price is another message once the shopper agrees to the new one', async () => {
    const { world, queue, steps } = setUp();
    const refusal = { code: 'PRICE_CHANGED', message: '' } as const;
    world.answers = [{ kind: 'refused', refusal }];
    await queue.save(frozen('one'), false);
    await queue.agree('one');
    await queue.send();
    expect(await queue.list()).toMatchObject([{ state: { step: 'refused', refusal } }]);
    await queue.agree('one', dearer);
    await queue.send();
    expect(world.sent[1]?.message).toMatchObject({ order_id: 'another-id', expected_total: 18.9 });
    expect(await steps()).toEqual(['one placed']);
  });

  test('that is given up is back in the cart, also where its tab was closed on the way', async () => {
    const { world, queue, steps } = setUp();
    await queue.save(frozen('one'), false);
    await queue.giveUp('one');
    expect(world.back).toEqual(['one']);
    expect(await steps()).toEqual([]);

    await queue.save(frozen('two'), false);
    const [two] = await queue.list();
    if (two) world.stored.set('two', { ...two, state: { step: 'returning' } });
    await queue.settle();
    expect(world.back).toEqual(['one', 'two']);
    expect(await steps()).toEqual([]);
  });

  test('is not saved where the browser has no room, and its goods stay in the cart', async () => {
    const { world, queue } = setUp();
    world.hasRoom = false;
    expect(await queue.save(frozen('one'), false)).toBe(false);
    expect(world.epoch).toBe(0);
  });

  test('takes its goods out of a cart that a crash of the browser has brought back', async () => {
    const { world, queue } = setUp();
    await queue.save(frozen('one'), false);
    expect(world.epoch).toBe(1);
    // what a cart was is written to the disk late
    world.epoch = 0;
    // room or not
    world.hasRoom = false;
    await queue.settle();
    expect(world.epoch).toBe(1);
  });
});

test('orders leave in the order they were made, and wait together for the connection', async () => {
  const { world, queue, steps } = setUp();
  await queue.save(frozen('later', 2), false);
  await queue.save(frozen('earlier', 1), false);
  await queue.agreeToAll();
  world.answers = [placed, { kind: 'unknown' }];
  await queue.send();
  expect(world.sent.map(({ message }) => message.order_id)).toEqual(['earlier', 'later']);
  expect(await steps()).toEqual(['earlier placed', 'later sent']);
});

describe('a customer’s order', () => {
  const marlene = { id: 7, token: 'hers' };
  const asMarlene = async () => {
    const made = setUp();
    made.world.customer = marlene;
    await made.queue.save(frozen('one'), false);
    await made.queue.agreeToAll();
    return made;
  };

  test('is seen and sent only while that customer is logged in', async () => {
    const { world, queue, steps } = await asMarlene();
    for (const customer of [null, { id: 8, token: 'his' }]) {
      world.customer = customer;
      await queue.send();
      expect(await steps()).toEqual([]);
      expect(await queue.othersCount()).toBe(1);
    }
    world.customer = marlene;
    await queue.send();
    expect(world.sent).toMatchObject([{ token: 'hers' }]);
  });

  test('stays what it was where the login has ended', async () => {
    const { world, queue, steps } = await asMarlene();
    world.answers = [{ kind: 'unauthorized' }];
    await queue.send();
    expect(await steps()).toEqual(['one agreed']);
  });

  test('does not end the cart that the customer goes on with', async () => {
    const { queue } = await asMarlene();
    expect((await queue.list())[0]?.message.cart_id).toBeUndefined();
  });
});

test('a guest’s order is sent as a guest’s, no matter who has logged in since', async () => {
  const { world, queue } = setUp();
  await queue.save(frozen('one'), true);
  world.customer = { id: 7, token: 'hers' };
  await queue.send();
  expect(world.sent).toMatchObject([{ token: null, message: { cart_id: 'cart-1' } }]);
});
