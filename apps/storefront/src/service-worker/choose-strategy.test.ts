import { expect, test } from 'vitest';
import { chooseStrategy, type Strategy } from './choose-strategy.ts';

const ORIGIN = 'https://brixel.example';

const choose = (address: string, facts: { method?: string; mode?: string; isRange?: boolean } = {}): Strategy =>
  chooseStrategy({ method: 'GET', mode: 'cors', isRange: false, ...facts, url: new URL(address, ORIGIN) }, ORIGIN);

test.each([
  '/',
  '/it',
  '/pwa.html',
  '/c/basissteine?farbe=rot',
  '/it/p/BX-3001/mattoncino/BX-3001-1',
  '/checkout',
  '/my-account/orders',
  '/basissteine/stein-2x4.html',
  '/apidae',
  '/administration',
])('%s is a page', (address) => {
  expect(choose(address, { mode: 'navigate' })).toBe('page');
});

test.each([
  '/admin',
  '/admin/settings/staff',
  '/api/download/1/2/3',
  '/api/docs',
  '/sandbox-payment/abc',
  '/img/150/150/resize/part/3001/20.png',
  '/health',
])('%s is no page of the storefront', (address) => {
  expect(choose(address, { mode: 'navigate' })).toBe('way-out');
});

test.each<[string, Strategy]>([
  ['/assets/shell-3j5ZEV8D.js', 'release'],
  ['/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2', 'release'],
  ['/assets/raccoon-D0j8TtMC.webp', 'release'],
  ['/logo.svg', 'release'],
  ['/it/manifest.webmanifest', 'network'],
  ['/img/300/372/resize/part/3001/20.png', 'picture'],
  ['/banners/it.json', 'static-json'],
  ['/api/catalog/brixel_de/product/_search?size=50', 'network'],
  ['/api/user/me?token=secret', 'network'],
  ['/api/cart/pull?token=&cartId=1', 'network'],
  ['/graphql/de', 'network'],
  ['/admin/assets/main-3j5ZEV8D.js', 'network'],
  ['/admin/api/session', 'network'],
])('%s: %s', (address, strategy) => {
  expect(choose(address)).toBe(strategy);
});

test('what changes something, belongs to somebody else or is only a part is never answered', () => {
  expect(choose('/i/newsletter', { method: 'POST', mode: 'navigate' })).toBe('network');
  expect(choose('https://elsewhere.example/img/1.png')).toBe('network');
  expect(choose('/img/300/372/resize/part/3001/20.png', { isRange: true })).toBe('network');
});
