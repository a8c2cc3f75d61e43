import { expect, test } from 'vitest';
import { createAssetManifest } from './asset-manifest.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/app.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'], css: ['assets/card.css'] },
  'src/routes/home.tsx': { file: 'assets/home.js', imports: ['_react.js', '_card.js'] },
  'src/i18n/de/core.ts': { file: 'assets/core-de.js' },
  'node_modules/figtree.woff2': { file: 'assets/figtree.woff2', src: 'node_modules/figtree.woff2' },
};

test('a page names its own modules and style sheets and those it shares, but not what the entry brings', () => {
  const assets = createAssetManifest(manifest);
  expect(assets.entry).toBe('/assets/entry.js');
  expect(assets.css).toEqual(['/assets/app.css']);
  expect(assets.fonts).toEqual(['/assets/figtree.woff2']);
  expect(assets.pageCss.home).toEqual(['/assets/card.css']);
  expect(assets.preload.home).toEqual(['/assets/home.js', '/assets/card.js']);
  expect(assets.preload['text:de/core']).toEqual(['/assets/core-de.js']);
  expect(assets.preload.entry).toEqual(['/assets/react.js']);
});

test('a missing build is named', () => {
  expect(() => createAssetManifest({})).toThrow('build the storefront first');
});
