import { skusWithVariants } from '@brixel/commerce/skus-with-variants';
import type { PublicConfig } from '#config/public-config.ts';
import type { StoreView } from '#config/stores.ts';
import { endpointAddress } from '#data/api/api.ts';
import { ApiError, errorMessage } from '#data/api/api-error.ts';
import type { Hit, SendCall } from '#data/catalog/search/search-adapter.ts';
import { isFields } from '#data/catalog/search/search-answer.ts';

/** Prices of the commerce platform itself, for shops whose search index may lag behind it. */

type Fields = Record<string, unknown>;

export interface PriceQuestion {
  config: PublicConfig;
  store: StoreView;
  /** of the customer who is logged in; null for guests */
  userGroupId: number | null;
  send: SendCall;
  report: (error: unknown) => void;
}

/** A platform that failed is left alone for a while, so that it slows down no further page. */
const PAUSE_MS = 30_000;
const CHUNK = 50;

const pausedUntil = new WeakMap<PublicConfig, number>();

/** The same products with current prices, each marked by `price_is_current`. Whatever goes wrong only costs the mark. */
export async function withPlatformPrices(products: readonly Hit[], question: PriceQuestion): Promise<Hit[]> {
  const priced = products.filter((product) => 'price_incl_tax' in product || 'price' in product);
  if (priced.length === 0) return [...products];
  const prices = await askPrices(skusOf(priced), question);
  const current = (product: Fields): Fields => {
    const info = prices.get(Number(product.id));
    return info ? overlayPrices(product, info) : { ...product, price_is_current: false };
  };
  return products.map((product) => {
    if (!priced.includes(product)) return product;
    const children = childrenOf(product);
    return {
      ...product,
      ...current(product),
      ...(children.length > 0 && { configurable_children: children.map(current) }),
    };
  });
}

const childrenOf = (product: Fields): Fields[] =>
  Array.isArray(product.configurable_children) ? product.configurable_children.filter(isFields) : [];

/** Variants are asked for only where one product is looked at. */
function skusOf(products: readonly Hit[]): string[] {
  return skusWithVariants(products.length === 1 ? products : products.map(({ sku }) => ({ sku })));
}

async function askPrices(skus: readonly string[], question: PriceQuestion): Promise<Map<number, Fields>> {
  const { config, report } = question;
  if ((pausedUntil.get(config) ?? 0) > Date.now()) return new Map();
  const chunks = Array.from({ length: Math.ceil(skus.length / CHUNK) }, (_, n) =>
    skus.slice(n * CHUNK, (n + 1) * CHUNK),
  );
  try {
    return new Map((await Promise.all(chunks.map((chunk) => askChunk(chunk, question)))).flat());
  } catch (error) {
    pausedUntil.set(config, Date.now() + PAUSE_MS);
    report(error);
    return new Map();
  }
}

async function askChunk(
  skus: readonly string[],
  { config, store, userGroupId, send }: PriceQuestion,
): Promise<[number, Fields][]> {
  const query = {
    skus: skus.join(','),
    currencyCode: store.currency,
    storeId: store.storeId,
    userGroupId: userGroupId ?? undefined,
  };
  const storeCode = config.multistore.enabled ? store.storeCode : null;
  const { status, json } = await send({
    method: 'GET',
    path: endpointAddress('renderProducts', { query }, storeCode),
    signal: AbortSignal.timeout(config.search.timeoutMs.prices),
  });
  const result = isFields(json) && isFields(json.result) ? json.result : null;
  if (!result || !Array.isArray(result.items)) {
    throw new ApiError(errorMessage(isFields(json) ? json.result : json), status);
  }
  return result.items
    .filter(isFields)
    .flatMap(({ id, price_info }) => (isFields(price_info) ? [[Number(id), price_info]] : []));
}

const amount = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);
const difference = (gross: number, net: number): number => Number((gross - net).toFixed(6));

function overlayPrices(product: Fields, info: Fields): Fields {
  const extension = isFields(info.extension_attributes) ? info.extension_attributes : {};
  const net = isFields(extension.tax_adjustments) ? extension.tax_adjustments : {};
  const isReduced = amount(info.final_price) < amount(info.regular_price);
  const field = (name: string, source: string, isKept = true): Fields => {
    const gross = isKept ? amount(info[source]) : 0;
    const netto = isKept ? amount(net[source]) : 0;
    return { [name]: netto, [`${name}_tax`]: difference(gross, netto), [`${name}_incl_tax`]: gross };
  };
  return {
    ...product,
    ...field('price', 'final_price'),
    ...field('final_price', 'final_price'),
    ...field('original_price', 'regular_price'),
    ...field('special_price', 'special_price', isReduced),
    price_is_current: true,
  };
}
