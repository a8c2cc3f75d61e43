import { expect, test } from 'vitest';
import { searchedWords } from './searched-words.ts';
import { visitorOf } from './visitor.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const of = (headers: Record<string, string>) => visitorOf({ 'user-agent': firefox, ...headers }, 'shop.example');

test('a visit begins with a page that was reached from elsewhere', () => {
  expect(of({})).toEqual({ enters: true });
  expect(of({ referer: 'https://search.example/?q=steine' })).toEqual({ enters: true });
  expect(of({ referer: 'https://shop.example/c/platten' })).toEqual({ enters: false });
  expect(of({ 'cache-control': 'max-age=0' })).toEqual({ enters: false });
  expect(of({ referer: 'nonsense' })).toEqual({ enters: true });
});

test.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['nobody', { 'user-agent': '' }],
  ['what is fetched in advance', { 'sec-purpose': 'prefetch;prerender' }],
  ['the office', { cookie: 'a=1; __Host-office=abc' }],
])('%s is no visitor', (_, headers) => expect(of(headers)).toBeNull());

test.each([
  ['  Rundfliese 2×2  GOLD ', 'rundfliese 2×2 gold'],
  ['32952', '32952'],
  ['4211 387', '4211 387'],
  ['marlene@example.de', null],
  ['0170 123 45 67', null],
  ['+49 (170) 1234567', null],
  ['x'.repeat(41), null],
  ['ich suche für meinen sohn ein geschenk', null],
  ['a', null],
])('of the search %j is kept %j', (text, kept) => expect(searchedWords(text)).toBe(kept));
