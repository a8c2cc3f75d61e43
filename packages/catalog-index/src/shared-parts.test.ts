import { expect, it } from 'vitest';
import { buildIndexData, createIndexBuilders, type IndexSettings } from './index-data.ts';
import { transferList } from './testing/buffers.ts';

const settings = (language: 'de' | 'it'): IndexSettings => ({
  language,
  textFields: [{ path: 'name', boost: 4 }],
  identifierFields: ['sku', 'variants.sku'],
  facetFields: ['color'],
  aliases: {},
  price: null,
  standardOrder: [{ field: 'rank', direction: 'asc' }],
  columnFields: ['sku', 'path', 'only_italian'],
  completions: { field: 'name' },
  vocabulary: [],
  unsoldGoods: [],
  fuzziness: 2,
  minimumScore: 0,
});

const goods = [
  { sku: 'BX-1', color: 5, rank: 2, variants: [{ sku: 'BX-1-5' }, { sku: 'bx15' }] },
  { sku: 'Ü 2', color: [5, 6], rank: 1 },
  { sku: 'bx-3', color: true, rank: null },
];
const german = goods.map((each, at) => ({ ...each, name: `Stein ${at} grün`, path: `stein-${at}` }));
const italian = goods.map((each, at) => ({ ...each, name: `Mattoncino ${at}`, path: `m-${at % 2}`, only_italian: at }));

it('indexes of several languages that are built together are what each would be alone', () => {
  const languages = [
    { documents: german, settings: settings('de') },
    { documents: italian, settings: settings('it') },
  ];
  const builders = createIndexBuilders(
    languages.map(({ documents, ...plan }) => ({ ...plan, sample: documents })),
    ['sku', 'variants.sku', 'color', 'color_options', 'rank'],
  );
  for (const place of goods.keys())
    for (const [language, { documents }] of languages.entries()) builders[language]!.add(documents[place]!);
  const built = builders.map((builder) => builder.finish());
  expect(built).toEqual(languages.map((each) => buildIndexData(each.documents, each.settings)));
  // what changes in one must not change in another
  const [first, second] = built.map((data) => transferList(data));
  expect(first!.filter((buffer) => second!.includes(buffer))).toEqual([]);
});
