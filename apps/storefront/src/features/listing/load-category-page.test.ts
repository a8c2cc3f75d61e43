import type { LoaderFunctionArgs } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { storeView } from '#config/testing/own-stores.ts';
import type { ApiAnswer, ApiTransport } from '#data/api/transport.ts';
import type { CategoryTree } from '#data/catalog/category-tree.ts';
import { loadShell } from '#data/catalog/shell-queries.ts';
import { createServices, loaderContext, servicesOf } from '#data/services.ts';
import { loadCategoryPage } from './load-category-page.ts';

/** How many searches a category page makes, and how many round trips they take. */

const category = (id: number, path: string, level: number) => ({
  id,
  parent_id: Number(path.split('/').at(-2)),
  path,
  level,
  name: `Category ${id}`,
  slug: `category-${id}`,
  url_path: `category-${id}`,
  image: null,
  product_count: 1,
  include_in_menu: true,
  description: `About ${id}`,
});
const categories = [category(20, '1/2/20', 2), category(21, '1/2/20/21', 3), category(22, '1/2/20/21/22', 4)];

interface Filter {
  attribute: string;
  value: { eq?: unknown; in?: unknown[] };
}

function isMet(hit: object, { attribute, value }: Filter): boolean {
  const fact: unknown = attribute === 'is_active' ? true : Reflect.get(hit, attribute);
  return value.in ? value.in.includes(fact) : value.eq === fact;
}

/** Answers all waiting requests at once: those that depend on each other take several round trips. */
function createShop(known: CategoryTree = categories) {
  const roundTrips: string[][] = [];
  let waiting: { name: string; answer: () => void }[] = [];

  function answerTo(entity: string, filters: readonly Filter[]): object {
    const found = entity === 'category' ? known.filter((hit) => filters.every((filter) => isMet(hit, filter))) : [];
    return { hits: found.map((hit) => ({ ...hit, _score: 1 })), total: found.length };
  }

  const transport: ApiTransport = ({ path }) =>
    new Promise<ApiAnswer>((resolve) => {
      const { pathname, searchParams } = new URL(path, 'http://shop');
      const [, , , index, entity = pathname] = pathname.split('/');
      const filters: Filter[] = JSON.parse(searchParams.get('request') ?? '{}')._appliedFilters ?? [];
      const isTree = entity === 'category' && filters.length === 1 && filters[0]?.attribute === 'is_active';
      const json = pathname.includes('/catalog/') ? answerTo(entity, filters) : { code: 200, result: null };
      const name = `${isTree ? 'tree' : entity} ${index}`;
      waiting.push({ name, answer: () => resolve({ status: 200, json }) });
    });

  async function follow<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    while (!isDone) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const now = waiting;
      waiting = [];
      if (now.length > 0) roundTrips.push(now.map(({ name }) => name).sort());
      for (const { answer } of now) answer();
    }
    return done;
  }
  return { transport, follow, roundTrips };
}

function openPage(transport: ApiTransport, slug: string, pageCategories?: CategoryTree) {
  const services = createServices({
    config: createPublicConfig({ publicUrl: 'https://shop.example' }),
    store: storeView('de'),
    prefix: '',
    version: 'test',
    transport,
    staticFile: async () => null,
    side: 'server',
    pageCategories,
  });
  const context = loaderContext(services);
  const request = new Request(`https://shop.example/c/${slug}`);
  return { request, params: { slug }, context } as unknown as LoaderFunctionArgs;
}

const loadAll = (args: LoaderFunctionArgs) =>
  Promise.all([loadCategoryPage(args), loadShell(servicesOf(args), args.request.signal)]);

// the page has just come, however long this worker has been there
beforeEach(() => void vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now()));

beforeAll(async () => {
  // modules are imported on demand, and that is not measured
  const shop = createShop();
  await shop.follow(loadAll(openPage(shop.transport, 'category-21')));
});

test('the server searches once for the tree, once for the category, once in each other store', async () => {
  const shop = createShop();
  const [{ category, ancestors }] = await shop.follow(loadAll(openPage(shop.transport, 'category-21')));
  expect(shop.roundTrips).toEqual([
    ['attribute brixel_de', 'category brixel_de', 'cms_hierarchy brixel_de', 'product brixel_de', 'tree brixel_de'],
    ['attribute brixel_de', 'category brixel_it', 'product brixel_de'],
  ]);
  expect(category.description).toBe('About 21');
  expect(ancestors.map(({ id }) => id)).toEqual([20]);
});

test('a browser has the tree, and needs one round trip', async () => {
  const shop = createShop();
  const { category } = await shop.follow(loadCategoryPage(openPage(shop.transport, 'category-21', categories)));
  expect(shop.roundTrips).toEqual([
    ['attribute brixel_de', 'category brixel_de', 'category brixel_it', 'product brixel_de'],
  ]);
  expect(category.id).toBe(21);
});

test('a category that is newer than the page’s tree is found, with its ancestors', async () => {
  const shop = createShop();
  const old = categories.slice(0, 1);
  const { ancestors } = await shop.follow(loadCategoryPage(openPage(shop.transport, 'category-21', old)));
  expect(ancestors.map(({ id }) => id)).toEqual([20]);
  expect(shop.roundTrips.map((calls) => calls.length)).toEqual([1, 1, 3]);
});

test('a category that has gone since is not found', async () => {
  const shop = createShop(categories.slice(0, 1));
  const loading = shop.follow(loadCategoryPage(openPage(shop.transport, 'category-21', categories)));
  await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
});
