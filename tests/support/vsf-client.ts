import type { EchoedItem } from '@brixel/contract/cart';
import type { Envelope } from '@brixel/contract/envelope';
import type { TestPlatform } from './platform.ts';

/**
 * The cart of the VSF 1.12 client: what it sends, and by which rules it recognises what comes back. Written from its
 * behaviour and not from our rules, so that both can be held against each other.
 */

type Json = Record<string, unknown>;

export interface VsfProduct extends Json {
  id: number;
  sku: string;
  parentSku?: string;
  type_id: string;
  product_links?: { sku: string; linked_product_sku: string; link_type: string; qty: number }[];
}

export interface VsfLine extends VsfProduct {
  qty: number;
  product_option: { extension_attributes: Json };
  checksum?: string;
  server_item_id?: number;
  server_cart_id?: string;
  prev_qty?: number;
}

const NO_OPTIONS = { custom_options: [], configurable_item_options: [], bundle_options: [] };
const LISTS = ['bundle_options', 'custom_options', 'configurable_item_options'];

const withTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withTexts);
  if (typeof value !== 'object' || value === null) return value === null ? null : String(value);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withTexts(entry)]));
};

interface Comparable {
  sku: string;
  checksum?: string;
  server_item_id?: number;
  item_id?: number;
  product_option?: { extension_attributes: object } | undefined;
}

const listOf = ({ product_option }: Comparable, name: string): unknown[] =>
  Object.values((product_option?.extension_attributes as Json | undefined)?.[name] ?? []);

/** The first filled list, with texts for numbers: the client hashes exactly this. */
const checksumOf = (line: Comparable): string => {
  const filled = LISTS.map((name) => listOf(line, name)).find((list) => list.length > 0);
  return line.checksum ?? JSON.stringify(filled ? withTexts(filled) : (line.product_option ?? null));
};

function isSame(a: Comparable, b: Comparable): boolean {
  const either = (name: string): boolean => listOf(a, name).length > 0 || listOf(b, name).length > 0;
  const idOf = ({ server_item_id, item_id }: Comparable) => server_item_id ?? item_id;
  const sameId = idOf(a) !== undefined && idOf(a) === idOf(b);
  if (either('bundle_options') || either('custom_options')) return sameId || checksumOf(a) === checksumOf(b);
  if (either('configurable_item_options')) return a.sku === b.sku;
  return sameId || a.sku === b.sku;
}

export class VsfClient {
  lines: VsfLine[] = [];
  cartId = '';
  private readonly shop: TestPlatform;
  private readonly store: string;

  constructor(shop: TestPlatform, store = 'de') {
    this.shop = shop;
    this.store = store;
  }

  /** Products by their skus, with an Elasticsearch body as its adapter `api` sends it. */
  async products(skus: string[]): Promise<VsfProduct[]> {
    const body = { query: { bool: { filter: { bool: { must: [{ terms: { sku: skus } }] } } } } };
    const query = new URLSearchParams({ request: JSON.stringify(body), size: '50', from: '0', sort: '' });
    const answer = await this.shop.inject(`/api/catalog/brixel_${this.store}/product/_search?${query}`);
    return answer.json().hits.hits.map(({ _source }: { _source: VsfProduct }) => ({
      ..._source,
      // preConfigureProduct: a product without a parent is its own
      parentSku: _source.parentSku ?? _source.sku,
    }));
  }

  async product(sku: string): Promise<VsfProduct> {
    const [product] = await this.products([sku]);
    if (!product) throw new Error(`Product query returned empty result: ${sku}`);
    return product;
  }

  /** A chosen variant stands under its own sku and remembers its family's. */
  async chosen(familySku: string, options: { option_id: string; option_value: string }[], childSku: string) {
    const family = await this.product(familySku);
    return { ...family, sku: childSku, ...option({ configurable_item_options: options }) };
  }

  async add(product: VsfProduct & { product_option?: VsfLine['product_option'] }, qty = 1): Promise<void> {
    if (product.type_id === 'grouped') {
      const links = (product.product_links ?? []).filter(({ link_type }) => link_type === 'associated');
      const parts = await this.products(links.map((link) => link.linked_product_sku));
      for (const part of parts) this.put(part, qty);
    } else this.put(product, qty);
    await this.sync();
  }

  private put(product: VsfProduct & { product_option?: VsfLine['product_option'] }, qty: number): void {
    const line: VsfLine = { ...product, qty, product_option: product.product_option ?? option({}).product_option };
    const known = this.lines.find((other) => isSame(other, line));
    if (known) known.qty += qty;
    else this.lines.push({ ...line, checksum: checksumOf(line) });
  }

  /** Every page view does this: both carts are compared, and what is missing on one side is put there. */
  async sync(): Promise<void> {
    this.cartId ||= (await this.post<string>('create', {})).result;
    const { result: items } = await this.get<EchoedItem[]>('pull');
    for (const line of [...this.lines]) {
      const item = items.find((candidate) => isSame(candidate as Comparable, line));
      if (item && item.qty === line.qty) this.learn(item);
      else await this.send(line, item);
    }
    for (const item of items) {
      if (this.lines.some((line) => isSame(line, item as Comparable))) continue;
      const product = await this.product(item.sku);
      const product_option = item.product_option ?? option({}).product_option;
      this.lines.push({ ...product, qty: item.qty, product_option, server_item_id: item.item_id });
    }
  }

  private async send({ sku, parentSku, qty, product_option }: VsfLine, item: EchoedItem | undefined): Promise<void> {
    const ids = item && { item_id: item.item_id, quoteId: item.quote_id };
    const cartItem = { sku: parentSku || sku, qty, product_option, ...(ids ?? { quoteId: this.cartId }) };
    const { code, result } = await this.post<EchoedItem>('update', { cartItem });
    if (code !== 200) throw new Error(`${code} ${JSON.stringify(result)}`);
    this.learn(result);
  }

  /** The line that the item is taken for gets the server's ids; where none is recognised, nothing does. */
  private learn({ item_id, quote_id, product_type, product_option, sku }: EchoedItem): void {
    const line = this.lines.find((candidate) =>
      isSame(candidate, { sku, server_item_id: item_id, product_option } as Comparable),
    );
    if (!line) return;
    Object.assign(line, {
      server_item_id: item_id,
      server_cart_id: quote_id,
      type_id: product_type,
      prev_qty: line.qty,
    });
    if (product_option) line.product_option = product_option as VsfLine['product_option'];
  }

  get = async <T>(call: string): Promise<Envelope<T>> => (await this.shop.inject(this.address(call))).json();

  post = async <T>(call: string, payload: object): Promise<Envelope<T>> =>
    (await this.shop.inject({ method: 'POST', url: this.address(call), payload })).json();

  private address = (call: string): string => `/api/cart/${call}?token=&cartId=${this.cartId}&storeCode=${this.store}`;
}

/** All three lists are always there. */
export const option = (lists: object): { product_option: VsfLine['product_option'] } => ({
  product_option: { extension_attributes: { ...NO_OPTIONS, ...lists } },
});
