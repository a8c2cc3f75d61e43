import { expect, test } from 'vitest';
import { mostAlike } from './most-alike.ts';

const paths = ['/i/versand', '/i/impressum', '/steine/stein-2x4', '/steine/stein-2x2', '/platten'];

test.each([
  ['/versandkosten', '/i/versand'],
  ['/alt/Impressum.html', '/i/impressum'],
  ['/shop/stein-2x4-rot', '/steine/stein-2x4'],
  ['/plattten/', '/platten'],
  ['/wp-login.php', null],
  ['/', null],
  ['/%E0%A4%A', null],
])('%s → %s', (wanted, proposed) => {
  expect(mostAlike(wanted, paths)).toBe(proposed);
});
