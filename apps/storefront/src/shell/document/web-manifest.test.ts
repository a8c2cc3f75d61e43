import { fileURLToPath } from 'node:url';
import { defaultFacts } from '@brixel/contract/shop-facts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { ownStores } from '#config/stores.ts';
import { loadAllMessages } from '#i18n/load-messages.ts';
import { letterIcon } from './shop-icon.ts';
import { webManifest } from './web-manifest.ts';

const files = fileURLToPath(new URL('../../../public', import.meta.url));

test('an app of another shop has its own icon, or a letter, and nothing of ours', async () => {
  await loadAllMessages();
  const api = { url: 'https://api.example', calls: 'vsf1' } as const;
  const foreign = createPublicConfig({ publicUrl: 'https://www.stoff.example', api });
  const [store] = foreign.stores;
  if (!store) throw new Error('no store');
  const manifest = webManifest(store, foreign);
  expect(manifest).toMatchObject({ name: 'stoff.example', screenshots: [], icons: [{ src: '/shop-icon.svg' }] });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/search', '/my-account/orders']);
  const named = createPublicConfig({ publicUrl: 'https://x.example', api, shopIcon: 'https://x.example/a.png' });
  expect(webManifest(store, named).icons).toEqual([
    { src: 'https://x.example/a.png', sizes: 'any', type: 'image/png' },
  ]);
  expect(letterIcon({ name: '<b>', colour: null })).toContain('>&lt;</text>');
});

test('an app of a shop with a look of its own has its logo, its colour and none of our pictures', async () => {
  await loadAllMessages();
  const look = { colour: '#7a2e8e', logo: null, darkLogo: null };
  const config = (logo: { id: string; width: number; height: number } | null) =>
    createPublicConfig({ publicUrl: 'https://x.example', facts: { ...defaultFacts, look: { ...look, logo } } });
  const [store] = ownStores(true);
  if (!store) throw new Error('no store');
  const id = 'a'.repeat(64);
  const square = webManifest(store, config({ id, width: 300, height: 280 }));
  expect(square).toMatchObject({ theme_color: expect.not.stringMatching('#083d45'), screenshots: [] });
  expect(square.icons.map(({ src, sizes }) => [src, sizes])).toEqual([
    [`/img/240/240/resize/app-icon/${id}.png`, '240x240'],
    [`/img/576/576/resize/app-icon/${id}.png`, '576x576'],
    [`/img/576/576/resize/app-icon/${id}.png`, '576x576'],
  ]);
  for (const logo of [null, { id, width: 900, height: 200 }])
    expect(webManifest(store, config(logo)).icons).toEqual([
      { src: '/shop-icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ]);
  expect(letterIcon({ name: 'x', colour: '#7a2e8e' })).toContain('fill="#7a2e8e"');
});

test.each(ownStores(true))('$storeCode: pictures are there in the size they are said to have', async (store) => {
  await loadAllMessages();
  const { icons, screenshots, shortcuts, ...manifest } = webManifest(
    store,
    createPublicConfig({ publicUrl: 'https://shop.example' }),
  );
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of pictures) {
    const { width, height, format } = await sharp(files + src).metadata();
    expect(type ?? '', src).toContain(format);
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const { url } of shortcuts) expect(url.startsWith(manifest.scope)).toBe(true);
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  expect(manifest.description).not.toContain('offline.');
});
