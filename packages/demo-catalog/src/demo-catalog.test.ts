import { COLOURS } from '@brixel/bricks/colours';
import { DESIGNS } from '@brixel/bricks/designs';
import { describe, expect, it } from 'vitest';
import { CATEGORY } from './category-ids.ts';
import { buildDemoCatalog } from './demo-catalog.ts';
import { drawPicture } from './drawing/draw-picture.ts';
import { parsePicturePath } from './pictures.ts';
import type { Language, SeedProduct, Text } from './seed.ts';

const catalog = buildDemoCatalog();
const { products, categories, attributes } = catalog;
const bySku = new Map(products.map((product) => [product.sku, product]));
const variants = products.filter(({ parentSku }) => parentSku !== null);
const LANGUAGES: readonly Language[] = ['de', 'it', 'en'];

const duplicates = <T>(values: readonly T[]): T[] => values.filter((value, i) => values.indexOf(value) !== i);
const uniqueCount = <T>(values: readonly T[]): number => new Set(values).size;
const where = (test: (product: SeedProduct) => boolean): string[] => products.filter(test).map(({ sku }) => sku);

/** Every pair of texts in the catalogue with the way to it. */
function textsIn(value: unknown, path = ''): { path: string; pair: Text }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('de' in value && 'it' in value) return [{ path, pair: value as Text }];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${path}/${key}`));
}

describe('the demo catalogue', () => {
  it('is the same every time', () => {
    expect(JSON.stringify(buildDemoCatalog()) === JSON.stringify(catalog)).toBe(true);
  });

  it('has about three thousand articles with unique ids, numbers and addresses', () => {
    expect(products.length).toBeGreaterThanOrEqual(2800);
    expect(products.length).toBeLessThanOrEqual(3300);
    expect(uniqueCount(products.map(({ id }) => id))).toBe(products.length);
    expect(bySku.size).toBe(products.length);
    for (const language of LANGUAGES) {
      const keys = products.flatMap(({ urlKey }) => urlKey[language] ?? []);
      expect(uniqueCount(keys)).toBe(keys.length);
      expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
      expect(duplicates(categories.map(({ urlKey }) => urlKey[language]))).toEqual([]);
      const categoryKeys = new Set(categories.map(({ urlKey }) => urlKey[language]));
      expect(keys.filter((key) => categoryKeys.has(key))).toEqual([]);
    }
  });

  it('numbers every option, block, page, node and review once', () => {
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    const { cmsPages, cmsBlocks, cmsHierarchy, reviews } = catalog;
    const custom = products.flatMap(({ customOptions }) => customOptions ?? []);
    const bundle = products.flatMap(({ bundleOptions }) => bundleOptions ?? []);
    const lists = [
      ids(categories),
      ids(attributes),
      ids(attributes.flatMap(({ options }) => options)),
      ids(cmsPages),
      ids(cmsBlocks),
      ids(cmsHierarchy),
      ids(reviews),
      ids(custom),
      ids(custom.flatMap(({ values }) => values ?? [])),
      ids(bundle),
      ids(bundle.flatMap(({ selections }) => selections)),
      ids(products.flatMap(({ downloads }) => downloads ?? [])),
    ];
    for (const list of lists) expect(duplicates(list)).toEqual([]);
    expect(duplicates(cmsPages.map(({ identifier }) => identifier))).toEqual([]);
    expect(duplicates(cmsBlocks.map(({ identifier }) => identifier))).toEqual([]);
  });
});

describe('categories', () => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const level = (id: number): number => (id === CATEGORY.root ? 1 : 1 + level(byId.get(id)?.parentId ?? Number.NaN));

  it('form one tree below the root and hold those of the home page', () => {
    for (const { id } of categories) expect([1, 2, 3]).toContain(level(id));
    for (const id of [439, 444]) expect(level(id)).toBe(2);
    for (const id of [49, 119, 188, 213, 307, 304, 440, 343]) expect(level(id)).toBe(3);
  });

  it('hold every product, and every leaf has some', () => {
    expect(where(({ categoryIds }) => categoryIds.length === 0 || categoryIds.some((id) => !byId.has(id)))).toEqual([]);
    const used = new Set(products.flatMap(({ categoryIds }) => categoryIds));
    const parents = new Set(categories.map(({ parentId }) => parentId));
    expect(categories.filter(({ id }) => !parents.has(id) && !used.has(id))).toEqual([]);
  });

  it('collect the transparent, the new and the reduced exactly', () => {
    const trans = new Set(COLOURS.filter(({ finish }) => finish === 'trans').map(({ id }) => id));
    expect(where((p) => p.categoryIds.includes(CATEGORY.transparent) !== trans.has(p.color ?? 0))).toEqual([]);
    expect(where((p) => p.categoryIds.includes(CATEGORY.news) !== p.isNew)).toEqual([]);
    expect(where((p) => p.categoryIds.includes(CATEGORY.sale) !== (p.special !== undefined))).toEqual([]);
  });
});

describe('parts', () => {
  it('come in at least 60 designs of at least 40 colours each', () => {
    const rangeOf = (number: string) => uniqueCount(variants.filter((v) => v.designId === number).map((v) => v.color));
    expect(DESIGNS.length).toBeGreaterThanOrEqual(64);
    expect(DESIGNS.filter(({ number }) => rangeOf(number) < 40)).toEqual([]);
  });

  it('belong to a family that offers their colour and size', () => {
    const optionsOf = (code: string) => new Set(attributes.find((a) => a.code === code)?.options.map(({ id }) => id));
    const [colours, sizes, makers] = [optionsOf('color'), optionsOf('size'), optionsOf('manufacturer')];
    const isSound = (v: SeedProduct) =>
      bySku.get(v.parentSku ?? '')?.configurableAttributes?.join() === 'color,size' &&
      colours.has(v.color ?? 0) &&
      sizes.has(v.size ?? 0) &&
      makers.has(v.manufacturer ?? 0);
    expect(variants.filter((v) => !isSound(v)).map(({ sku }) => sku)).toEqual([]);
    const choices = variants.map((v) => `${v.parentSku} ${v.color} ${v.size}`);
    expect(uniqueCount(choices)).toBe(choices.length);
  });
});

describe('prices and stock', () => {
  it('fall from tier to tier, and an offer is really cheaper', () => {
    expect(where(({ price }) => !Number.isInteger(price) || price < 100)).toEqual([]);
    const isFalling = ({ price, tiers }: SeedProduct) =>
      tiers.every((tier, i) => {
        const before = tiers[i - 1] ?? { qty: 1, price };
        return Number.isInteger(tier.price) && tier.qty > before.qty && tier.price < before.price && tier.price >= 100;
      });
    expect(where((p) => !isFalling(p))).toEqual([]);
    expect(
      where(({ special, price }) => special !== undefined && !(special.price < price && special.price >= 100)),
    ).toEqual([]);
  });

  it('have cost more for two months before an offer, so that its reduction may be announced', () => {
    const offers = products.filter(({ special }) => special !== undefined);
    const days = ({ createdAt, special }: SeedProduct) =>
      (Date.parse(special?.from ?? '') - Date.parse(createdAt)) / 86_400_000;
    expect(offers.filter((offer) => !(days(offer) >= 60)).map(({ sku }) => sku)).toEqual([]);
    const earlier = offers.flatMap(({ earlierPrices = [], special }) => earlierPrices.map((p) => ({ ...p, special })));
    expect(earlier.length).toBeGreaterThan(0);
    expect(earlier.filter(({ price, special }) => price <= (special?.price ?? 0))).toEqual([]);
  });

  it('leave some variants scarce, a few sold out and some reduced', () => {
    const share = (test: (product: SeedProduct) => boolean) => variants.filter(test).length / variants.length;
    expect(share(({ stock }) => stock.qty === 0)).toBeCloseTo(0.02, 1);
    expect(share(({ stock }) => stock.qty > 0 && stock.qty < 50)).toBeGreaterThan(0.02);
    expect(share(({ special }) => special !== undefined)).toBeCloseTo(0.03, 1);
  });

  it('start without extras: nothing that costs is chosen beforehand', () => {
    const extras = products.flatMap(({ bundleOptions }) => bundleOptions ?? []).filter(({ required }) => !required);
    expect(extras.length).toBeGreaterThan(0);
    expect(extras.flatMap(({ selections }) => selections).filter(({ isDefault }) => isDefault)).toEqual([]);
  });

  it('sum up in bundles and packages', () => {
    const priceOf = (sku: string) => bySku.get(sku)?.price ?? Number.NaN;
    for (const { price, bundleOptions } of products.filter(({ type }) => type === 'bundle')) {
      const defaults =
        bundleOptions?.flatMap(({ selections }) => selections.filter(({ isDefault }) => isDefault)) ?? [];
      expect(defaults.reduce((sum, { sku, qty }) => sum + priceOf(sku) * qty, 0)).toBe(price);
    }
    for (const { price, links } of products.filter(({ type }) => type === 'grouped')) {
      const parts = links.filter(({ type }) => type === 'associated');
      expect(parts.reduce((sum, { sku, qty }) => sum + priceOf(sku) * qty, 0)).toBe(price);
    }
    expect(['S', 'M', 'L', 'XL'].map((size) => priceOf(`BX-MOSAIK-${size}`))).toEqual([
      799_000, 1_549_000, 2_599_000, 3_949_000,
    ]);
  });
});

describe('product safety', () => {
  const rowsOf = ({ dataSheet }: SeedProduct, start: RegExp) => dataSheet.filter(({ value }) => start.test(value.de));
  const toys = products.filter(
    ({ type, sku }) => type !== 'virtual' && type !== 'downloadable' && !sku.startsWith('BX-KASTEN'),
  );

  it('warns on every toy, in words that begin as the law wants, and says whose it is', () => {
    const isSafe = (toy: SeedProduct) =>
      rowsOf(toy, /^Achtung! /).length === 1 &&
      toy.dataSheet.some(({ value }) => value.it.startsWith('Avvertenza! ')) &&
      toy.dataSheet.some(({ label }) => label.de === 'Alter' || toy.visibility === 1) &&
      rowsOf(toy, /^([^,]+, [^,]+ \d+, \d{5} [^,]+, \S+@\S+?(; |$))+$/).length > 0;
    expect(toys.filter((toy) => !isSafe(toy)).map(({ sku }) => sku)).toEqual([]);
  });

  it('sells nothing that nobody delivers', () => {
    expect(products.filter(({ voucher }) => voucher)).toEqual([]);
    expect(products.filter(({ type }) => type === 'virtual').map(({ sku }) => sku)).toEqual(['BX-LIZENZ']);
    const promised = /Geschenkgutschein|\bKurse?n?\b|buoni? regalo|\bcorsi\b/;
    const pages = [...catalog.cmsPages, ...catalog.cmsBlocks].flatMap(({ content }) => [content.de, content.it]);
    expect(pages.flatMap((content) => promised.exec(content)?.[0] ?? [])).toEqual([]);
  });

  it('does not warn of files, licences and empty cases', () => {
    const others = products.filter((p) => !toys.includes(p));
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((p) => rowsOf(p, /^Achtung/).length > 0)).toEqual([]);
  });
});

describe('references', () => {
  it('lead to products that exist', () => {
    const links = products.flatMap(({ links }) => links.map(({ sku }) => sku));
    const selections = products.flatMap(
      ({ bundleOptions }) => bundleOptions?.flatMap((o) => o.selections.map(({ sku }) => sku)) ?? [],
    );
    const reviewed = catalog.reviews.map(({ sku }) => sku);
    expect([...links, ...selections, ...reviewed].filter((sku) => !bySku.has(sku))).toEqual([]);
    expect(where(({ sku, links }) => links.some((link) => link.sku === sku))).toEqual([]);
  });

  it('lead to pages and groups that exist', () => {
    const pages = new Map(catalog.cmsPages.map((page) => [page.id, page.identifier]));
    const groups = new Set(catalog.cmsHierarchy.filter(({ parentId }) => parentId === null).map(({ id }) => id));
    for (const { parentId, pageId, identifier, path } of catalog.cmsHierarchy.filter(
      (node) => node.parentId !== null,
    )) {
      expect(groups.has(parentId ?? 0)).toBe(true);
      // pages that the shop itself has; the text of the first is there for those who search for it
      const own = { bestellstatus: '/order-status', teileliste: '/teileliste' }[identifier];
      if (identifier !== 'teileliste') expect(pages.get(pageId ?? 0)).toBe(identifier);
      expect(path.de).toBe(own ?? `/i/${identifier}`);
    }
    const linked = [...JSON.stringify(catalog).matchAll(/href=\\"\/i\/([a-z-]+)\\"/g)].map(
      ([, identifier]) => identifier,
    );
    expect(linked.filter((identifier) => ![...pages.values()].includes(identifier ?? ''))).toEqual([]);
  });

  it('name pictures that can be drawn', () => {
    const paths = [
      ...new Set([
        ...products.flatMap((p) => p.pictures.map(({ path }) => path)),
        ...categories.map((c) => c.image ?? ''),
      ]),
    ];
    expect(where(({ pictures }) => pictures.length === 0)).toEqual([]);
    expect(paths.filter((path) => parsePicturePath(path) === null)).toEqual([]);
    const sample = paths.filter(
      (path, i) =>
        !path.startsWith('/mosaic') &&
        path !== '/category/mosaic.png' &&
        (i % 400 === 0 || /^\/(family|box)/.test(path)),
    );
    expect(sample.filter((path) => drawPicture(path, { width: 150, height: 150 }, () => null) === null)).toEqual([]);
  });
});

describe('texts', () => {
  const all = textsIn(catalog);
  const json = JSON.stringify(catalog);

  it('exist in all languages', () => {
    const allowedEmpty = /cmsHierarchy\/\d+\/path$/;
    expect(
      all.filter(
        ({ path, pair }) => !(pair.de.trim() && pair.it.trim() && pair.en?.trim()) && !allowedEmpty.test(path),
      ),
    ).toEqual([]);
    expect([...json.matchAll(/undefined|NaN|\[object/g)]).toEqual([]);
  });

  it('are really translated', () => {
    const long = all.filter(({ path }) => /(escription|content)$/.test(path));
    expect(long.filter(({ pair }) => pair.de === pair.it || pair.de === pair.en)).toEqual([]);
    const strayGerman = /\b(und|nicht|oder|Steine|Teile|Farbe|mit)\b/;
    const others = long.flatMap(({ pair }) => [pair.it, pair.en ?? '']);
    expect(
      others.filter((value) => strayGerman.test(value.replace(/Falkenstein|Achterdeich|href="[^"]*"/g, ''))),
    ).toEqual([]);
  });

  it('of English pages and blocks have the headings, lists, links and placeholders of the German ones', () => {
    // addresses of mail and categories have words of their language
    const shape = (html = '') =>
      [...html.matchAll(/<\/?[a-z0-9]+|href="\/(?!c\/)[^"]*"|src="[^"]*"|\{\{[a-z]+\}\}/g)].map(([part]) => part);
    for (const { identifier, content } of [...catalog.cmsPages, ...catalog.cmsBlocks])
      expect({ identifier, shape: shape(content.en) }).toEqual({ identifier, shape: shape(content.de) });
  });

  it('name no foreign brand and no closed platform', () => {
    const foreign =
      /lego|duplo|playmobil|bricklink|rebrickable|minifig|pick a brick|paypal|klarna|dhl|ec\.europa\.eu/gi;
    expect([...json.matchAll(foreign)].map(([word]) => word)).toEqual([]);
  });

  it('are set properly', () => {
    expect(
      all
        .filter(({ pair }) => /\d ?x ?\d/.test(`${pair.de} ${pair.it} ${pair.en}`) && !/[a-z]-\d/.test(pair.de))
        .map(({ path }) => path),
    ).toEqual([]);
    expect(
      all.filter(({ pair }) => / {2}| ,|\.\.|--/.test(`${pair.de}|${pair.it}|${pair.en}`)).map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('the home page', () => {
  it('has eight bestsellers of several kinds', () => {
    const ranked = products
      .filter((p) => p.bestsellerRank !== null)
      .sort((a, b) => (a.bestsellerRank ?? 0) - (b.bestsellerRank ?? 0));
    expect(ranked.map(({ bestsellerRank }) => bestsellerRank)).toEqual(ranked.map((_, i) => i + 1));
    expect(ranked.slice(0, 8).map(({ name }) => name.de)).toEqual([
      'Dackel Bruno',
      'Rundplatte 1×1 Klar-Aqua',
      'Stein 2×4 Koralle',
      'Espresso Napoli',
      'Platte 2×4 Limette',
      'Nachfüllpack Kunterbunt',
      'Fliese 2×2 Himmelblau',
      'Sortierbox Regenbogen',
    ]);
  });

  it('starts its novelties with a good mix', () => {
    const newest = products.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 8);
    expect(newest.every(({ isNew, stock }) => isNew && stock.qty > 0)).toBe(true);
    expect(newest.slice(0, 5).map(({ name }) => name.de)).toEqual([
      'Berghütte Alpenblick',
      'Eckstein 2×2 Lavendel',
      'Gelato Tre Gusti',
      'Rundstein 1×1 Perlgold',
      'Leuchtturm Kap Nord',
    ]);
  });
});

describe('reviews', () => {
  const { reviews } = catalog;

  it('are some hundred, in both languages, and not all of them praise', () => {
    expect(reviews.length).toBeGreaterThan(300);
    const share = (rating: number) => reviews.filter((review) => review.rating === rating).length / reviews.length;
    expect(share(5)).toBeLessThan(0.7);
    expect(share(1) + share(2) + share(3)).toBeGreaterThan(0.1);
    for (const language of ['de', 'it'])
      expect(reviews.filter((r) => r.language === language).length).toBeGreaterThan(100);
  });

  it('never repeat themselves on a product nor precede it', () => {
    expect(duplicates(reviews.map(({ sku, title }) => `${sku} ${title}`))).toEqual([]);
    expect(reviews.filter(({ sku, createdAt }) => createdAt < (bySku.get(sku)?.createdAt ?? ''))).toEqual([]);
    expect(reviews.filter(({ detail }) => /[{}]/.test(detail))).toEqual([]);
  });
});
