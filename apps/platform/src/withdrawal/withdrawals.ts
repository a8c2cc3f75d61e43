import { createHash } from 'node:crypto';
import { shopNote } from '@brixel/contract/office/shop-notes';
import type { WithdrawalInput, WithdrawalReceipt } from '@brixel/contract/order';
import type { StoreCode } from '@brixel/contract/stores';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Mails } from '../mail/mails.ts';
import { ownerLanguage } from '../office/owner-language.ts';
import type { OrderBook } from '../order/order-book.ts';
import { readableNumber, writtenOrderNumber } from '../order/order-ids.ts';
import type { StoredOrder } from '../order/stored-order.ts';
import { lockUnpaidOrder } from '../payment/payment-store.ts';
import { announceReturn } from '../returns/return-cases.ts';
import type { WithdrawalMails, WithdrawalRow } from './withdrawal-mails.ts';

export interface Withdrawals {
  /**
   * Receives a withdrawal, also one that fits no order: the answer does not reveal which orders exist. The
   * same declaration again gets the first receipt.
   */
  receive(input: WithdrawalInput, storeCode: StoreCode): Promise<WithdrawalReceipt>;
}

export interface WithdrawalsContext {
  database: Pick<Database, 'db'>;
  orders: Pick<OrderBook, 'byNumber' | 'note' | 'cancel' | 'announce'>;
  mails: Pick<Mails, 'queue' | 'wake'>;
  writeMails: WithdrawalMails;
  /** where the shop reads its own mails */
  shopAddress(): string;
  now?: () => number;
}

export function createWithdrawals({
  database,
  orders,
  mails,
  writeMails,
  shopAddress,
  now = Date.now,
}: WithdrawalsContext): Withdrawals {
  async function orderOf({ order_number, email }: WithdrawalInput): Promise<StoredOrder | null> {
    const order = await orders.byNumber(writtenOrderNumber(order_number));
    return order && order.email.toLowerCase() === email.toLowerCase() ? order : null;
  }

  async function announce(tx: Transaction<Schema>, row: WithdrawalRow, order: StoredOrder | null): Promise<void> {
    if (order) await orders.note(order.id, 'withdrawal', noteOf(row), null, tx);
    await mails.queue(tx, writeMails.acknowledge(row, order));
    const to = shopAddress();
    await mails.queue(tx, writeMails.tellShop(row, order, to, await ownerLanguage(tx, to)));
    // Neither paid nor sent: it is canceled without a decision of the owner.
    const isOver = order && row.what === '' && order.payment.method === 'banktransfer';
    if (isOver && (await lockUnpaidOrder(tx, order.id))) {
      await orders.cancel(tx, order.id, shopNote('withdrawn', row.number));
      return;
    }
    if (order && order.status !== 'canceled')
      await announceReturn(tx, {
        ...{ order, reason: 'withdrawal', note: row.what, withdrawalNumber: row.number },
        ...{ at: row.received_at, staffName: null },
        // which of them it is about stands in the shopper's words
        lines: row.what === '' ? order.lines.map(({ itemId, qty }) => ({ item_id: itemId, qty })) : [],
      });
  }

  return {
    async receive(input, storeCode) {
      const order = await orderOf(input);
      const row: WithdrawalRow = {
        number: readableNumber('WR'),
        fingerprint: fingerprintOf(input),
        order_id: order?.id ?? null,
        store_code: storeCode,
        name: input.name,
        email: input.email,
        order_number: input.order_number,
        what: input.what ?? '',
        received_at: new Date(now()).toISOString(),
        done_at: null,
      };
      const received = await database.db.transaction().execute(async (tx) => {
        const earlier = await insertOrFind(tx, row);
        if (!earlier) await announce(tx, row, order);
        return earlier ?? row;
      });
      orders.announce();
      mails.wake();
      return receiptOf(received);
    },
  };
}

/** The declaration that was received before with the same words; null where this is the first. */
async function insertOrFind(tx: Transaction<Schema>, row: WithdrawalRow): Promise<WithdrawalRow | null> {
  const inserted = await tx
    .insertInto('withdrawal')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('number')
    .executeTakeFirst();
  if (inserted) return null;
  return tx.selectFrom('withdrawal').selectAll().where('fingerprint', '=', row.fingerprint).executeTakeFirstOrThrow();
}

const fingerprintOf = ({ name, email, order_number, what }: WithdrawalInput): string =>
  createHash('sha256')
    .update(JSON.stringify([name, email.toLowerCase(), writtenOrderNumber(order_number), what ?? '']))
    .digest('base64url');

const noteOf = ({ number, what }: WithdrawalRow): string => (what === '' ? number : `${number}: ${what}`);

const receiptOf = ({ number, received_at, name, email, order_number, what }: WithdrawalRow): WithdrawalReceipt => ({
  number,
  received_at,
  name,
  email,
  order_number,
  what,
});
