import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCatalogIndex } from './catalog-index.ts';
import { buildIndexData, type IndexSettings } from './index-data.ts';
import { decodeSnapshot, encodeSnapshot } from './snapshot.ts';
import { transferList } from './testing/buffers.ts';
import { joined } from './testing/bytes.ts';

const settings: IndexSettings = {
  language: 'de',
  textFields: [{ path: 'name', boost: 4 }],
  identifierFields: ['sku'],
  facetFields: ['color'],
  aliases: { price: 'cents' },
  price: { field: 'cents', ranges: [[0, null]] },
  standardOrder: [{ field: 'sku', direction: 'asc' }],
  columnFields: ['sku'],
  completions: { field: 'name' },
  vocabulary: [],
  unsoldGoods: [],
  fuzziness: 2,
  minimumScore: 0,
};
const documents = [
  { sku: 'BX-1', name: 'Stein 2×4 Grün', color: 5, cents: 12 },
  { sku: 'BX-2', name: 'Łódź – Burg 🏰', color: [5, 6], cents: 3 },
  { sku: 'bx-3', name: 'Platte', color: true, cents: null },
];
const data = buildIndexData(documents, settings);
const snapshot = joined(encodeSnapshot(data, settings));

describe('a snapshot of an index', () => {
  it('holds all of it, as views of the bytes that were read', () => {
    const decoded = decodeSnapshot(snapshot, settings);
    expect(decoded).toEqual({ ok: true, data });
    expect(decoded.ok && transferList(decoded.data)).toEqual([snapshot.buffer]);
  });

  it('may lie anywhere in a larger file, at a multiple of eight', () => {
    const file = joined([new Uint8Array(24), snapshot, new Uint8Array(5)]);
    expect(decodeSnapshot(file.subarray(24, 24 + snapshot.length), settings)).toEqual({ ok: true, data });
  });

  it('is refused when it was cut', () => {
    fc.assert(
      fc.property(fc.nat(snapshot.length - 1), (length) => {
        expect(decodeSnapshot(snapshot.slice(0, length), settings).ok).toBe(false);
      }),
    );
    expect(decodeSnapshot(new Uint8Array(0), settings)).toEqual({ ok: false, reason: 'foreign' });
  });

  it('is refused when a single bit is not what it was', () => {
    fc.assert(
      fc.property(fc.nat(snapshot.length - 1), fc.nat(7), (at, bit) => {
        const changed = snapshot.slice();
        changed[at]! ^= 1 << bit;
        expect(decodeSnapshot(changed, settings).ok).toBe(false);
      }),
    );
  });

  it('is refused where it is something else, or was made with other settings', () => {
    const letter = new TextEncoder().encode('Dear Brixel, my castle lacks a door. Yours, a knight.');
    expect(decodeSnapshot(letter, settings)).toEqual({ ok: false, reason: 'foreign' });
    const others = { ...settings, language: 'it' as const };
    expect(decodeSnapshot(snapshot, others)).toEqual({ ok: false, reason: 'outdated' });
  });
});

it('an index moves to another thread without being copied', () => {
  const sent = buildIndexData(documents, settings);
  const buffers = transferList(sent);
  const moved = structuredClone(sent, { transfer: buffers });
  expect(buffers.every(({ byteLength }) => byteLength === 0)).toBe(true);
  const index = openCatalogIndex(moved, settings, () => expect.unreachable('Every field is foreseen.'));
  const { documents: found } = index.search({
    text: 'grun',
    filters: [{ attribute: 'sku', value: 'BX-1', scope: 'default' }],
    facets: [{ field: 'color', size: 10 }],
    sort: [{ field: 'price', direction: 'desc' }],
    from: 0,
    size: 5,
  });
  expect(found).toEqual([0]);
});
