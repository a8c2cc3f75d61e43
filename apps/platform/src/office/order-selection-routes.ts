import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { BulkOutcome, ListedParcel, SkipReason } from '@brixel/contract/office/order-board-endpoints';
import { ORDER_LIMITS } from '@brixel/contract/office/order-limits';
import { namedParcel } from '@brixel/contract/office/parcel-endpoints';
import { bareWord } from '@brixel/exchange/bare-word';
import type { FastifyInstance } from 'fastify';
import { writtenOrderNumber } from '../order/order-ids.ts';
import { hasParcel, withdrawnAt } from '../order/order-state.ts';
import { packedWeights, parcelFile } from '../order/parcel-file.ts';
import { type NamedParcel, parcelsBy } from '../order/parcels.ts';
import { readParcelList } from '../order/read-parcel-list.ts';
import { recipientOf } from '../order/recipient.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { type Author, recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import { sendOrder } from './send-order.ts';

/** What is done with many orders: one after the other, each for itself, so that one that cannot be does not hold up the rest. */
export function mountOrderSelection(app: FastifyInstance, { db, orders, settings, now }: OfficeTools): void {
  async function withEach(
    numbers: readonly string[],
    work: (order: StoredOrder) => Promise<SkipReason | null>,
  ): Promise<BulkOutcome> {
    const outcome: BulkOutcome = { done: 0, skipped: [] };
    for (const number of new Set(numbers)) {
      const order = await orders.byNumber(number);
      const reason = order ? await work(order) : 'gone';
      if (reason === null) outcome.done += 1;
      else outcome.skipped.push({ number, reason });
    }
    return outcome;
  }

  async function pay(order: StoredOrder, author: Author): Promise<SkipReason | null> {
    if (order.status === 'processing' || order.status === 'complete') return 'already';
    if (withdrawnAt(order)) return 'withdrawn';
    const change = { before: { status: order.status }, after: { status: 'processing' } };
    const result = await orders.setStatus(
      order.id,
      'processing',
      '',
      (tx) => recordChange(tx, { ...author, action: 'orders.pay', subject: order.orderNumber, ...change }),
      author.staff.name,
    );
    if (result === 'already') return 'already';
    return result === 'not-allowed' ? 'not_now' : null;
  }

  const carriers = () => settings.current().parcels.carriers;

  async function send(order: StoredOrder, named: readonly NamedParcel[], author: Author): Promise<SkipReason | null> {
    if (order.status === 'complete') return 'already';
    if (withdrawnAt(order)) return 'withdrawn';
    const parcels = parcelsBy(carriers(), named);
    if (!parcels) return 'carrier_unknown';
    const result = await sendOrder(db, orders, order, { parcels, note: '', author });
    if (result === 'already') return 'already';
    if (result === 'nothing-to-send') return 'nothing_to_send';
    return result === 'not-sendable' ? 'not_now' : null;
  }

  mountOffice(app, officeEndpoints['orders.payMany'], ({ body, staff, requestId }) =>
    withEach(body.numbers, (order) => pay(order, { staff, requestId })),
  );

  mountOffice(app, officeEndpoints['orders.sendMany'], ({ body, staff, requestId }) =>
    withEach(body.numbers, (order) =>
      send(
        order,
        body.parcels.filter((parcel) => parcel.order === order.orderNumber),
        { staff, requestId },
      ),
    ),
  );

  /** What stands in the way of a parcel of a list; by the way of the deed itself, which looks again. */
  function problemOf(order: StoredOrder | null, { carrier, number }: NamedParcel): ListedParcel['problem'] {
    if (!order) return 'gone';
    if (!hasParcel(order)) return 'nothing_to_send';
    if (order.status === 'complete') return 'already';
    if (withdrawnAt(order)) return 'withdrawn';
    if (order.status !== 'processing') return 'not_now';
    if (!namedParcel.shape.number.safeParse(number).success) return 'number_wrong';
    return parcelsBy(carriers(), [{ carrier, number }]) ? null : 'carrier_unknown';
  }

  /** By code or name; a list that names nobody means the first of the settings, as in the dialog of one order. */
  function carrierOf(named: string): { code: string; name: string } {
    if (named === '') return carriers()[0] ?? { code: '', name: '' };
    const known = carriers().find(({ code, name }) => [code, name].some((word) => bareWord(word) === bareWord(named)));
    return known ?? { code: named.slice(0, 40), name: named };
  }

  mountOffice(app, officeEndpoints['orders.readParcelList'], async ({ body }) => {
    const listed = await readParcelList(body.text);
    if (!listed || listed.length > ORDER_LIMITS.selection) return officeFail('PARCEL_LIST_UNKNOWN');
    const rows: ListedParcel[] = [];
    for (const { line, order: written, number, carrier: named } of listed) {
      const order = (await orders.byNumber(written)) ?? (await orders.byNumber(writtenOrderNumber(written)));
      const { code: carrier, name: carrier_name } = carrierOf(named);
      const problem = problemOf(order, { carrier, number });
      rows.push({
        ...{ line, number, carrier, carrier_name, problem },
        order: order?.orderNumber ?? written,
        name: order ? recipientOf(order) : '',
      });
    }
    return rows;
  });

  mountOffice(app, officeEndpoints['orders.parcelFile'], async ({ body: { numbers, layout }, staff, requestId }) => {
    const chosen: StoredOrder[] = [];
    const outcome = await withEach(numbers, async (order) => {
      if (!hasParcel(order)) return 'nothing_to_send';
      if (order.status === 'canceled') return 'not_now';
      chosen.push(order);
      return null;
    });
    const weights = await packedWeights(
      db,
      chosen.map(({ id }) => id),
    );
    const file = parcelFile(layout, chosen, { from: settings.current().firm, weights, now: now() });
    // addresses leave the shop: the log says how many, and for which portal
    const after = { orders: outcome.done, layout };
    await db
      .transaction()
      .execute((tx) => recordChange(tx, { staff, requestId, action: 'orders.parcelFile', subject: file.name, after }));
    return { ...outcome, name: file.name, content: file.content.toString('base64') };
  });
}
