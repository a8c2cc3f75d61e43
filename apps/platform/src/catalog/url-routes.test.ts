import { expect, it } from 'vitest';
import { normalisePath } from './url-routes.ts';

it('reads a path without store, query and outer slashes', () => {
  for (const url of [
    'steine/rund',
    '/steine/rund',
    '/it/steine/rund/',
    '//steine//rund?x=1',
    'https://shop.example/de/steine/rund#a',
  ]) {
    expect(normalisePath(url)).toBe('steine/rund');
  }
  expect(normalisePath('/caff%C3%A8')).toBe('caffè');
  expect(normalisePath('/%zz')).toBe('%zz');
  expect(normalisePath('/')).toBe('');
});
