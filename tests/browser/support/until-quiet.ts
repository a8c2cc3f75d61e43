import type { Page } from 'playwright-core';

/** Waits until the page has asked for nothing for a while: what comes after the first view has come. */
export async function untilQuiet(page: Page, quietMs = 1500): Promise<void> {
  let requests = 0;
  const count = (): void => {
    requests += 1;
  };
  page.on('request', count);
  let before: number;
  do {
    before = requests;
    await page.waitForTimeout(quietMs);
  } while (requests !== before);
  page.off('request', count);
}
