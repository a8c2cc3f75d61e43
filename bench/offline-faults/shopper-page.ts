import type { BrowserContext, Page } from 'playwright-core';

/** A shopper's actions on the pages of the shop, and what the browser stores meanwhile. */

export interface StoredState {
  /** pieces in the cart */
  pieces: number;
  /** saved orders that are not placed yet */
  waiting: number;
  /** an order of this cart without an answer */
  isInDoubt: boolean;
}

const order = (page: Page) => page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
const decision = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^(Jetzt senden|Zahlungspflichtig bestellen)$/ });

export async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  // parts of a page wake up with the first movement
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  return page;
}

export async function fillCart(page: Page, qty: number): Promise<void> {
  const button = page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first();
  await page.evaluate('untilWorkerServes()');
  for (let pieces = 1; pieces <= qty; pieces++) {
    while ((await storedStateOf(page)).pieces < pieces) {
      // a button that was not alive yet has done nothing
      await button.click();
      await page.waitForTimeout(300);
    }
  }
}

/** As if the checkout had been filled in an earlier visit. */
export const enterDetails = (page: Page, email: string): Promise<void> =>
  page.evaluate((emailAddress) => {
    const person = { firstName: 'Marlene', lastName: 'Kaiser' };
    const address = { country: 'DE', streetAddress: 'Lindenstraße', apartmentNumber: '14', city: 'München' };
    localStorage['brixel/checkout'] = JSON.stringify({
      personalDetails: { ...person, emailAddress, createAccount: false },
      shippingDetails: { ...person, ...address, zipCode: '80331' },
      paymentDetails: { ...person, ...address, zipCode: '80331', paymentMethod: 'banktransfer' },
    });
  }, email);

export async function toReview(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/checkout#orderReview`);
  await page.getByRole('checkbox', { name: /^Ich stimme den AGB zu/ }).check();
}

export const pressOrder = (page: Page): Promise<void> => order(page).click();

/** Agrees to what the page asks. False: it asks nothing. */
export async function agree(page: Page): Promise<boolean> {
  if (
    !(await decision(page)
      .first()
      .isEnabled({ timeout: 1000 })
      .catch(() => false))
  )
    return false;
  await decision(page)
    .first()
    .click({ timeout: 3000 })
    .catch(() => {});
  return true;
}

export const storedStateOf = (page: Page): Promise<StoredState> => page.evaluate('storedState()');
