import { randomUUID } from 'node:crypto';
import { type OrderStage, orderStages } from '@brixel/contract/office/order-stage';
import type { PickDeed } from '@brixel/contract/office/picking-endpoints';
import type { BoxLetter } from '@brixel/contract/office/picking-limits';
import type { OrderMessage } from '@brixel/contract/order';
import { lotKey } from '@brixel/exchange/lot';
import { plainLot } from '@brixel/exchange/testing/lot-file';
import { parseJson, toJson } from '@brixel/platform/database/column-types';
import { stockDifferences } from '@brixel/platform/stock/stock-movements';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeedQueue, type WaitingDeed } from '../../apps/office/src/pages/picking/deed-queue.ts';
import { type OfficePerson, signInAs, startOfficeNode } from '../support/office-node.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { orderMessage, type TestOrders, testOrders } from '../support/test-order.ts';

let shop: TestPlatform;
let orders: TestOrders;
let owner: OfficePerson;
let packer: OfficePerson;
beforeAll(async () => {
  shop = await startTestPlatform({ catalog: 'order' });
  orders = testOrders(shop);
  await shop.platform.editor.setStock('P-1', 1000);
  owner = await signInAs(shop, 'owner');
  packer = await signInAs(shop, 'packer');
});
afterAll(() => shop.close());

async function place(products: OrderMessage['products'] = [{ sku: 'P-1', qty: 2 }]): Promise<string> {
  return (await orders.place(orderMessage(products))).orderNumber;
}
async function placePaid(products?: OrderMessage['products']): Promise<string> {
  const number = await place(products);
  await owner.call('orders.pay', { params: { number }, body: { note: '' } });
  return number;
}

/** The step as the order itself says it, after a look that every list of a step agrees with it. */
async function stageOf(number: string): Promise<OrderStage> {
  const { stage } = await packer.call('orders.read', { params: { number } });
  for (const listed of orderStages) {
    const found = await packer.call('orders.list', { query: { stage: listed, search: number } });
    expect(found.orders.map((order) => order.stage)).toEqual(listed === stage ? [stage] : []);
  }
  return stage;
}

test('an order goes from its payment to the parcel step by step, and every list knows the step', async () => {
  const number = await place();
  const move = (stage: 'to_pick' | 'picking' | 'to_pack' | 'packed') =>
    packer.ask('orders.stage', { params: { number }, body: { stage } });
  expect(await stageOf(number)).toBe('new');
  expect((await move('picking')).failure).toBe('ORDER_MOVED');
  await owner.call('orders.pay', { params: { number }, body: { note: '' } });
  expect(await stageOf(number)).toBe('to_pick');
  for (const stage of ['picking', 'to_pack', 'packed', 'to_pick', 'packed'] as const) {
    await move(stage);
    expect(await stageOf(number)).toBe(stage);
  }
  await packer.call('orders.send', { params: { number }, body: { note: '' } });
  expect(await stageOf(number)).toBe('sent');
  expect((await move('to_pick')).failure).toBe('ORDER_MOVED');

  const { id } = await shop.database.db
    .selectFrom('placed_order')
    .select('id')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const sentAt = (at: string) =>
    shop.database.db
      .updateTable('order_note')
      .set({ at })
      .where('order_id', '=', id)
      .where('status', '=', 'complete')
      .execute();
  await sentAt('2020-01-01T00:00:00.000Z');
  expect(await stageOf(number)).toBe('done');
  await sentAt(new Date().toISOString());
  await shop.database.db
    .insertInto('order_note')
    .values({
      id: 1,
      order_id: id,
      at: new Date().toISOString(),
      kind: 'withdrawal',
      status: null,
      text: '',
      amount: null,
    })
    .execute();
  expect(await stageOf(number)).toBe('returned');

  const other = await placePaid();
  await owner.call('orders.cancel', { params: { number: other }, body: { note: '' } });
  expect(await stageOf(other)).toBe('canceled');

  const { entries } = await owner.call('audit.list', { query: { subject: number, action: 'orders.stage' } });
  expect(entries.map(({ before, after }) => [before, after])[0]).toEqual([{ stage: 'to_pick' }, { stage: 'packed' }]);
});

/** Orders that wait to be picked, and a round with them. */
async function startRound(...wanted: OrderMessage['products'][]): Promise<{ id: number; numbers: string[] }> {
  const numbers: string[] = [];
  for (const products of wanted) numbers.push(await placePaid(products));
  const { id } = await packer.call('rounds.start', { body: { orders: numbers, is_reversed: false } });
  return { id, numbers };
}
const read = (id: number, person = packer) => person.call('rounds.read', { params: { id } });
const send = (id: number, deeds: PickDeed[], person = packer) =>
  person.call('rounds.deeds', { params: { id }, body: { deeds } });
const tickOf = (stop: number, box: BoxLetter): PickDeed => ({ kind: 'tick', id: randomUUID(), ago: 0, stop, box });
const bag = [{ sku: 'P-1', qty: 2 }];
const engraved = { extension_attributes: { custom_options: [{ option_id: '41', option_value: 'abc' }] } };
const box = {
  sku: 'P-30',
  qty: 1,
  product_option: {
    extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [1] }] },
  },
};

test('a box that lies nowhere is fetched as its parts; one with a place is fetched too', async () => {
  const { db } = shop.database;
  const number = await placePaid([box, { sku: 'P-11', qty: 1 }]);
  const put = async (sku: string, place: string) => {
    await db.deleteFrom('shelf').where('sku', '=', sku).execute();
    await db.insertInto('shelf').values({ sku, place, cost: null }).execute();
    await shop.platform.editor.edit(async () => true, [sku]);
  };
  const offered = async () => {
    const { orders: waiting } = await packer.call('rounds.offer');
    return waiting.find((order) => order.number === number)?.goods.map(({ sku, qty, place }) => [sku, qty, place]);
  };
  expect(await offered()).toEqual([
    ['P-30', 1, ''],
    ['P-11', 1, ''],
    ['P-11', 2, ''],
  ]);
  await put('P-11', 'K07-2');
  expect(await offered()).toEqual([
    ['P-11', 1, 'K07-2'],
    ['P-11', 2, 'K07-2'],
  ]);
  await put('P-30', 'Z01');
  expect(await offered()).toContainEqual(['P-30', 1, 'Z01']);
  for (const sku of ['P-11', 'P-30']) await db.deleteFrom('shelf').where('sku', '=', sku).execute();
  await shop.platform.editor.edit(async () => true, ['P-11', 'P-30']);
});

test('the way goes by storage place in natural order; the same lot for several orders is one stop', async () => {
  const { db } = shop.database;
  const places = { 'P-1': 'K07-12', 'P-11': 'K07-2', 'P-12': 'A01-1' };
  for (const [sku, place] of Object.entries(places))
    await db.insertInto('shelf').values({ sku, place, cost: null }).execute();
  await db.updateTable('product').set({ weight: 3 }).where('sku', '=', 'P-1').execute();
  await shop.platform.editor.edit(async () => true, ['P-1', 'P-11', 'P-12']);

  const { id, numbers } = await startRound([{ sku: 'P-12', qty: 1 }, ...bag], [...bag, { sku: 'P-11', qty: 4 }, box]);
  const { stops, boxes } = await read(id);
  expect(boxes.map(({ letter, number, stage }) => [letter, number, stage])).toEqual([
    ['A', numbers[0], 'picking'],
    ['B', numbers[1], 'picking'],
  ]);
  expect(
    stops.map(({ place, sku, shares }) => [place, sku, shares.map((share) => `${share.box}${share.qty}`)]),
  ).toEqual([
    ['A01-1', 'P-12', ['A1']],
    ['K07-2', 'P-11', ['B6']],
    ['K07-12', 'P-1', ['A2', 'B2']],
  ]);
  expect(boxes[0]!.goods_weight).toBe(0);

  // nobody takes an order out of a running round, and no order is in two
  const again = { body: { orders: [numbers[0]!], is_reversed: false } };
  expect(await owner.refusal('rounds.start', again)).toBe('409 ORDER_MOVED');
  const stage = { params: { number: numbers[0]! }, body: { stage: 'packed' as const } };
  expect(await owner.refusal('orders.stage', stage)).toBe('409 ORDER_IN_ROUND');
  await packer.call('rounds.dissolve', { params: { id } });
  expect(await stageOf(numbers[0]!)).toBe('to_pick');
  expect(await packer.refusal('rounds.progress', { params: { id } })).toBe('404 NOT_FOUND');
});

test('twenty devices tick the same at once: the earliest counts, and the order goes on to the parcel', async () => {
  const { id, numbers } = await startRound(bag, bag);
  const [stop] = (await read(id)).stops;
  const early: PickDeed = { ...tickOf(stop!.id, 'A'), ago: 60_000 };
  const ticks = Array.from({ length: 19 }, (_, n): PickDeed => ({ ...tickOf(stop!.id, 'A'), ago: n }));
  const people = [packer, owner];
  await Promise.all([...ticks, early].map((tick, n) => send(id, [tick], people[n % 2])));
  await Promise.all([early, ...ticks].map((tick) => send(id, [tick])));
  const progress = await packer.call('rounds.progress', { params: { id } });
  expect(progress.stops[0]!.shares).toMatchObject([
    { box: 'A', found: 2, tick: early.id },
    { box: 'B', found: 0, tick: null },
  ]);
  expect(await packer.refusal('rounds.finish', { params: { id } })).toBe('409 ROUND_NOT_DONE');
  await send(id, [tickOf(stop!.id, 'B')]);
  await packer.call('rounds.finish', { params: { id } });
  expect(await stageOf(numbers[0]!)).toBe('to_pack');
  expect((await read(id)).boxes[0]).toMatchObject({ goods_weight: 6, unweighed: 0, weight: null });
  await packer.call('rounds.pack', { params: { id, letter: 'A' }, body: { weight: 120 } });
  expect(await stageOf(numbers[0]!)).toBe('packed');
  expect((await read(id)).boxes.map(({ weight, stage }) => [weight, stage])).toEqual([
    [120, 'packed'],
    [null, 'to_pack'],
  ]);
  await packer.call('orders.send', { params: { number: numbers[0]! }, body: { note: '' } });
  expect(await stageOf(numbers[0]!)).toBe('sent');
  const { rounds, orders: offered } = await packer.call('rounds.offer');
  expect(rounds.map((round) => round.id)).toContain(id);
  expect(offered.map(({ number }) => number)).not.toContain(numbers[1]);
});

test('what is missing leaves the stock, waits for a decision, and is never given back', async () => {
  const { id, numbers } = await startRound([{ sku: 'P-12', qty: 10 }], [{ sku: 'P-12', qty: 6 }]);
  const [less, none] = numbers as [string, string];
  const { stops } = await read(id);
  const missing: PickDeed = { kind: 'missing', id: randomUUID(), ago: 0, stop: stops[0]!.id, found: 12, rest: 'gone' };
  await Promise.all([send(id, [missing]), send(id, [missing])]);
  expect((await packer.call('rounds.progress', { params: { id } })).stops[0]!.shares).toMatchObject([
    { box: 'A', found: 10, qty: 10 },
    { box: 'B', found: 2, qty: 6, tick: missing.id },
  ]);
  expect(await orders.stockOf('P-12')).toBe(0);
  const movements = await shop.database.db
    .selectFrom('stock_movement')
    .selectAll()
    .where('sku', '=', 'P-12')
    .where('reason', '=', 'missing')
    .execute();
  expect(movements).toHaveLength(1);
  expect(await stockDifferences(shop.database.db)).toEqual([]);

  await packer.call('rounds.finish', { params: { id } });
  const pack = () => packer.ask('rounds.pack', { params: { id, letter: 'B' }, body: { weight: 50 } });
  expect((await pack()).failure).toBe('GAP_OPEN');
  const [gap] = await packer.call('orders.gaps', { params: { number: none } });
  expect(gap).toMatchObject({ sku: 'P-12', qty: 4, decision: null });
  expect(gap!.amount).toBeGreaterThan(0);
  const isLacking = async () =>
    (await packer.call('orders.list', { query: { search: none } })).orders.map(({ is_lacking: lacking }) => lacking);
  expect(await isLacking()).toEqual([true]);
  const before = await orders.stockOf('P-1');
  const decide = (decision: 'less' | 'stand_in', sku?: string) =>
    packer.ask('orders.decideGap', {
      params: { number: none, id: gap!.id },
      body: { decision, tell: true, ...(sku && { sku }) },
    });
  expect((await decide('stand_in', 'P-12')).failure).toBe('STAND_IN_SHORT');
  expect((await decide('stand_in', 'nothing')).failure).toBe('SKU_UNKNOWN');
  expect((await decide('stand_in', 'P-1')).status).toBe(200);
  expect((await decide('less')).failure).toBe('GAP_DECIDED');
  expect(await isLacking()).toEqual([false]);
  expect(await orders.stockOf('P-1')).toBe(before - 4);
  const mails = await shop.database.db.selectFrom('mail').select('subject').execute();
  expect(mails.filter(({ subject }) => subject.includes(none) && subject.includes('fehlt'))).toHaveLength(1);
  const written = await owner.call('orders.mails', { params: { number: none } });
  expect(written.map(({ kind }) => kind)).toContain('gap');
  expect((await pack()).status).toBe(200);
  const { content } = await packer.call('orders.parcelFile', { body: { numbers: [none, less], layout: 'general' } });
  const table = Buffer.from(content, 'base64')
    .toString()
    .split('\r\n')
    .map((row) => row.split(';'));
  const weight = table[0]!.indexOf('weight_kg');
  expect(table.slice(1, 3).map((row) => row[weight])).toEqual(['0.05', '']);
  const { lines } = await owner.call('refunds.read', { params: { number: none } });
  expect(lines.map(({ restockable }) => restockable)).toEqual([2]);

  // of the four that nobody found, none comes back
  for (const number of [less, none]) await owner.call('orders.cancel', { params: { number }, body: { note: '' } });
  expect(await orders.stockOf('P-12')).toBe(12);
  expect(await orders.stockOf('P-1')).toBe(before);
  expect(await stockDifferences(shop.database.db)).toEqual([]);
});

test('money back for what is missing is owed until it was given back, for a part of a box its share', async () => {
  await shop.platform.editor.setStock('P-12', 20);
  const { id, numbers } = await startRound([{ sku: 'P-12', qty: 3 }], [box]);
  const [whole, part] = numbers as [string, string];
  const { stops } = await read(id);
  for (const { id: stop, sku, shares } of stops) {
    const isPart = shares.some((share) => share.box === 'B') && sku === 'P-11';
    if (isPart) await send(id, [{ kind: 'missing', id: randomUUID(), ago: 0, stop, found: 1, rest: 'gone' }]);
    else if (sku === 'P-12')
      await send(id, [{ kind: 'missing', id: randomUUID(), ago: 0, stop, found: 1, rest: 'gone' }]);
    else
      await send(
        id,
        shares.map((share) => tickOf(stop, share.box)),
      );
  }
  const gapOf = async (number: string) => (await owner.call('orders.gaps', { params: { number } }))[0]!;
  const owed = async () => {
    const { orders: some } = await owner.call('orders.list', { query: { owed: 'only' } });
    return numbers.filter((number) => some.some((order) => order.number === number));
  };
  const decide = async (number: string) =>
    packer.call('orders.decideGap', {
      params: { number, id: (await gapOf(number)).id },
      body: { decision: 'refund', tell: false },
    });
  expect(await owed()).toEqual([]);
  await decide(whole);
  await decide(part);
  expect(await owed()).toEqual([whole, part]);

  // one of two pieces of the box
  const { order } = await owner.call('orders.read', { params: { number: part } });
  const gap = await gapOf(part);
  expect(gap).toMatchObject({ item_id: null, qty: 1, is_refunded: false });
  expect(gap.amount).toBeCloseTo(order.items[0]!.row_total_incl_tax / 2, 2);
  const refund = (number: string, body: object) =>
    owner.refusal('orders.refund', { params: { number }, body: { reason: 'missing', ...body } });
  expect(await refund(whole, { amount: gap.amount, gap_id: gap.id })).toBe('404 NOT_FOUND');
  expect(await refund(part, { amount: gap.amount, gap_id: gap.id })).toBe('200 undefined');
  expect(await gapOf(part)).toMatchObject({ is_refunded: true });
  const line = (await gapOf(whole)).item_id!;
  await refund(whole, { lines: [{ item_id: line, qty: 1 }] });
  expect(await owed()).toEqual([whole]);
  await refund(whole, { lines: [{ item_id: line, qty: 1 }] });
  expect(await owed()).toEqual([]);

  // what was canceled after its payment is owed as a whole
  await packer.call('rounds.dissolve', { params: { id } });
  await owner.call('orders.cancel', { params: { number: part }, body: { note: '' } });
  expect(await owed()).toEqual([part]);
  const { refundable: amount } = await owner.call('refunds.read', { params: { number: part } });
  await refund(part, { amount });
  expect(await owed()).toEqual([]);
});

test('what is put off comes at the end with what was found; what lies in another drawer becomes a stop there', async () => {
  const { db } = shop.database;
  await shop.platform.editor.setStock('P-11', 50);
  for (const sku of ['P-1', 'P-11', 'P-12']) {
    const { attributes } = await db
      .selectFrom('product')
      .select('attributes')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    const alike = toJson({ ...parseJson(attributes), designId: '3023', color: 1 });
    await db.updateTable('product').set({ attributes: alike }).where('sku', '=', sku).execute();
  }
  // of the same design, but printed
  const printed = plainLot('3023pb01');
  const { id: product_id } = await db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', 'P-12')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('lot')
    .values({
      sku: 'P-12',
      product_id,
      lot_key: lotKey(printed),
      place: 'K09',
      source: toJson(printed),
      source_qty: 12,
      is_gone: 0,
    })
    .execute();
  await shop.platform.editor.edit(async () => true, ['P-1', 'P-11', 'P-12']);
  const { id } = await startRound([
    { sku: 'P-1', qty: 8 },
    { sku: 'P-40', qty: 1, product_option: engraved },
  ]);
  const [first] = (await read(id)).stops;
  expect(first!.alike.map(({ sku, place, stock }) => [sku, place, stock])).toEqual([['P-11', 'K07-2', 50]]);
  const later: PickDeed = { kind: 'missing', id: randomUUID(), ago: 0, stop: first!.id, found: 3, rest: 'later' };
  const { stops } = await send(id, [later]);
  expect(stops.map((stop) => [stop.id === first!.id, stop.is_later, stop.shares[0]!.found])).toEqual([
    [false, false, 0],
    [true, true, 3],
  ]);
  const elsewhere: PickDeed = { ...later, id: randomUUID(), found: 0, rest: 'elsewhere', sku: 'P-11' };
  await send(id, [elsewhere]);
  expect((await read(id)).stops.map(({ sku, shares: [share] }) => [sku, share!.qty, share!.found])).toContainEqual([
    'P-11',
    5,
    0,
  ]);
  expect(await orders.stockOf('P-11')).toBe(45);
  expect(await stockDifferences(db)).toEqual([]);
});

test('two devices with a bad line lose no tick and double none', async () => {
  await shop.platform.editor.setStock('P-1', 1000);
  const { id } = await startRound(...Array.from({ length: 4 }, () => bag));
  const [stop] = (await read(id)).stops;
  const letters = ['A', 'B', 'C', 'D'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ device: fc.nat(1), box: fc.nat(3), deed: fc.nat(3), line: fc.nat(3) }), {
        minLength: 5,
        maxLength: 25,
      }),
      async (steps) => {
        const made = new Set<string>();
        const arrived: PickDeed[] = [];
        let line = 0;
        const devices = [packer, owner].map((person, place) => {
          let stored: readonly WaitingDeed[] = [];
          const store = {
            read: () => stored,
            write(waiting: readonly WaitingDeed[]) {
              stored = waiting;
            },
          };
          const options = {
            store,
            most: 3,
            newId: () => {
              const name = randomUUID();
              made.add(name);
              return name;
            },
            // clocks of phones are wrong
            now: () => Date.now() + place * 300_000,
            async send(deeds: PickDeed[]) {
              if (line === 1) return 'later' as const;
              await send(id, deeds, person);
              arrived.push(...deeds.filter(({ id: name }) => !arrived.some((known) => known.id === name)));
              return line === 2 ? ('later' as const) : ('done' as const);
            },
          };
          return { open: () => createDeedQueue(options), ticked: new Map<string, string>() };
        });
        let queues = devices.map(({ open }) => open());
        for (const { device, box: place, deed, line: next } of steps) {
          line = next;
          const letter = letters[place]!;
          const queue = queues[device]!;
          const own = devices[device]!.ticked.get(letter);
          // a reload forgets everything but what was stored
          if (deed === 3) queues = devices.map(({ open }) => open());
          else if (deed === 2 && own) queue.add({ kind: 'untick', stop: stop!.id, box: letter, tick: own });
          else devices[device]!.ticked.set(letter, queue.add({ kind: 'tick', stop: stop!.id, box: letter }));
          await queues[device]!.flush();
        }
        line = 0;
        for (const queue of queues) await queue.flush();

        const kept = await shop.database.db.selectFrom('pick_deed').select('id').where('round_id', '=', id).execute();
        expect(
          kept
            .map((row) => row.id)
            .filter((name) => made.has(name))
            .toSorted(),
        ).toEqual([...made].toSorted());
        const { stops } = await packer.call('rounds.progress', { params: { id } });
        for (const letter of letters) {
          const mine = arrived.filter((deed) => deed.kind !== 'missing' && deed.box === letter);
          const undone = new Set(mine.flatMap((deed) => (deed.kind === 'untick' ? deed.tick : [])));
          const standing = mine.filter((deed) => deed.kind === 'tick' && !undone.has(deed.id));
          const share = stops[0]!.shares.find(({ box: found }) => found === letter)!;
          expect(share.found).toBe(share.tick === null ? 0 : share.qty);
          if (share.tick !== null && made.has(share.tick)) expect(undone.has(share.tick)).toBe(false);
          if (mine.at(-1)?.kind === 'tick' && standing.length > 0) expect(share.tick).not.toBeNull();
        }
        // the next run begins with empty boxes
        await shop.database.db
          .updateTable('pick_share')
          .set({ found: 0, tick_id: null, ticked_at: null, ticked_by: null })
          .where('stop_id', '=', stop!.id)
          .execute();
      },
    ),
    { numRuns: 15 },
  );
});

test('half an hour without a touch ends no running round, and everything else', async () => {
  const node = await startOfficeNode();
  try {
    const [walking, gone] = [await signInAs(node, 'packer'), await signInAs(node, 'packer')];
    const { id } = await node.database.db
      .insertInto('pick_round')
      .values({ started_at: '2026-11-18T08:00:00.000Z', started_by: 'x', finished_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await walking.call('rounds.progress', { params: { id } });
    await walking.call('rounds.read', { params: { id } });
    node.pass(50);
    await node.office.sweep();
    await walking.call('rounds.progress', { params: { id } });
    expect(await gone.refusal('rounds.progress', { params: { id } })).toBe('401 SIGNED_OUT');
    node.pass(4 * 60);
    expect(await walking.refusal('rounds.progress', { params: { id } })).toBe('401 SIGNED_OUT');
  } finally {
    await node.close();
  }
});
