import { slugify } from '@brixel/commerce/slugify';
import { newVariant, type VariantDraft } from './composition-draft.ts';

/** All variants that chosen options make, without those that are there. */

/** An attribute with the options that were chosen of it. */
export interface VariantAxis {
  code: string;
  label: string;
  options: readonly { id: string; label: string }[];
}

export const MOST_SKU = 64;

/** The family's number, and a place for the option of each attribute. */
export const skuPattern = (family: string, axes: readonly Pick<VariantAxis, 'label'>[]): string =>
  [family || 'ART', ...axes.map(({ label }) => `{${label}}`)].join('-');

/** Of letters, digits and hyphens. */
const skuPart = (label: string): string =>
  slugify(label.replaceAll('×', 'x'))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toUpperCase();

export function combinations(
  axes: readonly VariantAxis[],
  present: readonly VariantDraft[],
  { pattern, price, stock }: { pattern: string; price: string; stock: string },
): VariantDraft[] {
  if (axes.length === 0) return [];
  const keyOf = (values: Readonly<Record<string, string>>): string =>
    axes.map(({ code }) => values[code] ?? '').join('/');
  const there = new Set(present.map(({ values }) => keyOf(values)));
  const skus = new Set(present.map(({ sku }) => sku.trim()));
  const all = axes.reduce<readonly Combination[]>(
    (made, { code, label: name, options }) =>
      made.flatMap(({ values, sku }) =>
        options.map(({ id, label }) => ({
          values: { ...values, [code]: id },
          sku: sku.replaceAll(`{${name}}`, skuPart(label)),
        })),
      ),
    [{ values: {}, sku: pattern.trim() }],
  );
  return all
    .filter(({ values }) => !there.has(keyOf(values)))
    .map(({ values, sku }) => {
      const free = freeSku(sku, skus);
      skus.add(free);
      return newVariant({ sku: free, values, price, stock });
    });
}

interface Combination {
  values: Record<string, string>;
  sku: string;
}

/** Two options may read the same in a number. */
function freeSku(sku: string, taken: ReadonlySet<string>): string {
  const plain = sku.slice(0, MOST_SKU);
  for (let n = 1; ; n += 1) {
    const next = n === 1 ? plain : `${plain.slice(0, MOST_SKU - String(n).length - 1)}-${n}`;
    if (!taken.has(next)) return next;
  }
}
