import type { Category, CmsPage, EntityName, Product } from '@brixel/contract/catalog';
import type { AppliedFilter, SearchResult } from '@brixel/contract/search';
import { vocabulary } from '@brixel/platform/catalog/vocabulary/vocabulary';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoPlatform, demoPlatform } from '../support/demo-platform.ts';
import { germanQueries, italianQueries, type ShopperQueries } from '../support/shopper-queries.ts';

let shop: DemoPlatform;
beforeAll(async () => {
  shop = await demoPlatform();
});

type Store = 'de' | 'it';

const searchable: AppliedFilter[] = [
  { attribute: 'visibility', value: { in: [3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];

async function ask<T>(store: Store, entity: EntityName, text: string, filters: AppliedFilter[]) {
  const request = JSON.stringify({ _searchText: text, _appliedFilters: filters });
  const form = { request_format: 'search-query', response_format: 'compact', size: '3', request };
  const fields = { _source_include: 'sku,name,farbe,identifier' };
  const answer = await shop.inject(
    `/api/catalog/brixel_${store}/${entity}/_search?${new URLSearchParams({ ...form, ...fields })}`,
  );
  return answer.json<SearchResult<T>>();
}

const findProducts = (store: Store, text: string) => ask<Product>(store, 'product', text, searchable);
const names = ({ hits }: SearchResult<Product>): string[] => hits.map(({ sku, name }) => `${sku} ${name}`);

const queries: Record<Store, ShopperQueries> = { de: germanQueries, it: italianQueries };

describe.each(['de', 'it'] as const)('in the %s store', (store) => {
  test.each(Object.entries(queries[store].firstThree))(
    '"%s" finds only such in its first three',
    async (text, wanted) => {
      const found = names(await findProducts(store, text));
      expect(found).toHaveLength(3);
      for (const name of found) expect(name).toMatch(wanted);
    },
  );

  test.each(Object.entries(queries[store].first))('"%s" finds it first', async (text, wanted) => {
    expect(names(await findProducts(store, text))[0]).toMatch(wanted);
  });

  test.each(Object.entries(queries[store].unsold))(
    '"%s" is said not to be sold, and what comes closest is shown',
    async (text, [title, closest]) => {
      const answer = await findProducts(store, text);
      expect(answer.suggest?.unsold).toEqual([title]);
      expect(names(answer)[0]).toMatch(closest);
    },
  );

  test.each(Object.entries(queries[store].help))('"%s" leads to a help page', async (text, page) => {
    const { hits } = await ask<CmsPage>(store, 'cms_page', text, []);
    expect(hits[0]).toMatchObject({ identifier: page });
    expect(hits[0]!._score).toBeGreaterThan(0.5);
  });
});

describe('the vocabulary', () => {
  test.each(['de', 'it'] as const)('leads every name of every thing to something in the %s store', async (store) => {
    for (const { de, it, en } of vocabulary) {
      for (const name of [de, it, en].flatMap((names) => names.split(', '))) {
        const { total, suggest } = await findProducts(store, name);
        expect({ name, found: total > 0, suggest }).toMatchObject({ found: true, suggest: { text: name } });
        expect({ name, ...suggest }).not.toHaveProperty('corrected');
        expect({ name, ...suggest }).not.toHaveProperty('ignored');
      }
    }
  });
});

describe('a number', () => {
  test('is never taken for another one', async () => {
    for (const text of ['3001', 'BX-3001']) {
      const { hits } = await findProducts('de', text);
      for (const { sku } of hits) expect(sku).toMatch(/^BX-3001-/);
    }
    expect(await findProducts('de', '30019')).toMatchObject({ total: 0, suggest: { completions: [] } });
  });
});

describe('a colour word', () => {
  test.each([
    ['de', 'blau', ['Kobalt', 'Azur', 'Nachtblau', 'Himmelblau', 'Kornblume', 'Klar-Blau']],
    ['de', 'rot', ['Signalrot', 'Weinrot', 'Klar-Rot']],
    ['it', 'verde', ['Verde bosco', 'Verde prato', 'Abete', 'Salvia', 'Verde trasparente']],
  ] as const)('%s: "%s" stands for all its tones', async (store, text, tones) => {
    for (const tone of tones) {
      const farbe: AppliedFilter = { attribute: 'farbe', value: { eq: tone }, scope: 'default' };
      const all = await ask<Product>(store, 'product', '', [...searchable, farbe]);
      const found = await ask<Product>(store, 'product', text, [...searchable, farbe]);
      expect([tone, found.total]).toEqual([tone, all.total]);
    }
  });

  test('puts the tone of exactly that name first', async () => {
    const { hits } = await findProducts('de', 'stein 1x1 rosa');
    expect(hits[0]?.farbe).toBe('Rosa');
  });
});

describe('what is misspelt', () => {
  test.each([
    ['de', 'dachstien rot', 'dachstein rot'],
    ['de', 'Stien 2 x 4', 'stein 2 x 4'],
    ['de', 'leuchturm', 'leuchtturm'],
    ['de', 'wnidmühle', 'windmühle'],
    ['it', 'matoncino rosso 2x4', 'mattoncino rosso 2x4'],
    ['it', 'mongolfera', 'mongolfiera'],
  ] as const)('%s: "%s" is answered as "%s"', async (store, text, corrected) => {
    const typed = await findProducts(store, text);
    expect(typed.suggest?.corrected).toBe(corrected);
    const meant = await findProducts(store, corrected);
    expect(meant.suggest?.corrected).toBeUndefined();
    expect(names(typed)[0]).toBe(names(meant)[0]);
  });

  test.each(['stein', 'grun', 'ste', '2x4', '3001', 'bx300120', 'brick', 'dachstein', 'bauplatte'])(
    'is not "%s"',
    async (text) => {
      expect((await findProducts('de', text)).suggest).not.toHaveProperty('corrected');
    },
  );

  test('has no correction where nothing is near', async () => {
    for (const text of ['xqzv', 'qwrtpsdf']) {
      const answer = await findProducts('de', text);
      expect(answer).toMatchObject({ hits: [], total: 0, suggest: { text, completions: [] } });
      expect(Object.keys(answer.suggest ?? {})).toEqual(['text', 'completions']);
    }
  });
});

describe('words that nothing has together', () => {
  test.each([
    ['de', 'Fliese 7x9', ['7×9'], / Fliese/],
    ['de', 'Leuchtturm xqzv', ['xqzv'], /^BX-SET-LEUCHTTURM /],
    ['de', 'Stein 2x4 Rot xqzv Grzpf', ['xqzv', 'Grzpf'], /^BX-3001-21 /],
    ['it', 'mongolfiera 2x4', ['2×4'], /^BX-SET-BALLON /],
  ] as const)('%s: "%s" is answered without %j', async (store, text, ignored, wanted) => {
    const answer = await findProducts(store, text);
    expect(answer.suggest?.ignored).toEqual(ignored);
    expect(names(answer)[0]).toMatch(wanted);
  });

  test('are not left out where something has them', async () => {
    for (const text of ['stein 2x4 rot', 'bx-3001-20', 'bx-30']) {
      expect((await findProducts('de', text)).suggest).not.toHaveProperty('ignored');
    }
  });
});

describe('completions', () => {
  const complete = async (store: Store, text: string) => (await findProducts(store, text)).suggest?.completions ?? [];

  test.each([
    ['de', 'ste', ['Stein', 'Stein 2×4']],
    ['de', 'stein 2', ['Stein 2×4', 'Stein 2×2']],
    ['de', 'Stein 2 x', ['Stein 2×4', 'Stein 2×2']],
    ['de', 'steine 4x2', ['Stein 2×4 Koralle']],
    ['de', 'stien 2x', ['Stein 2×4']],
    ['de', 'schrag', ['Schrägstein']],
    ['de', 'leucht', ['Leuchtturm', 'Leuchtturm Kap Nord', 'Anleitung Leuchtturm Kap Nord']],
    ['de', '2x4', ['Stein 2×4', 'Platte 2×4', 'Fliese 2×4']],
    ['de', 'rote stei', ['Stein 1×1 Signalrot']],
    ['it', 'mat', ['Mattoncino', 'Mattoncino inclinato']],
    ['it', 'mattoncini 2 per', ['Mattoncino 2×4', 'Mattoncino 2×2']],
    ['it', 'ross', ['Rosso']],
  ] as const)('%s: "%s" may become %j', async (store, text, wanted) => {
    const found = await complete(store, text);
    expect(found).toEqual(expect.arrayContaining([...wanted]));
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(6);
  });

  test('lead to something, and never to what cannot be bought alone', async () => {
    for (const text of ['ste', 'fül', 'anl', 'rot', 'klar', 'mos', 'platte 1']) {
      for (const completion of await complete('de', text)) {
        const answer = await findProducts('de', completion);
        expect(answer.total, completion).toBeGreaterThan(0);
        expect(answer.suggest, completion).not.toHaveProperty('ignored');
      }
    }
  });

  test('do not repeat what is typed, and keep a typed umlaut', async () => {
    expect(await complete('de', 'Stein 2×4')).not.toContain('Stein 2×4');
    for (const completion of await complete('de', 'grü')) expect(completion).toMatch(/grü/i);
    expect(await complete('de', '3001')).toEqual([]);
  });
});

describe('categories', () => {
  test.each([
    ['de', 'fliese', 'Fliesen'],
    ['de', 'schragsteine', 'Schrägsteine'],
    ['de', 'schraegstein', 'Schrägsteine'],
    ['de', 'grundplate', 'Grundplatten'],
    ['de', 'mosaik', 'Mosaike'],
    ['de', 'tier', 'Tiere'],
    ['de', 'dachsteine', 'Schrägsteine'],
    ['de', 'nachfull', 'Nachfüllpacks'],
    ['de', 'fahrzuege', 'Fahrzeuge'],
    ['it', 'mattoncino', 'Mattoncini'],
    ['it', 'piastrele', 'Piastrelle'],
    ['it', 'veicolo', 'Veicoli'],
    ['it', 'novita', 'Novità'],
    ['it', 'plate', 'Piastre'],
  ] as const)('%s: "%s" finds %s first', async (store, text, wanted) => {
    const { hits } = await ask<Category>(store, 'category', text, []);
    expect(hits[0]?.name).toBe(wanted);
  });
});
