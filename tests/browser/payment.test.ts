import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { variant } from './support/catalog.ts';
import { acceptTerms, button, buy, enterAddress, enterPerson, WORDS } from './support/checkout.ts';
import { eventually } from './support/eventually.ts';
import { findOrder, type Ordered, orderPage, placeOrder } from './support/orders.ts';
import { narrow, shopUrl, untilHydrated, type VisitOptions, visit } from './support/shop.ts';

/** From an order to its payment and back, at the built-in service, where no money moves. */

const ONLINE = 'iways_paypalplus_payment';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openOrder(order: Ordered, options: VisitOptions = {}) {
  const visitor = await visit(orderPage('de', order), options);
  onTestFinished(visitor.close);
  await untilHydrated(visitor.page);
  return visitor;
}

test('an order is paid online, its page says so, and looking at it again changes nothing', async () => {
  const order = await placeOrder('it', ONLINE);
  const { page, complaints, close } = await visit(orderPage('it', order), { viewport: narrow });
  onTestFinished(close);
  await untilHydrated(page);
  await heading(page, 'Il tuo ordine aspetta il pagamento').waitFor();

  await button(page, 'Paga online ora').click();
  await button(page, 'Autorizza il pagamento').click();
  await heading(page, 'Grazie, Marlene!').waitFor();
  // nothing of the payment stays in the address
  expect(page.url()).toBe(shopUrl(orderPage('it', order)));
  const text = (await page.getByRole('main').textContent()) ?? '';
  for (const expected of [
    order.orderNumber,
    'Pagamento online, pagato',
    order.email,
    'Lindenstraße 14',
    '80331 München',
  ])
    expect(text).toContain(expected);
  await untilHydrated(page);
  expect(await axeFindings(page)).toEqual([]);

  const paid = await findOrder(order.orderId);
  expect(paid).toMatchObject({ status: 'processing', total_due: 0, payment: { state: 'paid' } });
  await page.reload({ waitUntil: 'load' });
  await heading(page, 'Grazie, Marlene!').waitFor();
  expect(await findOrder(order.orderId)).toEqual(paid);
  expect(complaints).toEqual([]);
});

test('cancelled at the service, nothing is paid, and the same order can be paid after all', async () => {
  const order = await placeOrder('de', ONLINE);
  const { page, complaints } = await openOrder(order);
  await button(page, 'Jetzt online bezahlen').click();
  await button(page, 'Abbrechen und zurück zum Shop').click();
  await heading(page, 'Zahlung abgebrochen').waitFor();
  await page.getByText(`Es wurde nichts abgebucht. Deine Bestellung ${order.orderNumber} liegt noch bereit.`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await findOrder(order.orderId)).toMatchObject({ status: 'pending', total_due: order.grandTotal });

  await button(page, 'Jetzt online bezahlen').click();
  await button(page, 'Zahlung freigeben').click();
  await heading(page, 'Danke, Marlene!').waitFor();
  expect(await findOrder(order.orderId)).toMatchObject({ status: 'processing', payment: { state: 'paid' } });
  expect(complaints).toEqual([]);
});

test('a service that gives no answer is asked again, and the shopper knows that nothing has to be paid twice', async () => {
  const order = await placeOrder('de', ONLINE);
  const { page } = await openOrder(order);
  const silence = { status: 503, json: { code: 503, result: 'The payment service cannot be reached' } };
  await page.route('**/cart/paypal-exec*', (route) => route.fulfill(silence));
  await button(page, 'Jetzt online bezahlen').click();
  await button(page, 'Zahlung freigeben').click();
  await heading(page, 'Die Zahlung ist noch nicht bestätigt').waitFor();
  await page.getByRole('alert').filter({ hasText: 'Du musst nicht noch einmal bezahlen' }).waitFor();

  await page.unroute('**/cart/paypal-exec*');
  await button(page, 'Noch einmal versuchen').click();
  await heading(page, 'Danke, Marlene!').waitFor();
});

test('a shopper who approved and never came back is not asked for the money again', async () => {
  const order = await placeOrder('de', ONLINE);
  const first = await openOrder(order);
  await button(first.page, 'Jetzt online bezahlen').click();
  await button(first.page, 'Zahlung freigeben').waitFor();
  // the browser dies with the press: the service has it, the shop does not
  await fetch(`${first.page.url()}/approve`, { method: 'POST', redirect: 'manual' });
  await first.close();

  const { page } = await openOrder(order);
  await button(page, 'Jetzt online bezahlen').click();
  await heading(page, 'Danke, Marlene!').waitFor();
  expect(await findOrder(order.orderId)).toMatchObject({ status: 'processing', payment: { state: 'paid' } });
});

const { de } = WORDS;
const pieces = (page: Page) => page.getByRole('button', { name: /^Warenkorb: / }).textContent();

/** A guest who has just pressed the order button, to pay online. */
async function orderBrick() {
  const { family_sku, slug, sku } = await variant('de');
  const visitor = await visit(`/p/${family_sku}/${slug}/${sku}`);
  onTestFinished(visitor.close);
  const { page } = visitor;
  await buy(page, de, shopUrl('/checkout'));
  await enterPerson(page, de, 'marlene@example.de');
  await button(page, de.toShipping).click();
  await enterAddress(page, de);
  await button(page, de.toPayment).click();
  await page.getByRole('radio', { name: /^Online-Zahlung/ }).check();
  await confirmOrder(page);
  return visitor;
}

async function confirmOrder(page: Page) {
  await button(page, de.toReview).click();
  await acceptTerms(page, de);
  await button(page, de.order).click();
}

test('what is paid online leaves the cart, and only then', async () => {
  const { page, complaints } = await orderBrick();
  await button(page, 'Abbrechen und zurück zum Shop').click();
  await heading(page, 'Zahlung abgebrochen').waitFor();
  await eventually(() => pieces(page)).toContain('1 Teil');

  await button(page, 'Jetzt online bezahlen').click();
  await button(page, 'Zahlung freigeben').click();
  await heading(page, 'Danke, Marlene!').waitFor();
  await eventually(() => pieces(page)).toContain('0 Teile');
  // the payment closes the cart on the server, and this page does not ask for it at that moment
  expect(complaints).toEqual([]);
});

test('cancelled at the service, the cart and the address are still there, and it can be ordered by transfer', async () => {
  const { page, complaints } = await orderBrick();
  await button(page, 'Abbrechen und zurück zum Shop').click();
  await heading(page, 'Zahlung abgebrochen').waitFor();
  const [, unpaid = ''] = /order-review\/([^/]+)/.exec(page.url()) ?? [];
  await page.getByRole('link', { name: 'Lieber per Banküberweisung' }).click();
  await eventually(() => page.getByRole('radio', { name: /^Banküberweisung/ }).isChecked()).toBe(true);
  await confirmOrder(page);

  await heading(page, 'Danke, Marlene!').waitFor();
  await page.getByRole('heading', { name: 'Bankverbindung' }).waitFor();
  await eventually(() => pieces(page)).toContain('0 Teile');
  // it took the place of the first one, which nobody can pay any more
  const [, transferred = ''] = /order-review\/([^/]+)/.exec(page.url()) ?? [];
  expect(await findOrder(transferred)).toMatchObject({ status: 'pending', payment: { method: 'banktransfer' } });
  expect(await findOrder(unpaid)).toMatchObject({ status: 'canceled' });
  expect(complaints).toEqual([]);
});

test('a guest has an account with one password', async () => {
  const order = await placeOrder('de', 'banktransfer');
  const { page, complaints } = await openOrder(order);
  const offer = page.getByRole('form', { name: 'Beim nächsten Mal schneller' });
  const password = offer.getByLabel('Passwort', { exact: true });
  await password.fill('kurz');
  await button(page, 'Konto anlegen').click();
  await offer.getByText('Das Passwort muss mindestens 8 Zeichen haben.').waitFor();
  await password.fill('ein langes Kennwort');
  await button(page, 'Konto anlegen').click();
  await page.getByRole('status').filter({ hasText: 'Dein Konto ist angelegt' }).waitFor();
  await page.getByRole('link', { name: 'Zum Konto' }).click();
  await eventually(() => page.getByRole('main').textContent()).toContain('Marlene');
  expect(complaints).toEqual([]);
});

test('who comes back from paying sees the order at once, without doing anything', async () => {
  const order = await placeOrder('de', ONLINE);
  const { page } = await openOrder(order);
  await button(page, 'Jetzt online bezahlen').click();
  await button(page, 'Zahlung freigeben').waitFor();
  // no time passes in the shop: what it leaves until the page has been idle for a while never comes
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Zahlung freigeben').click();
  await heading(page, 'Danke, Marlene!').waitFor();
});
