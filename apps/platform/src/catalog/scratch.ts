import { mkdtempSync } from 'node:fs';
import Fastify from 'fastify';
import { createPlatform } from '../platform.ts';
import { urlRoutes } from '../url/url-routes.ts';
import { createCatalog } from './catalog.ts';
import { catalogRoutes } from './catalog-routes.ts';

const t0 = performance.now();
const platform = await createPlatform({ dataDir: mkdtempSync('/tmp/scratch/db-') } as never);
console.log('platform', performance.now() - t0);
const t1 = performance.now();
const catalog = await createCatalog(platform.database);
console.log('catalog', performance.now() - t1);
const app = Fastify();
await app.register(catalogRoutes(catalog), { prefix: '/api' });
await app.register(urlRoutes(catalog), { prefix: '/api' });
for (const e of [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
] as const)
  console.log(e, catalog.all('de', e).length);
const q = async (request: unknown, more = '', entity = 'product', store = 'de') => {
  const r = await app.inject(
    `/api/catalog/brixel_${store}/${entity}/_search?request=${encodeURIComponent(JSON.stringify(request))}&request_format=search-query&response_format=compact${more}`,
  );
  return r.json();
};
for (const [store, texts] of [
  [
    'de',
    [
      'grun',
      'gruen',
      'grün',
      '2x4',
      '2 x 4 stein',
      '3001',
      'Stien 2x4',
      'koralle',
      'stein',
      'dach',
      'fliese rund',
      'leuchtturm',
      '3001-1',
      'roter stein',
      'für',
      'xyzzy',
    ],
  ],
  ['it', ['verde', '2x4', 'mattone 2 x 4', '3001', 'matone 2x4', 'corallo', 'faro', 'matoncino 2x4', '3001-7 ']],
] as const)
  for (const text of texts) {
    const r = await q(
      {
        _searchText: text,
        _appliedFilters: [
          { attribute: 'visibility', value: { in: [3, 4] } },
          { attribute: 'status', value: { in: [0, 1] } },
        ],
      },
      '&size=5&_source_include=name,sku,type_id,visibility',
      'product',
      store,
    );
    console.log(
      text,
      r.total,
      r.suggest?.completions.slice(0, 4),
      r.hits?.map((h: any) => `${h.sku} ${h.name} ${h._score.toFixed(2)}`),
      r.error,
    );
  }
const l = await q(
  {
    _availableFilters: ['color', 'size', 'manufacturer', 'price'].map((field) => ({
      field,
      scope: 'catalog',
      options: {},
    })),
    _appliedFilters: [
      { attribute: 'visibility', value: { in: [2, 3, 4] } },
      { attribute: 'status', value: { in: [0, 1] } },
      { attribute: 'color', value: { in: ['1'] }, scope: 'catalog' },
    ],
    _appliedSort: [{ field: 'final_price', options: 'desc' }],
  },
  '&size=2&_source_include=name,sku,final_price*,stock.qty',
);
console.log(JSON.stringify(l).slice(0, 3000));
console.log(
  JSON.stringify(await q({ _appliedFilters: [{ attribute: 'type_id', value: 'configurable' }] }, '&size=1')).slice(
    0,
    6000,
  ),
);
console.log(
  JSON.stringify(
    await q(
      { _appliedFilters: [{ attribute: 'level', value: 2 }] },
      '&size=2&_source_exclude=children_data',
      'category',
    ),
  ).slice(0, 1500),
);
console.log(
  (
    await app.inject({
      method: 'POST',
      url: '/api/url/map',
      payload: { url: '/' + catalog.all('de', 'product')[5]!.url_path + '?x=1', includeFields: ['name', 'sku'] },
    })
  ).body,
);
console.log(
  (await app.inject('/api/catalog/brixel_xx/product/_search')).body,
  (await app.inject('/api/catalog/brixel_de/foo/_search')).body,
  (await app.inject('/api/catalog/brixel_de/product/_search?request=%7B%7D')).body,
);
await platform.close();
catalog.close();
