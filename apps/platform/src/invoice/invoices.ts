import type { Money } from '@brixel/commerce/money';
import type { Invoice } from '@brixel/contract/invoice';
import type { InvoiceMoment } from '@brixel/contract/invoice-limits';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { dayOf } from '../local-time.ts';
import { withHistory } from '../order/order-rows.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import type { StoredRefund } from '../order/stored-refund.ts';
import { spentSum } from '../voucher/voucher-ledger.ts';
import { lockNumbers } from './invoice-numbers.ts';
import { insertInvoice, invoicesOf } from './invoice-store.ts';
import { creditOf, restGross, writeCredit, writeWholeCredit } from './write-credit-note.ts';
import { writeInvoice } from './write-invoice.ts';

export interface Invoices {
  /**
   * The invoice of an order that has none, or whose invoice was given back as a whole, and the credit notes of what was refunded before.
   * In the caller's transaction.
   */
  issue(tx: Transaction<Schema>, order: StoredOrder): Promise<Issued | 'has-one' | 'no-firm'>;
  /** The same where the owner wants it at this moment of every order; empty where not, or where it has one already. */
  issueAt(tx: Transaction<Schema>, order: StoredOrder, moment: InvoiceMoment): Promise<Issued | []>;
  /** The credit note of what was given back; null where there is no invoice, or nothing left of it. */
  credit(tx: Transaction<Schema>, order: StoredOrder, refund: StoredRefund): Promise<Invoice | null>;
  /** Holds the numbers where the order has an invoice that could be given back: before stock, as everywhere. */
  hold(tx: Transaction<Schema>, orderId: number): Promise<void>;
  /** All that is left of the invoice: the order is canceled. */
  creditRest(tx: Transaction<Schema>, order: StoredOrder): Promise<Invoice | null>;
}

/** The invoice comes first. */
export type Issued = [Invoice, ...Invoice[]];

export interface InvoicesContext {
  database: Pick<Database, 'kind'>;
  settings: { current(): ShopSettings };
  publicUrl: string;
  now?: () => number;
}

export function createInvoices({ database, settings, publicUrl, now = Date.now }: InvoicesContext): Invoices {
  async function issue(tx: Transaction<Schema>, order: StoredOrder): ReturnType<Invoices['issue']> {
    const current = settings.current();
    if (!current.firm) return 'no-firm';
    await lockNumbers(tx, database.kind);
    const earlier = (await invoicesOf(tx, [order.id])).get(order.id) ?? [];
    if (hasOpenInvoice(earlier)) return 'has-one';
    const at = new Date(now()).toISOString();
    const invoice = await insertInvoice(
      tx,
      {
        orderId: order.id,
        kind: 'invoice',
        isTest: order.isTest,
        issueDate: dayOf(at),
        at,
        write: (number) => writeInvoice(order, { number, at, settings: current, publicUrl }),
      },
      current.documents,
    );
    // those of an order that had an invoice before have their credit notes
    const refunds = earlier.length > 0 ? [] : order.refunds.filter(({ state }) => state === 'sent');
    const credits: Invoice[] = [];
    for (const refund of refunds) {
      const note = await credit(tx, order, refund);
      if (note) credits.push(note);
    }
    return [invoice, ...credits];
  }

  const credit: Invoices['credit'] = (tx, order, refund) => {
    const given = creditOf(refund);
    return giveBack(tx, order, given.onVouchers, ({ invoice }, context) => writeCredit(invoice, given, context));
  };

  async function giveBack(
    tx: Transaction<Schema>,
    order: StoredOrder,
    onVouchers: Money,
    write: (open: OpenInvoice, context: Parameters<typeof writeWholeCredit>[1]) => Invoice | null,
  ): Promise<Invoice | null> {
    // most orders that are canceled have no invoice: they wait for nobody
    if (!(await openInvoice(tx, order.id))) return null;
    await lockNumbers(tx, database.kind);
    const open = await openInvoice(tx, order.id);
    if (!open) return null;
    const at = new Date(now()).toISOString();
    const issueDate = dayOf(at);
    const isPaidBack = order.payment.paidAt !== null;
    const draft = { number: '', issueDate, earlier: open.earlier, isPaidBack, onVouchers };
    // a number is taken only where there is something to write under it
    if (write(open, draft) === null) return null;
    return insertInvoice(
      tx,
      {
        orderId: order.id,
        kind: 'credit-note',
        isTest: order.isTest,
        issueDate,
        at,
        write: (number) => write(open, { ...draft, number })!,
      },
      settings.current().documents,
    );
  }

  return {
    issue,
    async issueAt(tx, order, moment) {
      if (settings.current().documents.issue !== moment || isAllRefunded(order)) return [];
      const issued = await issue(tx, await withWholeHistory(tx, order));
      return typeof issued === 'string' ? [] : issued;
    },
    async hold(tx, orderId) {
      if (await openInvoice(tx, orderId)) await lockNumbers(tx, database.kind);
    },
    credit,
    creditRest: async (tx, order) =>
      giveBack(tx, order, order.vouchers ? await spentSum(tx, order.id) : 0, ({ invoice }, context) =>
        writeWholeCredit(invoice, context),
      ),
  };
}

interface OpenInvoice {
  invoice: Invoice;
  /** its credit notes */
  earlier: Invoice[];
}

/** The invoice of an order of which something is left. */
async function openInvoice(tx: Transaction<Schema>, orderId: number): Promise<OpenInvoice | null> {
  return openOf((await invoicesOf(tx, [orderId])).get(orderId) ?? []);
}

/** There is nothing left to be invoiced. */
export const isAllRefunded = ({ payment }: Pick<StoredOrder, 'payment'>): boolean => payment.state === 'refunded';

export const hasOpenInvoice = (issued: readonly Invoice[]): boolean => openOf(issued) !== null;

function openOf(all: readonly Invoice[]): OpenInvoice | null {
  for (const invoice of all.filter(({ kind }) => kind === 'invoice')) {
    const earlier = all.filter(({ credited }) => credited?.number === invoice.number);
    if (restGross(invoice, earlier) > 0 || (earlier.length === 0 && Number(invoice.totals.gross) === 0))
      return { invoice, earlier };
  }
  return null;
}

/** Whoever moves an order has its newest history already; the day of sending stands in it. */
const withWholeHistory = async (tx: Transaction<Schema>, order: StoredOrder): Promise<StoredOrder> => {
  if (order.history.length > 0) return order;
  const row = await tx.selectFrom('placed_order').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
  return withHistory(tx, row);
};
