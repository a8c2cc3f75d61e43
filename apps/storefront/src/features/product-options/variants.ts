import { chooseVariant, isAvailable, isEnabled, type VariantRules } from '@brixel/commerce/variant-choice';
import type { ConfigurableChild, ConfigurableOption } from '@brixel/contract/catalog';

/** Which variant of a configurable product is shown, and where the other colours, sizes and whatever else it comes in lead. */

/** With the option of each attribute that the family differs in, by its code. */
export type Variant = Pick<
  ConfigurableChild,
  'sku' | 'url_key' | 'status' | 'color' | 'size' | 'price_incl_tax' | 'stock'
>;

const optionIn = (variant: Variant, code: string): number =>
  Number((variant as Variant & Record<string, unknown>)[code]);

/** For a variant that is known by its name. */
export const ANY_VARIANT: VariantRules = { listOutOfStockProducts: true, fallbackToDefault: false };

/**
 * A named variant is shown as it is, sold out or not. Without a name the first that is in stock and costs no more than the
 * family usually does; failing that, the first in stock.
 */
export const shownVariant = <T extends Variant>(children: readonly T[], regularPrice: number, sku?: string): T | null =>
  (sku === undefined ? null : chooseVariant(children, { sku }, ANY_VARIANT)) ??
  chooseVariant(children, {}, { listOutOfStockProducts: false, fallbackToDefault: true, regularPrice });

/**
 * `ok`: same product in another colour or size. `sold-out`: exists, but there is none left. `elsewhere`: not made in the
 * chosen combination, so the link also changes other attributes.
 */
export type VariantValueState = 'ok' | 'sold-out' | 'elsewhere';

export interface VariantValue {
  id: number;
  label: string;
  sku: string;
  slug: string;
  state: VariantValueState;
  /** what else changes, for `elsewhere` */
  other?: string;
}

export interface VariantChoices {
  code: string;
  label: string;
  chosen: number;
  choices: VariantValue[];
}

type Value = ConfigurableOption['values'][number];

function choiceFor(
  options: readonly ConfigurableOption[],
  withValue: readonly Variant[],
  chosen: Variant,
  code: string,
  value: Value,
): VariantValue | null {
  const others = options.filter((option) => option.attribute_code !== code);
  const changedIn = (child: Variant): ConfigurableOption[] =>
    others.filter(({ attribute_code }) => optionIn(child, attribute_code) !== optionIn(chosen, attribute_code));
  const same = withValue.find((child) => changedIn(child).length === 0);
  const target = same ?? nearest(withValue, changedIn);
  if (!target || !value.label.trim()) return null;
  const base = { id: value.value_index, label: value.label, sku: target.sku, slug: target.url_key };
  if (same) return { ...base, state: isAvailable(same) ? 'ok' : 'sold-out' };
  const other = changedIn(target).map((option) => labelOf(option, target) ?? '');
  return { ...base, state: 'elsewhere', other: other.join(', ') };
}

/** What changes the least, of that what is there. */
const nearest = (variants: readonly Variant[], changedIn: (variant: Variant) => unknown[]): Variant | undefined =>
  variants.toSorted(
    (a, b) => Number(isAvailable(b)) - Number(isAvailable(a)) || changedIn(a).length - changedIn(b).length,
  )[0];

const labelOf = ({ attribute_code, values }: ConfigurableOption, variant: Variant): string | undefined =>
  values.find(({ value_index }) => value_index === optionIn(variant, attribute_code))?.label;

/** Colours and sizes first, then what the owner lets variants differ in. */
export function variantChoices(
  given: readonly ConfigurableOption[],
  children: readonly Variant[],
  chosen: Variant,
): VariantChoices[] {
  const options = BUILT_IN.flatMap((code) => given.find(({ attribute_code }) => attribute_code === code) ?? []).concat(
    given.filter(({ attribute_code }) => isOwnCode(attribute_code)),
  );
  const enabled = children.filter(isEnabled);
  return options.map(({ attribute_code: code, label, values }) => {
    const byValue = new Map<number, Variant[]>(values.map(({ value_index }) => [value_index, []]));
    for (const child of enabled) byValue.get(optionIn(child, code))?.push(child);
    return {
      code,
      label,
      chosen: optionIn(chosen, code),
      choices: values.flatMap(
        (value) => choiceFor(options, byValue.get(value.value_index) ?? [], chosen, code, value) ?? [],
      ),
    };
  });
}

const BUILT_IN = ['color', 'size'];
export const isOwnCode = (code: string): boolean => !BUILT_IN.includes(code);
