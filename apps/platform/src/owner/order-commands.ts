import { parseArgs } from 'node:util';
import { fromEuros } from '@brixel/commerce/money';
import type { MovedOrderReport } from '@brixel/contract/office/moved-order-endpoints';
import type { MovedOrderRemark } from '@brixel/contract/office/moved-order-words';
import { officeLanguages } from '@brixel/contract/office/office-languages';
import { orderStatus } from '@brixel/contract/order';
import type { StoreSettings } from '@brixel/contract/stores';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { unpackDump } from '../imports/unpack-file.ts';
import { checkOrders, importOrders } from '../moving/import-orders.ts';
import type { OrderBook } from '../order/order-book.ts';
import { writtenOrderNumber } from '../order/order-ids.ts';
import { bookedMoney } from '../order/order-refunds.ts';
import { lockOrder, withHistories } from '../order/order-rows.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { type TableFor, tableForPeople, tableForPrograms } from '../table-headings.ts';
import { type Argv, type Commands, EXIT, type Exit, required, type Terminal, UsageError } from './command-line.ts';
import { tableCommand } from './moved-table.ts';
import { exportOrders } from './order-export.ts';
import { orderList, orderText } from './order-text.ts';

const NEWEST = 20;

export interface OrderCommandsContext {
  db: Kysely<Schema>;
  orders: OrderBook;
  stores: StoreSettings;
  terminal: Terminal;
}

const remarks: Readonly<Record<MovedOrderRemark, string>> = {
  NOT_JSON: 'no JSON: left out',
  NO_NUMBER: 'no increment_id, or more than 40 characters: left out',
  NUMBER_TAKEN: 'an order of this shop has this number: left out',
  NUMBER_REPEATED: 'this number stands further up already: that one counts',
  NO_EMAIL: 'customer_email is missing or not an address: left out',
  DATE: 'created_at is missing, not a time, or to come: left out',
  STATE: 'neither state nor status is one of Magento: left out',
  CURRENCY: 'not in euros: left out',
  SUMS: 'grand_total or subtotal is missing or not an amount: left out',
  LINES: 'no items, more than 2,000, or one without quantity, amount or name: left out',
  ADDRESS: 'billing_address or its country_id is missing: left out',
};

/** What the owner can do with orders. */
export function orderCommands({ db, orders, stores, terminal }: OrderCommandsContext): Commands {
  const refuse = (text: string): Exit => {
    terminal.stderr(`${text}\n`);
    return EXIT.refused;
  };

  const withOrder = async (number: string, work: (order: StoredOrder) => Promise<Exit>): Promise<Exit> => {
    const order = await orders.byNumber(writtenOrderNumber(number));
    return order ? work(order) : refuse(`There is no order ${number}.`);
  };

  const commands: Record<string, (argv: Argv) => Promise<Exit>> = {
    async list(argv) {
      const { values } = parseArgs({
        args: [...argv],
        options: { status: { type: 'string' }, limit: { type: 'string', default: String(NEWEST) } },
      });
      const status = values.status === undefined ? undefined : readStatus(values.status);
      const limit = Number(values.limit);
      if (!Number.isInteger(limit) || limit < 1) throw new UsageError(`${values.limit} is no number of orders`);
      const rows = await db
        .selectFrom('placed_order')
        .selectAll()
        .$if(status !== undefined, (query) => query.where('status', '=', status!))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      const found = await withHistories(db, rows);
      await terminal.stdout(found.length > 0 ? orderList(found) : 'There are no such orders.\n');
      return EXIT.done;
    },

    show: (argv) =>
      withOrder(required(argv, 'order number')['order number'], async (order) => {
        await terminal.stdout(orderText(order));
        return EXIT.done;
      }),

    'set-status': (argv) => {
      const [number = '', word = '', ...note] = argv;
      required(argv, 'order number', 'status');
      const status = readStatus(word);
      return withOrder(number, async (order) => {
        const result = await orders.setStatus(order.id, status, note.join(' '));
        if (result === 'ticket-used')
          return refuse(`A ticket of ${order.orderNumber} was redeemed: it cannot be canceled.`);
        if (result === 'not-allowed')
          return refuse(`${order.orderNumber} is ${order.status} and cannot become ${status}.`);
        await terminal.stdout(`${order.orderNumber} is ${result === 'already' ? 'already' : 'now'} ${status}.\n`);
        if (result === 'done' && status === 'canceled' && order.payment.state === 'paid') {
          await terminal.stdout('It was paid: give the money back, then note that with refund-note.\n');
        }
        return EXIT.done;
      });
    },

    'refund-note': (argv) => {
      const { 'order number': number, euros, text } = required(argv, 'order number', 'euros', 'text');
      const amount = readEuros(euros);
      return withOrder(number, async (order) => {
        if (order.payment.paidAt === null) return refuse(`${order.orderNumber} has not been paid.`);
        if (amount === 0) return refuse('Nothing cannot be given back.');
        const isNoted = await db.transaction().execute(async (tx) => {
          const held = await lockOrder(tx, order.id);
          if (!held || bookedMoney(held) + amount > order.due) return false;
          await orders.note(order.id, 'refund', text, amount, tx);
          return true;
        });
        if (!isNoted) return refuse('That would be more than was paid.');
        await terminal.stdout(`Noted on ${order.orderNumber}.\n`);
        return EXIT.done;
      });
    },

    async export(argv) {
      const text = { type: 'string' } as const;
      const { values } = parseArgs({ args: [...argv], options: { from: text, to: text, language: text } });
      const period = { from: readDay(values.from), to: readDay(values.to) };
      for await (const row of exportOrders(db, period, readTable(values.language))) {
        await terminal.stdout(row);
      }
      return EXIT.done;
    },

    import: tableCommand<MovedOrderRemark, MovedOrderReport>({
      terminal,
      remarks,
      totals: importTotals,
      kind: 'JSON of orders',
      open: unpackDump,
      check: (file, options) => checkOrders({ db, stores }, file, options),
      take: (file, options) => importOrders({ db, stores }, file, options),
    }),
  };
  return new Map(Object.entries(commands));
}

const importTotals = (report: MovedOrderReport, isPublished: boolean): string[] => [
  `${report.orders} orders: ${report.create} ${isPublished ? 'taken over' : 'new'}, ${report.change} changed, ${report.known} here already, ${report.left_out} left out`,
  `  of the new ones ${report.of_accounts} were placed with an account, ${report.create - report.of_accounts} by guests`,
];

/** For spreadsheets of a language; without one for programs. */
function readTable(language: string | undefined): TableFor {
  if (language === undefined) return tableForPrograms;
  const known = officeLanguages.find((each) => each === language);
  if (known) return tableForPeople(known);
  throw new UsageError(`${language} is no language of the office; there are ${officeLanguages.join(', ')}`);
}

function readStatus(word: string) {
  const status = orderStatus.safeParse(word);
  if (status.success) return status.data;
  throw new UsageError(`${word} is no status; there are ${orderStatus.options.join(', ')}`);
}

/** `12.50` or `12,50`. */
function readEuros(text: string): number {
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) throw new UsageError(`${text} is no amount such as 12.50`);
  return fromEuros(Number(text.replace(',', '.')));
}

function readDay(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw new UsageError(`${text} is no day such as 2026-12-31`);
  return text;
}
