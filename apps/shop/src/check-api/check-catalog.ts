import { pictureUrl } from '@brixel/commerce/links';
import { searchQuery, visibleProducts } from '@brixel/commerce/search-query';
import type { EntityName, Product } from '@brixel/contract/catalog';
import type { PublicConfig } from '@brixel/storefront/config/public-config';
import type { CatalogClient } from '@brixel/storefront/data/catalog/catalog';
import { type Finding, note, ok, problem, reasonOf } from './finding.ts';

/** Whether the storefront can show the goods of an API: it is asked with the storefront's own code. */

/** What a shop without these documents lacks. */
const withoutThem: Readonly<Record<Exclude<EntityName, 'product'>, (reason: string) => Finding>> = {
  category: (reason) => problem(`no categories: there is no menu and there are no lists (${reason})`),
  attribute: (reason) => problem(`no attributes: filters and options have no names (${reason})`),
  taxrule: (reason) => note(`no tax rules, which are needed with TAX_CALCULATION=client (${reason})`),
  review: (reason) => note(`no reviews: none are shown (${reason})`),
  cms_page: (reason) => note(`no pages: imprint, terms and help are missing (${reason})`),
  cms_block: (reason) => note(`no blocks: there are no texts of the shop on the home page (${reason})`),
  cms_hierarchy: (reason) => note(`no order of pages: the footer lists them all (${reason})`),
};

export async function* checkCatalog(catalog: CatalogClient, config: PublicConfig): AsyncGenerator<Finding> {
  const product = yield* checkProducts(catalog);
  for (const entity of Object.keys(withoutThem) as (keyof typeof withoutThem)[]) {
    const found = await total(catalog, entity);
    yield typeof found === 'number' && found > 0
      ? ok(`${entity}: ${found} found`)
      : withoutThem[entity](typeof found === 'number' ? 'none found' : found);
  }
  if (!product) return;
  yield* checkFilters(catalog);
  yield* checkText(catalog, product);
  yield* checkPicture(product, config);
}

const total = (catalog: CatalogClient, entity: EntityName): Promise<number | string> =>
  catalog.search(entity, searchQuery(), { size: 1 }).then(({ total: found }) => found, reasonOf);

async function* checkProducts(catalog: CatalogClient): AsyncGenerator<Finding, Product | null> {
  try {
    const { hits, total: found } = await catalog.search('product', visibleProducts(), { size: 20 });
    const [first] = hits;
    if (!first) {
      yield problem('no visible products: visibility must be 2, 3 or 4 and status 0 or 1');
      return null;
    }
    yield ok(`product: ${found} found`);
    yield* checkPrices(hits);
    return hits.find(({ image }) => image) ?? first;
  } catch (error) {
    yield problem(`products cannot be searched: ${reasonOf(error)}. Is CATALOG_PATH right, and API_MODE?`);
    return null;
  }
}

/** Groups and bundles have the prices of their parts. */
const COMPOSED = ['grouped', 'bundle'];

function* checkPrices(found: readonly Product[]): Generator<Finding> {
  const products = found.filter(({ type_id }) => !COMPOSED.includes(type_id));
  const free = products.filter(({ price_incl_tax }) => !price_incl_tax);
  if (free.length === 0) yield ok('prices contain their tax');
  else
    yield problem(
      `${free.length} of ${products.length} products have no price with tax, such as ${free[0]?.sku}: where the API sends prices without it, set TAX_CALCULATION=client`,
    );
}

async function* checkFilters(catalog: CatalogClient): AsyncGenerator<Finding> {
  const fields = ['color', 'size', 'manufacturer', 'price'];
  const query = fields.reduce((counted, field) => counted.count(field), visibleProducts());
  try {
    const { aggregations = {} } = await catalog.search('product', query, { size: 1 });
    const counted = fields.filter((field) =>
      [`agg_terms_${field}`, `agg_terms_${field}_options`, `agg_range_${field}`].some(
        (name) => aggregations[name]?.buckets.length,
      ),
    );
    if (counted.length > 0) yield ok(`filters: ${counted.join(', ')}`);
    const missing = fields.filter((field) => !counted.includes(field));
    if (missing.length > 0) yield note(`nothing is counted by ${missing.join(', ')}: lists have no such filter`);
  } catch (error) {
    yield problem(`lists cannot be counted: ${reasonOf(error)}`);
  }
}

async function* checkText(catalog: CatalogClient, { name }: Product): AsyncGenerator<Finding> {
  const [word = name] = name.split(/\s+/).sort((a, b) => b.length - a.length);
  try {
    const { total: found } = await catalog.search('product', visibleProducts().text(word), { size: 1 });
    yield found > 0
      ? ok(`search: "${word}" finds ${found}`)
      : problem(`search: "${word}" of a product's name finds nothing`);
    await catalog.search('product', visibleProducts().text(`100 % ${word}`), { size: 1 });
  } catch (error) {
    yield problem(`search fails: ${reasonOf(error)}`);
  }
}

async function* checkPicture({ sku, image }: Product, config: PublicConfig): AsyncGenerator<Finding> {
  if (!image) return yield problem(`products have no pictures, such as ${sku}`);
  const address = pictureUrl(image, 300, 300, config);
  try {
    const answer = await fetch(address, { headers: { accept: 'image/*' }, signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    const type = answer.headers.get('content-type') ?? 'nothing';
    yield answer.ok && type.startsWith('image/')
      ? ok(`pictures: ${address} is ${type}`)
      : problem(`pictures: ${address} answers ${answer.status} with ${type}. Is IMAGE_URL right?`);
  } catch (error) {
    yield problem(`pictures: ${address} cannot be fetched (${reasonOf(error)}). Is IMAGE_URL right?`);
  }
}
