import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Goes online and waits until the page has noticed: before that the layout moves, and a click may miss its button. */
export async function restoreConnection(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  const offline = page.getByRole('status').filter({ hasText: /^(Du bist|Sei) offline/ });
  await eventually(() => offline.count()).toBe(0);
}
