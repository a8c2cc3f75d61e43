import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { inject } from 'vitest';
import { WAIT_LIMIT_MS } from '../../support/limits.ts';
import { browserOf } from './browsers.ts';

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

export const shopUrl = (path = '/') => new URL(path, inject('shopUrl')).href;

export interface Visit {
  page: Page;
  /** errors of the console, uncaught exceptions and failed requests since the page was opened */
  complaints: string[];
  close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  consent?: 'refused' | 'open';
  /** true: pictures are shown. Else the browser loads none, since drawing them takes time */
  pictures?: boolean;
  /**
   * true: the shop's service worker may come, as it does for most visitors. Nothing may be intercepted then: a page that is
   * asked for while one worker follows another would never arrive
   */
  worker?: boolean;
}

/** What a browser that loads no pictures says of every one that a page asks for early. */
const PICTURE_NOT_LOADED =
  /(?:\.(?:jpg|png|svg)|\/no_selection)(?:&[^']*)?'? (?:was preloaded|is found, but is not used because image loading is disabled)/;

/** A fresh visitor. Consent is refused beforehand unless asked otherwise, so that the banner covers nothing. */
export async function visit(
  path: string,
  { consent = 'refused', worker = false, pictures = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  const browser = await browserOf(pictures ? 'with pictures' : 'plain');
  const context = await browser.newContext({ viewport: wide, locale: 'de-DE', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  if (consent === 'refused') await context.addInitScript(refuseConsent);
  if (!worker) await context.addInitScript(forgetWorkers);
  const page = await context.newPage();
  const complaints: string[] = [];
  const isOvertaken = watchLogouts(page);
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isOvertaken(message.location().url) && message.text().includes('status of 401')) return;
    if (isComplaint && !(pictures === false && PICTURE_NOT_LOADED.test(message.text())))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (isOvertaken(response.url()) && response.status() === 401) return;
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(shopUrl(path), { waitUntil: 'load' });
  const close = async (): Promise<void> => {
    // whoever holds a request back finds it gone with the page
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, complaints, close };
}

/** Says of an address whether it was asked for before a logout was answered: the API may have heard that first, and then rightly answers 401. */
function watchLogouts(page: Page): (url: string) => boolean {
  const underway = new Set<string>();
  const overtaken = new Set<string>();
  const isLogout = (url: string): boolean => new URL(url).pathname === '/api/user/logout';
  const done = (request: Request): unknown => underway.delete(request.url());
  page.on('request', (request) => {
    underway.add(request.url());
    if ([...underway].some(isLogout)) for (const url of underway) overtaken.add(url);
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return (url) => overtaken.has(url);
}

function refuseConsent() {
  const claim = { code: 'cookiesAccepted', created_at: '2026-11-15', value: { version: 1, statistics: false } };
  localStorage.setItem('brixel/claims', JSON.stringify({ cookiesAccepted: claim }));
}

/** As in browsers that know no service workers. */
function forgetWorkers() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** React marks every element that it has taken over. Asked at every frame, the page would draw one 60 times a second. */
export const untilAlive = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) => {
      const element = document.querySelector(wanted);
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    },
    selector,
    { polling: 50 },
  );

/**
 * As any visitor does. Twice, since the shop rightly takes a pointer that is where it was for one that rests, and would wait some
 * seconds for somebody on each later page of a visit.
 */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Moves the mouse and waits until the page's main part is alive. */
export async function untilHydrated(page: Page): Promise<void> {
  await moveMouse(page);
  await untilAlive(page, 'h1');
}
