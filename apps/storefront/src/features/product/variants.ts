import type { ConfigurableChild, ConfigurableOption } from '@brixel/contract/catalog';

/** Which variant of a configurable product is shown, and where the other colours and sizes lead. */

export const VARIANT_CODES = ['color', 'size'] as const;
export type VariantCode = (typeof VARIANT_CODES)[number];

export type Variant = Pick<
  ConfigurableChild,
  'sku' | 'url_key' | 'status' | 'color' | 'size' | 'price_incl_tax' | 'stock'
>;

const DISABLED_STATUS = 2;

export const isAvailable = ({ status, stock }: Pick<Variant, 'status' | 'stock'>): boolean =>
  status < DISABLED_STATUS && stock.is_in_stock;

export interface VariantWish {
  sku?: string | undefined;
  configuration?: Partial<Record<VariantCode, number>>;
}

/**
 * A named variant is taken as it is. Without any wish: the first available one that costs no more than the parent says.
 * Else the first available one that matches every wish; failing that, the first available one, else none.
 */
export function chooseVariant<T extends Variant>(
  children: readonly T[],
  parentPrice: number,
  { sku, configuration = {} }: VariantWish,
): T | null {
  if (sku !== undefined) {
    const named = children.find((child) => child.sku === sku && child.status < DISABLED_STATUS);
    if (named) return named;
  }
  const available = children.filter(isAvailable);
  const wishes = VARIANT_CODES.filter((code) => configuration[code] !== undefined);
  const match =
    wishes.length === 0
      ? available.find((child) => child.price_incl_tax <= parentPrice)
      : available.find((child) => wishes.every((code) => child[code] === configuration[code]));
  return match ?? available[0] ?? null;
}

/**
 * `ok`: same product in another colour or size. `sold-out`: exists, but there is none left. `elsewhere`: not made in the
 * chosen combination, so the link also changes the other attribute.
 */
export type ChoiceState = 'ok' | 'sold-out' | 'elsewhere';

export interface Choice {
  id: number;
  label: string;
  sku: string;
  slug: string;
  state: ChoiceState;
  /** what else changes, for `elsewhere` */
  other?: number;
}

export interface VariantChoices {
  code: VariantCode;
  label: string;
  chosen: number;
  choices: Choice[];
}

const otherCode = (code: VariantCode): VariantCode => (code === 'color' ? 'size' : 'color');

function choiceFor(
  children: readonly Variant[],
  chosen: Variant,
  code: VariantCode,
  value: { value_index: number; label: string },
): Choice | null {
  const withValue = children.filter((child) => child[code] === value.value_index && child.status < DISABLED_STATUS);
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
