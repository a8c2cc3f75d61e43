import { expect, onTestFinished, test } from 'vitest';
import { drawPicturesAhead } from '../../apps/shop/src/pictures-ahead.ts';
import { eventually } from './support/eventually.ts';
import { shopUrl, visit, wide } from './support/shop.ts';

const PAGES = ['/', '/c/sets'];

const aPicture = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

// every picture arrives at once: how it is drawn is tested elsewhere
test('a first scroll of home and a category leaves no empty box, and asks for no picture that was not drawn ahead', async () => {
  const drawn = new Set<string>();
  await drawPicturesAhead({
    pages: PAGES,
    // this browser has no use for the double density
    readPage: async (path) => (await (await fetch(shopUrl(path))).text()).replaceAll(/, \/img\/\S+ 2x/g, ''),
    draw: async (path) => void drawn.add(path),
    isBusy: () => false,
    signal: new AbortController().signal,
  });
  for (const path of PAGES) {
    const { page, close } = await visit('/robots.txt', { pictures: true });
    onTestFinished(close);
    const requested = new Set<string>();
    await page.route('**/img/**', (route) => {
      const { pathname, search } = new URL(route.request().url());
      requested.add(pathname + search);
      return route.fulfill({ contentType: 'image/gif', body: aPicture });
    });
    await page.goto(shopUrl(path), { waitUntil: 'domcontentloaded' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
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
    }
    expect([...requested].filter((picture) => !drawn.has(picture))).toEqual([]);
    expect(requested.size).toBeGreaterThan(10);
  }
});
