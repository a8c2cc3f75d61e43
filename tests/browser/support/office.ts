import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { invitationPath } from '@brixel/contract/office/office-paths';
import type { Role } from '@brixel/contract/office/roles';
import { openDatabase } from '@brixel/platform/database/database';
import { invite } from '@brixel/platform/office/invitations';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { axeFindings } from './axe.ts';
import type { FileShop } from './hosted-shop.ts';
import { narrow, type VisitOptions, visit } from './shop.ts';
import { untilStill } from './still.ts';

export const PASSWORD = 'viele bunte steine im regal';

export const newStaffEmail = (): string => `giulia-${randomUUID()}@firma.example`;

const run = promisify(execFile);

/** As an owner does on the shop's machine; gives the link that it prints. */
export async function inviteByCommand(
  { url, dataDir }: FileShop,
  email: string,
  role: Role = 'owner',
): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/shop/src/owner.ts', 'staff', 'invite', email, '--role', role], {
    env: { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, PORT: new URL(url).port, DATABASE_URL: '' },
  });
  return /http\S+/.exec(stdout)?.[0] ?? '';
}

/** The same without the command, which has to be started first. */
export async function invitationTo({ url, dataDir }: FileShop, email: string, role: Role = 'owner'): Promise<string> {
  const database = await openDatabase({ dataDir });
  try {
    const author = { staff: { id: null, name: 'cli:test' }, requestId: null };
    const invited = await database.db
      .transaction()
      .execute((tx) => invite(tx, { email, role }, { author, now: Date.now() }));
    if (invited === 'disabled') throw new Error(`${email} is disabled.`);
    return new URL(invitationPath(invited.token), url).href;
  } finally {
    await database.close();
  }
}

/** Somebody follows their link, without a browser; gives their cookies. */
export async function acceptInvitation(link: string, name: string, language = 'de'): Promise<string[]> {
  const { origin, pathname } = new URL(link);
  const token = pathname.split('/').at(-1);
  const answer = await fetch(`${origin}/admin/api/invitations/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-office': '1' },
    body: JSON.stringify({ name, password: PASSWORD, language }),
  });
  if (!answer.ok) throw new Error(`The invitation was refused: ${await answer.text()}`);
  return answer.headers.getSetCookie();
}

/** What a browser has stored of somebody who has just signed in. */
async function signedIn(shop: FileShop, role: Role, name: string, language: string) {
  const { hostname: domain } = new URL(shop.url);
  const written = await acceptInvitation(await invitationTo(shop, newStaffEmail(), role), name, language);
  const cookies = written.map((cookie) => {
    const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    const rules = { path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' } as const;
    return { name: key, value, domain, ...rules };
  });
  return { cookies, origins: [] };
}

interface OfficeVisit extends VisitOptions {
  name?: string;
  role?: Role;
  /** what the browser may complain about */
  expected?: RegExp;
}

/**
 * A page of the office as somebody sees it who has signed in, in German unless `locale` is another; how people come in is tried in
 * `office.test.ts`. Whatever else the browser complains about fails the test.
 */
export async function officePage(
  shop: FileShop,
  path: string,
  { name = 'Giulia Pichler', role = 'owner', expected, locale = 'de-DE', ...options }: OfficeVisit = {},
): Promise<Page> {
  const storageState = await signedIn(shop, role, name, locale.slice(0, 2));
  const { page, complaints, close } = await visit(new URL(path, shop.url).href, { ...options, locale, storageState });
  onTestFinished(async () => {
    await close();
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([]);
  });
  // before that no key means anything
  await page.locator('h1').waitFor();
  return page;
}

/** Follows an invitation in the browser, in German, up to the first page. */
export async function enterOffice(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Neues Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto öffnen' }).click();
  await page.getByRole('heading', { level: 1, name: /^Guten .+/ }).waitFor();
}

/** What axe finds, in light and in dark; the office follows the system. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    await untilStill(page);
    findings.push(...(await axeFindings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}

export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** What is wrong with a page on a phone; afterwards its window is as wide as before. */
export async function findingsOnPhone(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(narrow);
  await untilStill(page);
  const findings = [...(await axeFindings(page)), ...((await isTooWide(page)) ? ['wider than the screen'] : [])];
  if (before) await page.setViewportSize(before);
  return findings;
}

/** Passkeys of a device that always agrees. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
