import { expect, test } from 'vitest';
import { findMade, forgetMade, type MadeMosaic, madeIds, rememberMade } from './made-mosaics.ts';

const made = (fingerprint: string, id: string): MadeMosaic => ({
  fingerprint,
  temporary_image_id: id,
  temporary_image_expiration: '2026-11-20T12:00:00.000Z',
  thumbnail: '',
});
const before = Date.parse('2026-11-19T12:00:00Z');

test('one mosaic of each size is remembered until it runs out, is replaced or is lost by the shop', () => {
  rememberMade('s', made('cat', 'id-1'));
  rememberMade('m', made('cat', 'id-2'));
  expect(findMade('s', 'cat', before)?.temporary_image_id).toBe('id-1');
  expect(findMade('s', 'dog', before)).toBeNull();
  expect(findMade('l', 'cat', before)).toBeNull();
  expect(findMade('s', 'cat', Date.parse('2026-11-20T12:00:00Z'))).toBeNull();

  rememberMade('s', made('dog', 'id-3'));
  expect(findMade('s', 'cat', before)).toBeNull();
  forgetMade('id-2');
  expect(madeIds()).toEqual(['id-3']);
});
