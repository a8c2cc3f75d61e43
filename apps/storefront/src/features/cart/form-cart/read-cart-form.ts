import type { LineChangeInput } from '@brixel/contract/cart';
import { parseQuantity } from '@brixel/ui/quantity.ts';
import { BUNDLE_FIELD, GROUP_FIELD, OPTION_FIELD, PART_FIELD } from '#features/cart-line/cart-form-fields.ts';

/** What a form asks of the cart. */
export type CartWish =
  | { kind: 'add'; lines: FormLine[] }
  | { kind: 'set'; itemId: number; sku: string; qty: number }
  /** a quantity that is no whole number */
  | { kind: 'unreadable' };

export interface FormLine {
  sku: string;
  qty: number;
  product_option?: NonNullable<LineChangeInput['product_option']>;
}

export function readCartForm(form: FormData, locale: string): CartWish {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const sku = text('sku');
  const itemId = Number(text('item'));
  if (itemId > 0 && form.has('remove')) return { kind: 'set', itemId, sku, qty: 0 };

  const grouped = [...form].filter(([name]) => name.startsWith(GROUP_FIELD));
  const quantities = (grouped.length > 0 ? grouped : [[GROUP_FIELD + sku, text('qty') || '1'] as const]).map(
    ([name, value]) => ({ sku: name.slice(GROUP_FIELD.length), qty: parseQuantity(String(value), locale) }),
  );
  const lines = quantities.flatMap((line) => (line.qty === null ? [] : [{ sku: line.sku, qty: line.qty }]));
  if (lines.length < quantities.length) return { kind: 'unreadable' };
  if (itemId > 0) return { kind: 'set', itemId, sku, qty: lines[0]?.qty ?? 1 };

  const product_option = choicesOf(form, locale);
  const wanted = lines.filter(({ sku: name, qty }) => name !== '' && qty > 0);
  return { kind: 'add', lines: wanted.map((line) => ({ ...line, ...(product_option && { product_option }) })) };
}

function choicesOf(form: FormData, locale: string): FormLine['product_option'] | undefined {
  const named = (prefix: string): [number, string][] =>
    [...form].flatMap(([name, value]) => {
      const id = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
      return id > 0 && typeof value === 'string' && value.trim() !== '' ? [[id, value.trim()]] : [];
    });
  const custom_options = [...Map.groupBy(named(OPTION_FIELD), ([id]) => id)].map(([id, chosen]) => ({
    option_id: String(id),
    option_value: chosen.map(([, value]) => value).join(','),
  }));
  const parts = new Map(named(PART_FIELD));
  const bundle_options = [...Map.groupBy(named(BUNDLE_FIELD), ([id]) => id)].map(([option_id, chosen]) => {
    const links = chosen.map(([, value]) => value.split('x'));
    const [usual = 1, isOpen] = links[0]?.slice(1) ?? [];
    const set = isOpen && links.length === 1 ? parseQuantity(parts.get(option_id) ?? '', locale) : null;
    return { option_id, option_qty: set || Number(usual), option_selections: links.map(([id]) => Number(id)) };
  });
  if (custom_options.length + bundle_options.length === 0) return undefined;
  return { extension_attributes: { configurable_item_options: [], custom_options, bundle_options } };
}
