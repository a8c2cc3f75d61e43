import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { isElectronic, missingForXRechnung } from '../e-invoice/missing-facts.ts';
import { TextStream } from '../http/reply.ts';
import { invoicesOf } from '../invoice/invoice-store.ts';
import { hasOpenInvoice, isAllRefunded } from '../invoice/invoices.ts';
import { lockOrder } from '../order/order-rows.ts';
import { hasParcel } from '../order/order-state.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { gapsOf } from '../picking/gaps.ts';
import { packingSlipsOf } from '../print/packing-slips.ts';
import { pickListOf } from '../print/pick-list.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

/** Invoices, credit notes, and what is printed for parcels. */
export function mountInvoices(app: FastifyInstance, tools: OfficeTools): void {
  const { db, goods, mails, orders, invoices, invoiceFiles, printer, settings, showOrder, publicUrl, nameIn, now } =
    tools;

  mountOffice(app, officeEndpoints['invoices.list'], async ({ params }) => {
    const order = await orders.byNumber(params.number);
    if (!order) return officeFail('NOT_FOUND');
    const issued = (await invoicesOf(db, [order.id])).get(order.id) ?? [];
    return {
      invoices: issued.map((invoice) => ({
        ...{ number: invoice.number, kind: invoice.kind, issued_on: invoice.issueDate },
        gross: Number(invoice.totals.gross),
        credited: invoice.credited?.number ?? null,
        is_hybrid: isElectronic(invoice),
        missing: missingForXRechnung(invoice),
      })),
      can_issue: mayHaveInvoice(order) && !hasOpenInvoice(issued),
    };
  });

  mountOffice(app, officeEndpoints['invoices.issue'], async ({ params, staff, requestId }) => {
    const found = await orders.byNumber(params.number);
    if (!found) return officeFail('NOT_FOUND');
    const result = await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, found.id);
      if (!order || !mayHaveInvoice(order)) return officeFail('ORDER_MOVED');
      const issued = await invoices.issue(tx, order);
      if (issued === 'has-one') return officeFail('INVOICE_EXISTS');
      if (issued === 'no-firm') return officeFail('FIRM_MISSING');
      await invoices.send(tx, order, issued);
      const [{ number }] = issued;
      const after = { invoice: number };
      await recordChange(tx, { staff, requestId, action: 'invoices.issue', subject: params.number, after });
      return { number };
    });
    mails.wake();
    return result;
  });

  mountOffice(app, officeEndpoints['invoices.pdf'], async ({ query, reply }) => {
    const file = await invoiceFiles.pdf(query.number);
    if (file === null) return officeFail('NOT_FOUND');
    if (file === 'busy') return officeFail('PRINTER_BUSY');
    reply.header('content-disposition', `inline; filename="${file.filename}"`);
    return new TextStream([file.content]);
  });

  /** Those of them that are sent. */
  const read = async (numbers: readonly string[]): Promise<StoredOrder[] | 'NOT_FOUND' | 'NOTHING_TO_SEND'> => {
    const found = await Promise.all(numbers.map((number) => orders.byNumber(number)));
    if (!found.every((order) => order !== null)) return 'NOT_FOUND';
    const sent = found.filter(hasParcel);
    return sent.length > 0 ? sent : 'NOTHING_TO_SEND';
  };

  /** The pictures that pages show, from the same cache. One that is not there, or not yet, is left out. */
  const pictureOf = async (address: string): Promise<Uint8Array | null> => {
    const answer = await app.inject({ url: address, headers: { accept: 'image/png' } });
    return answer.statusCode === 200 && answer.headers['content-type'] === 'image/png' ? answer.rawPayload : null;
  };

  mountOffice(app, officeEndpoints['print.packingSlips'], async ({ query, reply }) => {
    const wanted = await read(query.orders);
    if (typeof wanted === 'string') return officeFail(wanted);
    const slips = await packingSlipsOf(wanted, {
      ...{ settings: settings.current(), publicUrl, showOrder, pictureOf, nameIn },
      gaps: await gapsOf(db, wanted),
    });
    const file = await printer.packingSlips(slips);
    if (!file) return officeFail('PRINTER_BUSY');
    reply.header('content-disposition', 'inline; filename="packing-slips.pdf"');
    return new TextStream([file]);
  });

  mountOffice(app, officeEndpoints['print.pickList'], async ({ query, reply }) => {
    const wanted = await read(query.orders);
    if (typeof wanted === 'string') return officeFail(wanted);
    const at = new Date(now()).toISOString();
    const file = await printer.pickList(
      await pickListOf(wanted, { goods, language: query.language, at, showOrder, pictureOf }),
    );
    if (!file) return officeFail('PRINTER_BUSY');
    reply.header('content-disposition', 'inline; filename="pick-list.pdf"');
    return new TextStream([file]);
  });
}

/** What may come to nothing has none: an online order that is not paid, one that is canceled, and one that was refunded as a whole. */
const mayHaveInvoice = (order: StoredOrder): boolean => {
  const { status, payment } = order;
  const isSold = payment.method === 'banktransfer' || payment.paidAt !== null;
  return status !== 'canceled' && isSold && !isAllRefunded(order);
};
