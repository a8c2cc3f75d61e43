import { expect, test } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { storeView } from '#config/testing/own-stores.ts';
import type { Services } from '#data/services.ts';
import { loadShell } from './shell-queries.ts';

const option = (value: string) => ({ value, label: `Farbe ${value}`, swatch: { hex: '#123456', finish: 'solid' } });

const shopWith = (sold: readonly string[]): Services =>
  ({
    config: createPublicConfig({ publicUrl: 'https://shop.example' }),
    store: storeView('de'),
    catalog: {
      categories: async () => [],
      search: async (entity: string) => {
        if (entity === 'attribute')
          return { hits: [{ attribute_code: 'color', options: ['1', '2', '3'].map(option) }] };
        const buckets = sold.map((key) => ({ key, doc_count: 1 }));
        return { hits: [], total: sold.length, aggregations: { agg_terms_color: { buckets } } };
      },
    },
  }) as unknown as Services;

test('colours are offered that the shop has goods in', async () => {
  const { shell, failures } = await loadShell(shopWith(['3', '1']), AbortSignal.timeout(1000));
  expect(failures).toEqual([]);
  expect(shell.colours.map(({ id }) => id)).toEqual(['1', '3']);
  expect((await loadShell(shopWith([]), AbortSignal.timeout(1000))).shell.colours).toEqual([]);
});
