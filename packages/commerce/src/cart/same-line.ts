import {
  type LineIdentity,
  OPTION_LISTS,
  type OptionListName,
  type ProductOption,
  type ServerId,
} from './cart-item.ts';
import { sha3of224 } from './sha3-224.ts';

/** When two lines of a cart are the same. */

const entriesOf = (option: ProductOption | null | undefined, name: OptionListName): readonly object[] =>
  Object.values(option?.extension_attributes?.[name] ?? {});

/** Servers and clients disagree on whether ids are numbers. */
function withTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(withTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withTexts(entry)]));
}

function choicesText(option: ProductOption | null | undefined): string {
  const filled = OPTION_LISTS.map((name) => entriesOf(option, name)).find((entries) => entries.length > 0);
  const choices = JSON.stringify(filled ? withTexts(filled) : (option ?? null));
  // two mosaics with the same frame are still two mosaics
  return choices + (option?.extension_attributes?.temporary_image_id ?? '');
}

/** Equal for the same choices, whatever the product. */
export const checksumOf = ({ product_option }: Pick<LineIdentity, 'product_option'>): string =>
  sha3of224(choicesText(product_option));

export const serverIdOf = ({ server_item_id, item_id }: LineIdentity): ServerId | null =>
  server_item_id || item_id || null;

/** Strictly: a server that counts has no texts. */
export const sameServerId = (a: LineIdentity, b: LineIdentity): boolean => {
  const id = serverIdOf(a);
  return id !== null && id === serverIdOf(b);
};

/** Only a stored checksum has to be matched by a calculated one. */
const sameChecksum = (a: LineIdentity, b: LineIdentity): boolean =>
  a.checksum || b.checksum
    ? (a.checksum || checksumOf(a)) === (b.checksum || checksumOf(b))
    : choicesText(a.product_option) === choicesText(b.product_option);

const sameSku = (a: LineIdentity, b: LineIdentity): boolean => String(a.sku) === String(b.sku);

type LineKind = 'choices' | 'variant' | 'plain';

function kindOf(a: LineIdentity, b: LineIdentity): LineKind {
  const either = (name: OptionListName): boolean =>
    entriesOf(a.product_option, name).length > 0 || entriesOf(b.product_option, name).length > 0;
  if (either('bundle_options') || either('custom_options')) return 'choices';
  return either('configurable_item_options') ? 'variant' : 'plain';
}

/** The same goods, whatever number the server has given them. It makes a sku of its own for what was put together. */
export const sameGoods = (a: LineIdentity, b: LineIdentity): boolean =>
  kindOf(a, b) === 'choices' ? sameChecksum(a, b) : sameSku(a, b);

export function sameLine(a: LineIdentity | null | undefined, b: LineIdentity | null | undefined): boolean {
  if (!a || !b) return false;
  // The server's id survives a change of the variant, so it does not identify one.
  if (kindOf(a, b) !== 'variant' && sameServerId(a, b)) return true;
  return sameGoods(a, b);
}
