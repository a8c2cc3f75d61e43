import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { drawPicturesAhead } from '../../apps/shop/src/pictures-ahead.ts';
import { eventually } from './support/eventually.ts';
import { shopUrl, visit, wide } from './support/shop.ts';

const PAGES = ['/', '/c/sets'];

const picturesAskedFor = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.startsWith('/img/'))
      .map(({ pathname, search }) => pathname + search),
  );

// that the shop draws them is shown in process.test.ts; here it is enough to know which
test('a first scroll of home and a category leaves no empty box, and asks for no picture that is not drawn ahead', async () => {
  // this browser has no use for the double density
  const readPage = async (path: string) =>
    (await (await fetch(shopUrl(path))).text()).replaceAll(/, \/img\/\S+ 2x/g, '');
  const drawn = new Set<string>();
  await drawPicturesAhead({
    pages: PAGES,
    readPage,
    draw: async (path) => void drawn.add(path),
    isBusy: () => false,
    signal: new AbortController().signal,
  });
  for (const path of PAGES) {
    const { page, close } = await visit(path, { pictures: true });
    onTestFinished(close);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    let shown = 0;
    for (let top = 0; top < height; top += wide.height) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const pictures = page.locator('img[src^="/img/"]');
      const empty = () =>
        pictures.evaluateAll((images) =>
          images
            .filter((image) => {
              const { top: from, bottom, width } = image.getBoundingClientRect();
              return width > 0 && bottom > 0 && from < window.innerHeight;
            })
            .filter((image) => !(image as HTMLImageElement).complete || (image as HTMLImageElement).naturalWidth === 0)
            .map((image) => image.getAttribute('src')),
        );
      await eventually(empty).toEqual([]);
      shown = await pictures.count();
    }
    expect(shown).toBeGreaterThan(10);
    expect((await picturesAskedFor(page)).filter((path) => !drawn.has(path))).toEqual([]);
  }
});
