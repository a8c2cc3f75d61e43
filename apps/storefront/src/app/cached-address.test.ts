import { expect, test } from 'vitest';
import { ownStores } from '#config/stores.ts';
import { cachedAddress } from './cached-address.ts';

const cached = (address: string) => cachedAddress(address, { stores: ownStores(true), defaultSort: 'updated_at:desc' });

test('only what a page reads of its query is part of its address, in one way of writing it', () => {
  expect(cached('/?utm_source=mail')).toBe('/');
  expect(cached('/it?page=3')).toBe('/it');
  expect(cached('/c/steine?gclid=1&page=2&color=20&color=x')).toBe('/c/steine?color=20&page=2');
  expect(cached('/c/steine?page=1&sort=nonsense')).toBe('/c/steine');
  expect(cached('/it/search/2x4?sort=final_price&a=b')).toBe(cached('/it/search/2x4?sort=final_price'));
  expect(cached('/p/BX-1/x?stars=9&reviews=2&childSku=BX-2&page=4')).toBe('/p/BX-1/x?childSku=BX-2&reviews=2');
  expect(cached('/stored/path?page=2&order=best&x=y')).toBe('/stored/path?page=2&order=best');
});

test('what a category is sorted by at first is no part of its address, and anything else is', () => {
  const config = { stores: ownStores(true), defaultSort: 'final_price' } as const;
  expect(cachedAddress('/c/steine?sort=final_price', config)).toBe('/c/steine');
  expect(cachedAddress('/c/steine?sort=updated_at:desc', config)).toBe('/c/steine?sort=updated_at%3Adesc');
  expect(cachedAddress('/stored/path?sort=final_price', config)).toBe('/stored/path');
});

test('pages of a person, with a form or with a token have none', () => {
  for (const address of [
    '/cart',
    '/checkout',
    '/my-account/orders',
    '/order-status',
    '/i/hilfe-kontakt',
    '/i/newsletter',
  ])
    expect(cached(address)).toBe(null);
  expect(cached('/newsletter/confirm?token=x')).toBe(null);
  expect(cached('/order-review/1/success')).toBe(null);
  expect(cached('/search?q=2x4')).toBe(null);
});
