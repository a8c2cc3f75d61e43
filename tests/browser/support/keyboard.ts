import type { Locator, Page } from 'playwright-core';

/** More stops than any page has on the way to what a test wants. */
const MOST_STOPS = 250;

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses the Tab key until the focus is there, as somebody without a mouse has to. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The ${key} key never reaches ${target}`);
}
