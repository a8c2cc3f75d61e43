import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** The line is back, and the page has noticed: until then things move, and a press may miss its button. */
export async function regainLine(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  const offline = page.getByRole('status').filter({ hasText: /^(Du bist|Sei) offline/ });
  await eventually(() => offline.count()).toBe(0);
}
