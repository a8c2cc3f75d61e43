import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SQLITE_FILE } from '@brixel/platform/database/database';
import { SqliteSession } from '@brixel/platform/database/sqlite/session';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createFilledDatabase } from '../support/filled-database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startTestPlatform } from '../support/platform.ts';
import { createTestCart } from '../support/test-cart.ts';
import { testPayments } from '../support/test-payment.ts';

/** What grows with every visitor and every order, for years. */
const GROWING = [
  ...['cart', 'cart_item', 'cart_line_key', 'customer', 'customer_session', 'customer_token', 'invoice', 'mail'],
  ...['order_key', 'order_note', 'order_refund', 'payment', 'placed_order', 'sale', 'sale_line', 'sale_vat'],
  ...['stock_movement', 'ticket', 'voucher_entry', 'webhook_delivery', 'webhook_event'],
];
const READS_ALL = new RegExp(`^SCAN (?:${GROWING.join('|')})\\b(?! USING COVERING INDEX)`);
/** Most orders have one of two states, and most payments are with one service. */
const READS_MOST = /placed_order_status \(status=\?\)|payment_\w+ \(provider=\?\)/;

// SQLite has no statistics of its tables: an index that looks good to it may read nearly all of one. PostgreSQL has.
test.runIf(inject('databaseKind') === 'sqlite')(
  'a purchase, and what a shop does by itself, read no table whole that grows for years',
  async () => {
    // filling it is not part of a shop's day
    await (await createFilledDatabase('order')).remove();
    const run = vi.spyOn(SqliteSession.prototype, 'execute');
    const mails = await startMailServer();
    onTestFinished(() => mails.stop());
    const shop = await startTestPlatform({
      catalog: 'order',
      config: {
        publicUrl: 'https://brixel.example',
        unpaid: { perMailbox: 3000, perAddress: 5000 },
        mail: { smtpUrl: mails.url, from: 'brixel <shop@brixel.example>' },
      },
    });
    onTestFinished(() => shop.close());

    const cart = await createTestCart(shop);
    await cart.update({ sku: 'P-11', qty: 2 });
    const payments = testPayments(shop);
    const order = await payments.order({ cart_id: cart.id });
    const { paymentId, approvalUrl } = await payments.begin(order.orderId);
    const press = approvalUrl.replace('https://brixel.example', '');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await shop.inject({ method: 'POST', url: `${press}/approve`, headers });
    await payments.execute(paymentId);
    const unsent = shop.database.db.selectFrom('mail').select('id').where('sent_at', 'is', null);
    await expect.poll(() => unsent.execute()).toEqual([]);

    const database = new DatabaseSync(path.join(shop.database.location.dataDir, SQLITE_FILE), { readOnly: true });
    onTestFinished(() => database.close());
    const queries = new Map(run.mock.calls.map(([{ sql, parameters }]) => [sql, parameters]));
    const slow = [...queries]
      .filter(([sql]) => /^(?:select|update|delete|insert|with)\b/.test(sql))
      .flatMap(([sql, parameters]) =>
        database
          .prepare(`explain query plan ${sql}`)
          .all(...(parameters as SQLInputValue[]))
          .map(({ detail }) => String(detail))
          .filter((detail) => READS_ALL.test(detail) || READS_MOST.test(detail))
          .map((detail) => `${detail}: ${sql}`),
      );
    expect([...queries.keys()].filter((sql) => sql.includes('"placed_order"')).length).toBeGreaterThan(5);
    expect(slow).toEqual([]);
  },
);
