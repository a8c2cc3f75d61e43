import { randomUUID } from 'node:crypto';
import type { Envelope } from '@brixel/contract/envelope';
import type { Page } from 'playwright-core';
import { moveMouse } from './shop.ts';

/** Customers and their way in, by what can be read there. */

export const WORDS = {
  de: {
    loginNeeded: 'Bitte melde dich an, um diese Seite zu sehen.',
    login: 'Anmelden',
    register: 'Konto anlegen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    passwordTooShort: 'Das Passwort muss mindestens 8 Zeichen haben.',
    wrongEmail: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    wrongLogin: 'E-Mail oder Passwort stimmt nicht.',
    hello: 'Hallo Marlene',
    noOrders: 'Noch keine Bestellung',
    forgot: 'Passwort vergessen?',
    sendLink: 'Link schicken',
    linkSent: 'Gibt es ein Konto mit dieser Adresse, ist die E-Mail unterwegs. Der Link darin gilt eine Stunde.',
    backToLogin: 'Zurück zur Anmeldung',
    newPassword: 'Neues Passwort',
    repeatPassword: 'Neues Passwort wiederholen',
    notEqual: 'Die Passwörter stimmen nicht überein.',
    savePassword: 'Passwort speichern',
    passwordChanged: 'Dein Passwort ist geändert.',
    linkBroken: 'Der Link ist unvollständig oder abgelaufen',
    logout: 'Abmelden',
    loggedOut: 'Du bist abgemeldet.',
    account: 'Konto',
    orders: 'Bestellungen',
  },
  it: {
    loginNeeded: 'Accedi per vedere questa pagina.',
    login: 'Accedi',
    register: 'Crea un account',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'Indirizzo e-mail',
    password: 'Password',
    showPassword: 'Mostra la password',
    passwordTooShort: 'La password deve avere almeno 8 caratteri.',
    wrongEmail: 'Inserisci un indirizzo e-mail valido.',
    wrongLogin: 'E-mail o password non corrette.',
    hello: 'Ciao Marlene',
    noOrders: 'Ancora nessun ordine',
    forgot: 'Password dimenticata?',
    sendLink: 'Invia il link',
    linkSent: 'Se esiste un account con questo indirizzo, l’e-mail è in arrivo. Il link vale un’ora.',
    backToLogin: 'Torna all’accesso',
    newPassword: 'Nuova password',
    repeatPassword: 'Ripeti la nuova password',
    notEqual: 'Le password non coincidono.',
    savePassword: 'Salva la password',
    passwordChanged: 'La password è stata cambiata.',
    linkBroken: 'Il link è incompleto o scaduto',
    logout: 'Esci',
    loggedOut: 'Disconnessione effettuata.',
    account: 'Account',
    orders: 'Ordini',
  },
} as const;
export type Words = (typeof WORDS)[keyof typeof WORDS];

export const PASSWORD = 'ein langes Kennwort';
export const newEmail = (): string => `marlene-${randomUUID()}@example.de`;

/** As any client would. */
export async function post<T>(url: string, path: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
  const { code, result } = (await answer.json()) as Envelope<T>;
  if (code !== 200) throw new Error(`${path} answered ${code}: ${JSON.stringify(result)}`);
  return result;
}

/** Somebody who has an account, and the address it goes by. */
export async function newCustomer(url: string): Promise<string> {
  const email = newEmail();
  await post(url, '/api/user/create', {
    customer: { email, firstname: 'Marlene', lastname: 'Kaiser' },
    password: PASSWORD,
  });
  return email;
}

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** From the wall that guests meet on every page of the account. */
export async function openLogin(page: Page, words: Words) {
  await moveMouse(page);
  await page.getByRole('main').getByRole('button', { name: words.login, exact: true }).click();
  await dialogOf(page).getByLabel(words.email).waitFor();
  return dialogOf(page);
}

export async function logIn(page: Page, words: Words, email: string, password = PASSWORD): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel(words.email).fill(email);
  await dialog.getByLabel(words.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: words.login, exact: true }).click();
}

/** The stored tokens of the customer who is logged in. */
export const storedUser = (page: Page) =>
  page.evaluate(
    (): { token: string; refreshToken: string } | null =>
      JSON.parse(localStorage.getItem('brixel/user') ?? 'null') || null,
  );

/** For the API it makes no difference whether a token was never given or has run out. */
export const breakTokens = (page: Page, ...names: ('token' | 'refreshToken')[]) =>
  page.evaluate((broken) => {
    const user = JSON.parse(localStorage.getItem('brixel/user') ?? '{}');
    for (const name of broken) user[name] = 'run-out';
    localStorage.setItem('brixel/user', JSON.stringify(user));
  }, names);
