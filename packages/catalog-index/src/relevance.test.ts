import { describe, expect, it } from 'vitest';
import { createCatalogIndex } from './catalog-index.ts';
import type { IndexSettings } from './index-data.ts';

const settings: IndexSettings = {
  language: 'de',
  textFields: [
    { path: 'name', boost: 4 },
    { path: 'sku', boost: 3 },
    { path: 'description', boost: 2 },
    { path: 'design', boost: 3 },
  ],
  identifierFields: ['sku', 'design'],
  facetFields: [],
  aliases: {},
  price: null,
  standardOrder: [{ field: 'rank', direction: 'asc' }],
  columnFields: [],
  completions: { field: 'name' },
  vocabulary: [],
  unsoldGoods: [],
  fuzziness: 2,
  minimumScore: 0.02,
};

const shop = [
  { sku: 'BX-3001-1', design: '3001', name: 'Stein 2×4 Grün', description: 'Der Stein aller Steine', rank: 2 },
  { sku: 'BX-3003-1', design: '3003', name: 'Stein 2×2 Koralle', description: 'Passt auf 3001', rank: null },
  { sku: 'BX-3020-1', design: '3020', name: 'Platte 2×4 Rot', description: 'Flach, auf jedem Stein', rank: 1 },
  { sku: 'BX-BURG', design: null, name: 'Burg Falkenstein', description: 'Ein Set', rank: null },
  { sku: 'BX-DACH', design: null, name: 'Dachstein 1×2', description: 'Schräg', rank: null },
];
const index = createCatalogIndex(shop, settings);
const find = (text: string): string[] =>
  index
    .search({ text, filters: [], facets: [], sort: [], from: 0, size: 10 })
    .documents.map((number) => shop[number]!.sku);

describe('text search', () => {
  it('puts a design number before a mere mention, and never takes it for another number', () => {
    expect(find('3001')).toEqual(['BX-3001-1', 'BX-3003-1']);
    expect(find('3002')).toEqual([]);
    expect(find('bx-3020-1')[0]).toBe('BX-3020-1');
    expect(find('300')).toEqual(expect.arrayContaining(['BX-3001-1', 'BX-3003-1']));
  });

  it('finds every spelling of a colour and of a measure', () => {
    for (const text of ['grun', 'gruen', 'grün', 'grüne']) expect(find(text)[0]).toBe('BX-3001-1');
    for (const text of ['2x4 stein', '2 x 4 Stein', 'Steine 4×2']) expect(find(text)[0]).toBe('BX-3001-1');
  });

  it('forgives a typo only in a word that nobody has', () => {
    expect(find('Stien 2x4')[0]).toBe('BX-3001-1');
    expect(find('korale')).toEqual(['BX-3003-1']);
    expect(find('Burk')).toEqual(['BX-BURG']);
    expect(find('xyzzy')).toEqual([]);
  });

  it('finds the parts of a compound, after the word itself', () => {
    const found = find('stein');
    expect(found.slice(0, 2).sort()).toEqual(['BX-3001-1', 'BX-3003-1']);
    expect(found).toEqual(expect.arrayContaining(['BX-DACH', 'BX-BURG']));
    expect(find('dach')).toEqual(['BX-DACH']);
  });

  it('wants all words together', () => {
    expect(find('Platte rot')).toEqual(['BX-3020-1']);
    expect(find('Stein Koralle')).toEqual(['BX-3003-1']);
  });

  it('says which words it left out where no document has them all', () => {
    const ask = (text: string) => index.search({ text, filters: [], facets: [], sort: [], from: 0, size: 10 });
    expect(find('Falkenstein 2x4')).toEqual(['BX-BURG']);
    expect(ask('Falkenstein 2x4').ignored).toEqual(['2×4']);
    expect(ask('xyzzy Koralle 2 x 4').ignored).toEqual(['xyzzy', '2×4']);
    expect(ask('xyzzy').ignored).toEqual([]);
  });

  it('keeps what is written right before a guess', () => {
    expect(find('Kralle Burg')).toEqual(['BX-BURG']);
  });

  it('breaks ties by the standard order, and lists in it without a text', () => {
    expect(find('2x4')).toEqual(['BX-3020-1', 'BX-3001-1']);
    expect(find('').slice(0, 2)).toEqual(['BX-3020-1', 'BX-3001-1']);
  });

  it('sorts a text search by a field when asked to', () => {
    const { documents } = index.search({
      text: 'stein',
      filters: [],
      facets: [],
      sort: [{ field: 'sku', direction: 'desc' }],
      from: 0,
      size: 1,
    });
    expect(shop[documents[0]!]?.sku).toBe('BX-DACH');
  });
});

describe('the settings', () => {
  const answer = (text: string, changed: Partial<IndexSettings>, documents: readonly object[] = shop) =>
    createCatalogIndex(documents, { ...settings, ...changed }).search({
      text,
      filters: [],
      facets: [],
      sort: [],
      from: 0,
      size: 10,
    }).documents;

  it('weigh the fields by their boosts', () => {
    const pair = [
      { name: 'Turm', description: 'Brücke' },
      { name: 'Brücke', description: 'Turm' },
    ];
    const boosts = (name: number, description: number) => ({
      textFields: [
        { path: 'name', boost: name },
        { path: 'description', boost: description },
      ],
    });
    expect(answer('turm', boosts(4, 2), pair)).toEqual([0, 1]);
    expect(answer('turm', boosts(2, 4), pair)).toEqual([1, 0]);
  });

  it('say how many typos are forgiven and how little is too little', () => {
    expect(answer('Korlle', { fuzziness: 1 })).toEqual([1]);
    expect(answer('Korlle', { fuzziness: 0 })).toEqual([]);
    expect(answer('Flkenstain', { fuzziness: 2 })).toEqual([3]);
    expect(answer('Flkenstain', { fuzziness: 1 })).toEqual([]);
    expect(answer('Koralle', { minimumScore: 100 })).toEqual([]);
  });
});

describe('completions', () => {
  it('go on to the phrases at which names part, and to names', () => {
    expect(index.complete('ste')).toEqual(['Stein', 'Stein 2×4 Grün', 'Stein 2×2 Koralle']);
    expect(index.complete('stein 2x')).toEqual(['Stein 2×4 Grün', 'Stein 2×2 Koralle']);
    expect(index.complete('bu')).toEqual(['Burg', 'Burg Falkenstein']);
    expect(index.complete('burg')).toEqual(['Burg Falkenstein']);
  });

  it('are written as the names are, in whatever order these come', () => {
    const names = ['Dach 45° 2×2 Rot', 'Dach 45° 2×4 Rot', 'Dach 45°', 'Tür, groß', 'Tür, klein'];
    for (const order of [names, names.toReversed()]) {
      const { complete } = createCatalogIndex(
        order.map((name) => ({ name })),
        settings,
      );
      expect(complete('dach')[0]).toBe('Dach 45°');
      expect(complete('tu')[0]).toBe('Tür');
    }
  });

  it('find what begins in the middle, and other orders of the words', () => {
    expect(index.complete('gru')).toEqual(['Grün', 'Stein 2×4 Grün']);
    expect(index.complete('koralle st')).toEqual(['Stein 2×2 Koralle']);
  });

  it('go on from the right spelling, and from no number', () => {
    expect(index.complete('Stien 2x2')).toEqual(['Stein 2×2 Koralle']);
    expect(index.complete('Steine 2 x 2')).toEqual(['Stein 2×2 Koralle']);
    expect(index.complete('3001')).toEqual([]);
    expect(index.complete('xyzzy')).toEqual([]);
  });
});
