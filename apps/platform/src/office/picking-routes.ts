import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { transactionOrRollback } from '../database/transaction-or-rollback.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { dissolveRound, finishRound, packBox } from '../picking/finish-round.ts';
import { nameForShopper } from '../picking/gap-names.ts';
import { decideGap, gapsOf } from '../picking/gaps.ts';
import { moveFulfilment } from '../picking/move-fulfilment.ts';
import { goodsOfOrder } from '../picking/order-goods.ts';
import { pickOffer } from '../picking/pick-offer.ts';
import { readProgress, readRound } from '../picking/read-round.ts';
import { applyDeeds } from '../picking/round-deeds.ts';
import { startRound } from '../picking/start-round.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountPicking(app: FastifyInstance, tools: OfficeTools): void {
  const { db, database, orders, goods, editor, settings, sessions, mails, writeGapMail, nameIn, now } = tools;
  const { kind } = database;
  const gapsOfOrder = async (order: StoredOrder) => (await gapsOf(db, [order])).map(({ order_id: _, ...gap }) => gap);

  mountOffice(app, officeEndpoints['orders.stage'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const author = { staff, requestId, action: 'orders.stage' };
    const moved = await db.transaction().execute((tx) => moveFulfilment(tx, order, body.stage, author));
    return moved === 'done' ? (true as const) : officeFail(moved);
  });

  mountOffice(app, officeEndpoints['orders.gaps'], async ({ params }) => {
    const order = await orders.byNumber(params.number);
    return order ? gapsOfOrder(order) : officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['orders.decideGap'], async ({ params, body, staff, requestId }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const gap = (await gapsOfOrder(order)).find(({ id }) => id === params.id);
    if (!gap) return officeFail('NOT_FOUND');
    const standIn = body.sku === undefined ? '' : (nameIn(order.storeCode, body.sku) ?? body.sku);
    const name = nameForShopper(order, gap, nameIn);
    const refusals: Parameters<typeof officeFail>[0][] = [];
    await editor.change(async (tx) => {
      const decision = { order, gapId: gap.id, decision: body.decision, sku: body.sku };
      const made = await decideGap(tx, decision, { kind, author: { staff, requestId }, now: now() });
      if (typeof made === 'string') {
        refusals.push(made);
        return null;
      }
      if (body.tell)
        await mails.queue(tx, writeGapMail(order, { name, qty: gap.qty, decision: body.decision }, standIn));
      return made.length > 0 ? made : null;
    });
    if (refusals[0]) return officeFail(refusals[0]);
    if (body.tell) mails.wake();
    return gapsOfOrder(order);
  });

  mountOffice(app, officeEndpoints['rounds.offer'], () => pickOffer(db, goods));

  mountOffice(app, officeEndpoints['rounds.start'], async ({ body, staff, requestId }) => {
    const found = await Promise.all([...new Set(body.orders)].map((number) => orders.byNumber(number)));
    const chosen = found.filter((order) => order !== null);
    if (chosen.length !== body.orders.length) return officeFail('ORDER_MOVED');
    const shown = await goods.shown(chosen.flatMap((order) => goodsOfOrder(order).map(({ sku }) => sku)));
    const round = { orders: chosen, shown, isReversed: body.is_reversed };
    const by = { author: { staff, requestId }, now: now() };
    const id = await transactionOrRollback<number | 'moved'>(db, (tx) => startRound(tx, round, by));
    if (id === 'moved') return officeFail('ORDER_MOVED');
    await sessions.keep(staff.sessionId);
    return { id };
  });

  mountOffice(app, officeEndpoints['rounds.read'], async ({ params, staff }) => {
    const { packing, promises } = settings.current();
    const terms = { now: now(), returnDays: promises.returnDays };
    const round = await readRound(db, params.id, {
      ...{ goods, terms, language: staff.language },
      packaging: packing.packagingGrams,
    });
    if (!round) return officeFail('NOT_FOUND');
    // whoever walks along the drawers is at work, also while the phone is in a pocket
    if (round.finished_at === null) await sessions.keep(staff.sessionId);
    return round;
  });

  mountOffice(
    app,
    officeEndpoints['rounds.progress'],
    async ({ params }) => (await readProgress(db, params.id)) ?? officeFail('NOT_FOUND'),
  );

  mountOffice(app, officeEndpoints['rounds.deeds'], async ({ params, body, staff, requestId }) => {
    if (!(await readProgress(db, params.id))) return officeFail('NOT_FOUND');
    const context = { kind, author: { staff, requestId }, roundId: params.id, now: now() };
    await editor.change(async (tx) => {
      const changes = await applyDeeds(tx, body.deeds, context);
      return changes.length > 0 ? changes : null;
    });
    await sessions.keep(staff.sessionId);
    return (await readProgress(db, params.id)) ?? officeFail('NOT_FOUND');
  });

  mountOffice(app, officeEndpoints['rounds.finish'], async ({ params, staff, requestId }) => {
    const deed = { kind, author: { staff, requestId }, now: now() };
    const made = await db.transaction().execute((tx) => finishRound(tx, params.id, deed));
    return made === 'done' ? (true as const) : officeFail(made);
  });

  mountOffice(app, officeEndpoints['rounds.dissolve'], async ({ params, staff, requestId }) => {
    const deed = { kind, author: { staff, requestId }, now: now() };
    const made = await db.transaction().execute((tx) => dissolveRound(tx, params.id, deed));
    return made === 'done' ? (true as const) : officeFail(made);
  });

  mountOffice(app, officeEndpoints['rounds.pack'], async ({ params, body, staff, requestId }) => {
    const deed = { kind, author: { staff, requestId }, now: now() };
    const made = await db.transaction().execute((tx) => packBox(tx, { ...params, ...body }, deed));
    return made === 'done' ? (true as const) : officeFail(made);
  });
}
