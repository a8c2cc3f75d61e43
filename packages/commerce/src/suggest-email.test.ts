import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['marlene@gmial.com', 'marlene@gmail.com'],
  ['marlene@gmail.con', 'marlene@gmail.com'],
  ['marlene@gmai.com', 'marlene@gmail.com'],
  ['marlene@gmail.comm', 'marlene@gmail.com'],
  [' Marlene.K@GMX.DEE ', 'Marlene.K@gmx.de'],
  ['luca@libero.ti', 'luca@libero.it'],
  ['luca@ibero.it', 'luca@libero.it'],
])('%s: was %s meant?', (written, meant) => {
  expect(suggestEmail(written)).toBe(meant);
});

test.each([
  'marlene@gmail.com',
  'marlene@gmail.co',
  'luca@tim.it',
  'a@mail.com',
  'marlene@example.de',
  'marlene@',
  'gmial.com',
  '',
])('nothing is asked about "%s"', (written) => {
  expect(suggestEmail(written)).toBeNull();
});
