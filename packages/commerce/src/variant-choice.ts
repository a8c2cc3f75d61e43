/** Which variant of a configurable product answers to what a shopper has chosen. */

export const NO_VARIANTS = 'No available product variants';
const DISABLED_STATUS = 2;

export interface VariantTerms {
  sku: string;
  status?: number | undefined;
  stock?: { is_in_stock: boolean } | null | undefined;
  price_incl_tax?: number | undefined;
}

interface ChosenOption {
  id: string | number;
}

/** Options by attribute, or the sku of one variant. A price filter of a list does not select variants. */
export interface Configuration {
  sku?: string | undefined;
  [attribute: string]: ChosenOption | readonly ChosenOption[] | string | undefined;
}

export interface VariantRules {
  /** false: variants without stock cannot be chosen */
  listOutOfStockProducts: boolean;
  /** the first available variant where none matches */
  fallbackToDefault: boolean;
  /** of the configurable product, before reductions */
  regularPrice?: number | undefined;
}

export const isEnabled = ({ status = 1 }: Pick<VariantTerms, 'status'>): boolean => status < DISABLED_STATUS;

export const isAvailable = (variant: Pick<VariantTerms, 'status' | 'stock'>): boolean =>
  isEnabled(variant) && variant.stock?.is_in_stock !== false;

/** The first available variant that every chosen attribute fits; without a choice the first that costs no more than usual. */
export function chooseVariant<T extends VariantTerms>(
  variants: readonly T[],
  { sku, ...configuration }: Configuration,
  { listOutOfStockProducts, fallbackToDefault, regularPrice = Number.POSITIVE_INFINITY }: VariantRules,
): T | null {
  const open = variants.filter(listOutOfStockProducts ? isEnabled : isAvailable);
  const choices = Object.entries(configuration);
  const fits = (variant: T): boolean => {
    if (sku !== undefined) return variant.sku === sku;
    if (choices.length === 0) return (variant.price_incl_tax ?? 0) <= regularPrice;
    return choices.every(([code, choice]) => code === 'price' || isChosen(choice, ownValue(variant, code)));
  };
  return open.find(fits) ?? (fallbackToDefault ? (open[0] ?? null) : null);
}

/** An attribute without a chosen option is no choice. */
function isChosen(choice: Configuration[string], value: unknown): boolean {
  const ids = [choice ?? []].flat().map((option) => String(typeof option === 'object' ? (option.id ?? '') : option));
  const named = ids.filter((id) => id !== '');
  return named.length === 0 || named.includes(String(value));
}

const ownValue = (variant: object, code: string): unknown =>
  Object.entries(variant).find(([name]) => name === code)?.[1];
