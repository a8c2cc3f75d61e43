import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

export const untilWorkerServes = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** What the server has rendered in this tab is fetched once more when the browser is idle, to be there offline. */
export const untilPagesCached = (page: Page) =>
  eventually(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('brixel/uncached-pages') ?? '[]'))).toEqual(
    [],
  );
