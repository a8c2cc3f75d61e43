import { expect, test } from 'vitest';
import { findMade, forgetMade, type MadeMosaic, madeIds, rememberMade } from './made-mosaics.ts';

const made = (fingerprint: string, id: string): MadeMosaic => ({
  fingerprint,
  id,
  expiration: '2026-11-20T12:00:00.000Z',
  thumbnail: '',
});
const before = Date.parse('2026-11-19T12:00:00Z');

test('the last mosaics are remembered, each setting by itself, until they run out or are lost by the shop', () => {
  rememberMade(made('cat s calm', 'id-1'));
  rememberMade(made('cat s true', 'id-2'));
  expect(findMade('cat s calm', before)?.id).toBe('id-1');
  expect(findMade('cat s true', before)?.id).toBe('id-2');
  expect(findMade('dog s calm', before)).toBeNull();
  expect(findMade('cat s calm', Date.parse('2026-11-20T12:00:00Z'))).toBeNull();

  rememberMade(made('cat s calm', 'id-3'));
  forgetMade('id-2');
  expect(madeIds()).toEqual(['id-3']);

  for (let more = 0; more < 20; more++) rememberMade(made(`other ${more}`, `id-${more + 10}`));
  expect(madeIds()).toHaveLength(8);
  expect(madeIds()[0]).toBe('id-29');
});
