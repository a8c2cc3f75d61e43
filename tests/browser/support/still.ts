import type { Page } from 'playwright-core';

/** Until colours have changed to those of the other theme, and what opens has opened. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
