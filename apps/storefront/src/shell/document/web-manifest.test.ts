import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ownStores } from '#config/stores.ts';
import { loadAllMessages } from '#i18n/load-messages.ts';
import { webManifest } from './web-manifest.ts';

const files = fileURLToPath(new URL('../../../public', import.meta.url));

test.each(ownStores(true))('$storeCode: pictures are there in the size they are said to have', async (store) => {
  await loadAllMessages();
  const { icons, screenshots, shortcuts, ...manifest } = webManifest(store, { name: 'brixel', hasLogo: true });
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of pictures) {
    const { width, height, format } = await sharp(files + src).metadata();
    expect(type, src).toContain(format);
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const { url } of shortcuts) expect(url.startsWith(manifest.scope)).toBe(true);
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  expect(manifest.description).not.toContain('offline.');
});
