import { expect, onTestFinished, test } from 'vitest';
import { drawPicturesAhead, picturesOf } from '../../apps/shop/src/pictures-ahead.ts';
import { shopUrl, visit, wide } from './support/shop.ts';

const PAGES = ['/', '/c/sets'];
const A_SECOND_MS = 1_000;
const DRAWING_MS = 240_000;

test(
  'a first scroll of home and a category shows no empty box after a second, once their pictures are drawn ahead',
  async () => {
    const headers = { accept: 'image/avif,image/webp,*/*' };
    // this browser has no use for the double density
    const readPage = async (path: string) =>
      (await (await fetch(shopUrl(path))).text()).replaceAll(/, \/img\/\S+ 2x/g, '');
    const draw = async (path: string) => void (await (await fetch(shopUrl(path), { headers })).arrayBuffer());
    // all at once: the shop itself would rest after each as long as it took
    for (const path of PAGES) await Promise.all(picturesOf(await readPage(path)).map(draw));
    await drawPicturesAhead({
      pages: PAGES,
      readPage,
      draw,
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
              .filter(
                (image) => !(image as HTMLImageElement).complete || (image as HTMLImageElement).naturalWidth === 0,
              )
              .map((image) => image.getAttribute('src')),
          );
        await expect.poll(empty, { timeout: A_SECOND_MS, interval: 50 }).toEqual([]);
        shown = await pictures.count();
      }
      expect(shown).toBeGreaterThan(10);
    }
  },
  DRAWING_MS,
);
