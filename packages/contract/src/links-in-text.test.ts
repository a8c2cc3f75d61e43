import { expect, test } from 'vitest';
import { hasLink, nameHasLink } from './links-in-text.ts';

test.each([
  'Gewinn: https://evil.example/win',
  'evil.com',
  'Klick evil.com!',
  'EVIL.COM',
  'www.Evil',
  'evil.Example/win',
  'win@evil.example',
])('"%s" is no name', (name) => expect(nameHasLink(name)).toBe(true));

test.each([
  'Marlene',
  'Dr. Kaiser',
  'Dr.Kaiser',
  'Dr.med. Weiß',
  'J.R.R.',
  'Anna-Maria d’Angelo',
  'St.John',
  'Müller/Maier',
  'M.',
  '李小龍',
])('"%s" is a name', (name) => expect(nameHasLink(name)).toBe(false));

test.each(['Steine.de GmbH', 'c/o Maier', 'Haus 3/4', 'booking.com'])('"%s" may stand in an address', (line) =>
  expect(hasLink(line)).toBe(false),
);
test.each(['evil.de/win', 'http://x', 'www.x', 'a@b.de'])('"%s" may not', (line) => expect(hasLink(line)).toBe(true));
