import { expect, test } from 'vitest';
import { comparedPath, shopPath } from './shop-path.ts';

test.each([
  ['/i/versand', '/i/versand'],
  ['/i/versand/', '/i/versand'],
  ['/it/i/versand', '/i/versand'],
  ['/it', '/'],
  ['/', '/'],
  ['/search/rot?page=2#liste', '/search/rot?page=2#liste'],
  ['//evil.example/x', '/evil.example/x'],
  ['/a/..//evil.example', '/evil.example'],
])('%s is %s of this shop', (text, path) => {
  expect(shopPath(text)).toBe(path);
});

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/\t/evil.example',
  'i/versand',
  '',
  '/ x',
])('%j is no path of this shop', (text) => {
  expect(shopPath(text)).toBeNull();
  expect(comparedPath(text)).toBeNull();
});

test('addresses are the same whatever their capitals, encoding, query and last slash', () => {
  const same = ['/Über-Uns', '/über-uns/', '/%C3%BCber-uns', '/it/über-uns?a=1', '/%C3%9Cber-uns#x'];
  expect(new Set(same.map(comparedPath))).toEqual(new Set(['/über-uns']));
});
