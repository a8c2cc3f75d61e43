import { expect, test } from 'vitest';
import { mailedByClosed, movedStore, storeAddress, storeAt, storeHref, storePrefixes } from './store-place.ts';

const shop = { storeCode: 'default', prefix: '' };
const german = { storeCode: 'de', prefix: '/deutsch' };
const austrian = { storeCode: 'at', prefix: '', host: 'shop.example.at' };
const french = { storeCode: 'ch-fr', prefix: '/fr', host: 'shop.example.ch:8080' };
const stores = [shop, german, austrian, french];

test.each([
  ['shop.example', '/c/shirts', 'default', '', '/c/shirts'],
  ['shop.example', '/default/c/shirts', 'default', '/default', '/c/shirts'],
  ['shop.example', '/deutsch', 'de', '/deutsch', '/'],
  ['shop.example', '/de/c/hemden', 'default', '', '/de/c/hemden'],
  ['SHOP.example.at', '/c/hemden', 'at', '', '/c/hemden'],
  ['shop.example.at', '/deutsch/c/hemden', 'at', '', '/deutsch/c/hemden'],
  ['shop.example.ch:8080', '/fr/c/x', 'ch-fr', '/fr', '/c/x'],
  ['shop.example.ch:8080', '/c/x', 'ch-fr', '', '/c/x'],
  ['10.0.0.7:3000', '/', 'default', '', '/'],
])('%s%s is of the store %s', (host, pathname, storeCode, prefix, rest) => {
  expect(storeAt(stores, { host, pathname })).toMatchObject({ store: { storeCode }, prefix, rest });
});

test('a shop of one store has no prefixes', () => {
  expect(storeAt([shop], { pathname: '/default' })).toMatchObject({ prefix: '', rest: '/default' });
  expect(storePrefixes([shop])).toEqual(['']);
  expect(storePrefixes(stores)).toEqual(['', '/default', '/deutsch', '/at', '/fr']);
});

test('a store at another host is linked with its whole address', () => {
  const publicUrl = 'https://shop.example';
  expect(storeAddress(publicUrl, german, '/c/x')).toBe('https://shop.example/deutsch/c/x');
  expect(storeAddress(publicUrl, french, '/')).toBe('https://shop.example.ch:8080/fr');
  expect(storeHref(publicUrl, shop, german, '/c/x')).toBe('/deutsch/c/x');
  expect(storeHref(publicUrl, shop, austrian, '/c/x')).toBe('https://shop.example.at/c/x');
  expect(storeHref(publicUrl, austrian, shop, '/')).toBe('https://shop.example/');
});

test('what was below the address of the shop is at the host that the store has got', () => {
  const at = (host: string, pathname: string) => movedStore(stores, { host, pathname });
  expect(at('shop.example', '/at/c/hemden')).toEqual({ store: austrian, rest: '/c/hemden' });
  expect(at('shop.example', '/at')).toEqual({ store: austrian, rest: '/' });
  expect(at('shop.example', '/attic')).toBeNull();
  expect(at('shop.example', '/de/c/hemden')).toBeNull();
  expect(at('SHOP.example.at', '/at/c/hemden')).toBeNull();
});

test('what mails of a closed store have named is in the store that is left', () => {
  const left = [{ storeCode: 'de', prefix: '' }];
  const at = (pathname: string, stores = left) => mailedByClosed(stores, ['de', 'it'], pathname);
  expect(at('/it/order-review/abc/success')).toBe('/order-review/abc/success');
  expect(at('/it/newsletter/unsubscribe')).toBe('/newsletter/unsubscribe');
  expect(at('/it/vertrag-widerrufen')).toBe('/vertrag-widerrufen');
  for (const path of ['/it', '/it/c/piastrelle', '/it/i/impressum', '/fr/order-review/abc', '/order-review/abc'])
    expect(at(path), path).toBeNull();
  expect(at('/it/order-review/abc', [...left, { storeCode: 'it', prefix: '/it' }])).toBeNull();
});
