import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { categoryById, variant } from './support/catalog.ts';
import { shopUrl, visit } from './support/shop.ts';

const KIB = 1024;

/** What a first view fetches, each file packed as the wire does. */
async function firstView(path: string) {
  // without pictures: to draw one for the first time takes longer than the pause after which the rest of the code comes
  const { page, close } = await visit(path);
  await page.waitForLoadState('networkidle');
  const resources = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).name),
  );
  await close();
  const sizeOf = async (ending: string) => {
    const files = resources.filter((url) => new URL(url).pathname.endsWith(ending));
    const bodies = await Promise.all(files.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
    return bodies.reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0) / KIB;
  };
  return {
    script: await sizeOf('.js'),
    style: await sizeOf('.css'),
    fonts: resources.filter((url) => url.endsWith('.woff2')).length,
    foreign: resources.filter((url) => !url.startsWith(shopUrl())),
  };
}

test('first views of home, category and product keep to the budget', async () => {
  const category = await categoryById('de', 119);
  const product = await variant('de');
  const paths = ['/', `/c/${category.slug}`, `/p/${product.family_sku}/${product.slug}/${product.sku}`];
  for (const path of paths) {
    const view = await firstView(path);
    expect(view.script, `JavaScript of ${path} in KiB`).toBeLessThanOrEqual(100);
    expect(view.style, `CSS of ${path} in KiB`).toBeLessThanOrEqual(20);
    expect(view.fonts, `fonts of ${path}`).toBeLessThanOrEqual(2);
    expect(view.foreign, `third parties of ${path}`).toEqual([]);
    expect(view.script, 'the measurement sees the scripts').toBeGreaterThan(50);
  }
});
