import type { Page } from 'playwright-core';
import { untilHydrated } from './shop.ts';

/** A shopper on the way through the checkout, by what can be read there. */

export const WORDS = {
  de: {
    addToCart: 'In den Warenkorb',
    added: 'In den Warenkorb gelegt.',
    quantity: 'Menge',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    createAccount: /^Kundenkonto anlegen/,
    password: 'Passwort',
    passwordTooShort: 'Das Passwort muss mindestens 8 Zeichen haben.',
    wrongEmail: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    meant: 'Meintest du marlene@gmail.com?',
    toShipping: 'Weiter zum Versand',
    street: 'Straße',
    houseNumber: 'Hausnummer',
    zip: 'PLZ',
    wrongZip: 'Die PLZ hat fünf Ziffern.',
    tooLong: 'Das ist zu lang: höchstens 100 Zeichen.',
    city: 'Ort',
    toPayment: 'Weiter zur Zahlung',
    bankTransfer: /^Banküberweisung/,
    toReview: 'Weiter zur Prüfung',
    review: 'Bestellung prüfen',
    terms: /^Ich stimme den AGB zu/,
    termsMissing: 'Bitte stimme den AGB zu.',
    order: 'zahlungspflichtig bestellen',
    thanks: 'Danke, Marlene!',
    needsConnection: 'Du bist offline. Online bezahlen geht gerade nicht.',
    approve: 'Zahlung freigeben',
    cancelPayment: 'Abbrechen und zurück zum Shop',
    cancelled: 'Zahlung abgebrochen',
    accountExists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    asGuest: 'Als Gast bestellen',
    logIn: 'Anmelden',
    savedAddresses: 'Gespeicherte Adressen',
    otherAddress: 'Andere Adresse',
    saveAddress: 'Adresse in meinem Konto speichern',
  },
  it: {
    addToCart: 'Aggiungi al carrello',
    added: 'Aggiunto al carrello.',
    quantity: 'Quantità',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'Indirizzo e-mail',
    createAccount: /^Crea un account/,
    password: 'Password',
    passwordTooShort: 'La password deve avere almeno 8 caratteri.',
    wrongEmail: 'Inserisci un indirizzo e-mail valido.',
    meant: 'Intendevi marlene@gmail.com?',
    toShipping: 'Vai alla spedizione',
    street: 'Via',
    houseNumber: 'Numero civico',
    zip: 'CAP',
    wrongZip: 'Il CAP ha cinque cifre.',
    tooLong: 'Testo troppo lungo: al massimo 100 caratteri.',
    city: 'Città',
    toPayment: 'Vai al pagamento',
    bankTransfer: /^Bonifico bancario/,
    toReview: 'Rivedi l’ordine',
    review: 'Controlla l’ordine',
    terms: /^Accetto le condizioni generali/,
    termsMissing: 'Accetta le condizioni generali.',
    order: 'Ordine con obbligo di pagare',
    thanks: 'Grazie, Marlene!',
    needsConnection: 'Sei offline. Al momento non si può pagare online.',
    approve: 'Autorizza il pagamento',
    cancelPayment: 'Annulla e torna al negozio',
    cancelled: 'Pagamento interrotto',
    accountExists: 'Esiste già un account con questo indirizzo e-mail.',
    asGuest: 'Ordina come ospite',
    logIn: 'Accedi',
    savedAddresses: 'Indirizzi salvati',
    otherAddress: 'Altro indirizzo',
    saveAddress: 'Salva l’indirizzo nel mio account',
  },
  en: {
    addToCart: 'Add to cart',
    added: 'Product has been added to the cart!',
    quantity: 'Quantity',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    createAccount: /^Create an account/,
    password: 'Password',
    passwordTooShort: 'Password must have at least 8 letters.',
    wrongEmail: 'Please provide valid e-mail address.',
    meant: 'Did you mean marlene@gmail.com?',
    toShipping: 'Continue to shipping',
    street: 'Street',
    houseNumber: 'House number',
    zip: 'Zip code',
    wrongZip: 'The postcode has five digits.',
    tooLong: 'This is too long: 100 characters at most.',
    city: 'City',
    toPayment: 'Continue to payment',
    bankTransfer: /^Bank transfer/,
    toReview: 'Continue to review',
    review: 'Review your order',
    terms: /^I accept the terms and conditions/,
    termsMissing: 'You must accept the terms and conditions.',
    order: 'order with obligation to pay',
    thanks: 'Thank you, Marlene!',
    needsConnection: 'You are offline. Paying online is not possible right now.',
    approve: 'Approve payment',
    cancelPayment: 'Cancel and return to the shop',
    cancelled: 'Payment canceled',
    accountExists: 'There is an account with this e-mail address already.',
    asGuest: 'Order as a guest',
    logIn: 'Log in',
    savedAddresses: 'Saved addresses',
    otherAddress: 'Another address',
    saveAddress: 'Save the address to my account',
  },
} as const;
export type Words = (typeof WORDS)[keyof typeof WORDS];

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** On a product page. The message is there for five seconds only: it is waited for before the button is pressed. */
export async function addToCart(page: Page, words: Words = WORDS.de): Promise<void> {
  await Promise.all([page.getByText(words.added).first().waitFor(), button(page, words.addToCart).first().click()]);
}

/** From a product page into the checkout. */
export async function buy(page: Page, words: Words, checkoutUrl: string): Promise<void> {
  await untilHydrated(page);
  await addToCart(page, words);
  await page.goto(checkoutUrl, { waitUntil: 'load' });
  await untilHydrated(page);
}

export async function enterPerson(page: Page, words: Words, email: string): Promise<void> {
  await field(page, words.firstName).fill('Marlene');
  await field(page, words.lastName).fill('Kaiser');
  await field(page, words.email).fill(email);
}

export async function enterAddress(page: Page, words: Words, street = 'Lindenstraße'): Promise<void> {
  await field(page, words.street).fill(street);
  await field(page, words.houseNumber).fill('14');
  await field(page, words.zip).fill('80331');
  await field(page, words.city).fill('München');
}

export const chooseTransfer = (page: Page, words: Words) =>
  page.getByRole('radio', { name: words.bankTransfer }).check();

export const acceptTerms = (page: Page, words: Words) => page.getByRole('checkbox', { name: words.terms }).check();

/** As a guest who pays by bank transfer, up to the button. */
export async function fillCheckout(page: Page, words: Words, email: string): Promise<void> {
  await enterPerson(page, words, email);
  await button(page, words.toShipping).click();
  await enterAddress(page, words);
  await button(page, words.toPayment).click();
  await chooseTransfer(page, words);
  await button(page, words.toReview).click();
  await page.getByRole('heading', { level: 2, name: words.review }).waitFor();
  await acceptTerms(page, words);
}

export const thankYou = (page: Page, words: Words) => page.getByRole('heading', { level: 1, name: words.thanks });

/**
 * The orders that the shop has answered with, whatever became of the answers. `fate` decides about each, by
 * how often was tried until then: a page that is left may never get an answer. Only these calls are held:
 * a route of Playwright holds every request, and has the browser cache no file.
 */
export async function watchOrders(
  page: Page,
  fate: (attempts: number) => 'arrives' | 'lost' = () => 'arrives',
): Promise<{ numbers: ReadonlySet<string>; attempts: () => number }> {
  const numbers = new Set<string>();
  let attempts = 0;
  // without the backslash it would be any sign
  const order = { urlPattern: '*/api/order\\?*' };
  for (const tab of page.context().pages()) {
    const devtools = await page.context().newCDPSession(tab);
    const decide = async ({ requestId, responseStatusCode }: { requestId: string; responseStatusCode?: number }) => {
      const goOn = () => devtools.send('Fetch.continueRequest', { requestId });
      if (responseStatusCode === undefined) {
        attempts += 1;
        await goOn();
        return;
      }
      const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId });
      const { code, result } = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString());
      if (code === 200) numbers.add(result.orderNumber);
      if (fate(attempts) === 'arrives') await goOn();
      else await devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    };
    devtools.on('Fetch.requestPaused', (request) => void decide(request).catch(unlessLeft));
    await devtools.send('Fetch.enable', {
      patterns: [
        { ...order, requestStage: 'Request' },
        { ...order, requestStage: 'Response' },
      ],
    });
  }
  return { numbers, attempts: () => attempts };
}

/** A page that is left takes its requests along, and there is nothing to decide about them any more. */
function unlessLeft(error: unknown): void {
  if (!/Invalid InterceptionId|has been closed|Session closed/.test(String(error))) throw error;
}
