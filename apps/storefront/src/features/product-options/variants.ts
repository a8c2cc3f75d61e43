import { chooseVariant, isAvailable, isEnabled, type VariantRules } from '@brixel/commerce/variant-choice';
import type { ConfigurableChild, ConfigurableOption } from '@brixel/contract/catalog';

/** Which variant of a configurable product is shown, and where the other colours and sizes lead. */

export const VARIANT_CODES = ['color', 'size'] as const;
export type VariantCode = (typeof VARIANT_CODES)[number];

export type Variant = Pick<
  ConfigurableChild,
  'sku' | 'url_key' | 'status' | 'color' | 'size' | 'price_incl_tax' | 'stock'
>;

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
 * chosen combination, so the link also changes the other attribute.
 */
export type VariantValueState = 'ok' | 'sold-out' | 'elsewhere';

export interface VariantValue {
  id: number;
  label: string;
  sku: string;
  slug: string;
  state: VariantValueState;
  /** what else changes, for `elsewhere` */
  other?: number;
}

export interface VariantChoices {
  code: VariantCode;
  label: string;
  chosen: number;
  choices: VariantValue[];
}

const otherCode = (code: VariantCode): VariantCode => (code === 'color' ? 'size' : 'color');

function choiceFor(
  children: readonly Variant[],
  chosen: Variant,
  code: VariantCode,
  value: { value_index: number; label: string },
): VariantValue | null {
  const withValue = children.filter((child) => child[code] === value.value_index && isEnabled(child));
  const other = otherCode(code);
  const same = withValue.find((child) => child[other] === chosen[other]);
  const target = same ?? withValue.find(isAvailable) ?? withValue[0];
  if (!target || !value.label.trim()) return null;
  const base = { id: value.value_index, label: value.label, sku: target.sku, slug: target.url_key };
  if (same) return { ...base, state: isAvailable(same) ? 'ok' : 'sold-out' };
  return { ...base, state: 'elsewhere', other: target[other] };
}

export function variantChoices(
  options: readonly ConfigurableOption[],
  children: readonly Variant[],
  chosen: Variant,
): VariantChoices[] {
  return VARIANT_CODES.flatMap((code) => {
    const option = options.find(({ attribute_code }) => attribute_code === code);
    if (!option) return [];
    const choices = option.values.flatMap((value) => choiceFor(children, chosen, code, value) ?? []);
    return [{ code, label: option.label, chosen: chosen[code], choices }];
  });
}
