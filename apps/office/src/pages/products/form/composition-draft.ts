import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { ProductKind } from '@brixel/contract/office/product-facts';
import type { OfficeProduct, ProductComposition } from '@brixel/contract/office/product-form-endpoints';
import type { StoreCode } from '@brixel/contract/stores';
import { parsePiecePrice, piecePriceInput } from '../piece-price.ts';

/** What a product is made of, as it is typed. */
export interface CompositionDraft {
  /** attributes that its variants differ in */
  codes: string[];
  variants: VariantDraft[];
  parts: PartDraft[];
  options: BundleDraft[];
}

export interface VariantDraft {
  key: string;
  sku: string;
  /** by attribute: the id of an option, nothing where none is chosen yet */
  values: Record<string, string>;
  /** of one that there is, it is only shown */
  price: string;
  stock: string;
  isKnown: boolean;
}

export interface PartDraft {
  key: string;
  sku: string;
  qty: string;
  is_default: boolean;
  can_change_qty: boolean;
}

export interface BundleDraft {
  key: string;
  id: number | null;
  titles: Partial<Record<StoreCode, string>>;
  required: boolean;
  type: string;
  parts: PartDraft[];
}

let last = 0;
const key = (): string => {
  last += 1;
  return `row-${last}`;
};

export const newPart = (): PartDraft => ({ key: key(), sku: '', qty: '1', is_default: false, can_change_qty: false });

export const newVariant = (given: Pick<VariantDraft, 'price'> & Partial<VariantDraft>): VariantDraft => ({
  key: key(),
  sku: '',
  values: {},
  stock: '0',
  isKnown: false,
  ...given,
});

export const newBundle = (): BundleDraft => ({
  key: key(),
  id: null,
  titles: {},
  required: true,
  type: 'radio',
  parts: [{ ...newPart(), is_default: true }],
});

export const nothing: CompositionDraft = { codes: [], variants: [], parts: [], options: [] };

export function compositionDraft(
  { composition, variants: current }: Pick<OfficeProduct, 'composition' | 'variants'>,
  language: OfficeLanguage,
): CompositionDraft {
  if (composition?.kind === 'configurable')
    return {
      ...nothing,
      codes: [...new Set(composition.variants.flatMap(({ values }) => Object.keys(values)))],
      variants: composition.variants.map(({ sku, values }) => {
        const now = current.find((variant) => variant.sku === sku);
        return {
          key: sku,
          sku,
          values: Object.fromEntries(Object.entries(values).map(([code, option]) => [code, String(option)])),
          price: now ? piecePriceInput(now.price, language) : '',
          stock: String(now?.stock ?? ''),
          isKnown: true,
        };
      }),
    };
  const partOf = (part: { sku: string; qty: number }, place: number): PartDraft => ({
    is_default: false,
    can_change_qty: false,
    ...part,
    key: `${part.sku} ${place}`,
    qty: String(part.qty),
  });
  if (composition?.kind === 'grouped') return { ...nothing, parts: composition.parts.map(partOf) };
  if (composition?.kind === 'bundle')
    return {
      ...nothing,
      options: composition.options.map((option) => ({
        ...option,
        key: String(option.id),
        parts: option.parts.map(partOf),
      })),
    };
  return nothing;
}

const isQty = (typed: string): boolean => /^[1-9]\d{0,4}$/.test(typed.trim());
const isPart = ({ sku, qty }: PartDraft): boolean => sku.trim() !== '' && isQty(qty);

/** Whether everything is there that it needs. */
export function isComposed(draft: CompositionDraft, type: ProductKind | string, store: StoreCode): boolean {
  if (type === 'configurable')
    return (
      draft.codes.length > 0 &&
      draft.variants.length > 0 &&
      draft.variants.every(
        ({ sku, values, isKnown, price, stock }) =>
          sku.trim() !== '' &&
          draft.codes.every((code) => values[code]) &&
          (isKnown || price.trim() === '' || (parsePiecePrice(price) > 0 && /^\d{1,9}$/.test(stock.trim()))),
      )
    );
  if (type === 'grouped') return draft.parts.length > 0 && draft.parts.every(isPart);
  if (type === 'bundle')
    return (
      draft.options.length > 0 &&
      draft.options.every(
        ({ titles, parts }) => Boolean(titles[store]?.trim()) && parts.length > 0 && parts.every(isPart),
      )
    );
  return true;
}

/** Of a draft without errors. */
export function compositionOf(draft: CompositionDraft, type: ProductKind | string): ProductComposition | null {
  const partOf = ({ sku, qty }: PartDraft) => ({ sku: sku.trim(), qty: Number(qty) });
  if (type === 'configurable')
    return {
      kind: type,
      variants: draft.variants.map(({ sku, values, price, stock, isKnown }) => ({
        sku: sku.trim(),
        values: Object.fromEntries(draft.codes.map((code) => [code, Number(values[code])])),
        ...(!isKnown && price.trim() !== '' && { made: { price: parsePiecePrice(price), stock: Number(stock) } }),
      })),
    };
  if (type === 'grouped') return { kind: type, parts: draft.parts.map(partOf) };
  if (type === 'bundle')
    return {
      kind: type,
      options: draft.options.map(({ id, titles, required, type: choice, parts }) => ({
        id,
        titles: Object.fromEntries(Object.entries(titles).filter(([, title]) => title?.trim())),
        required,
        type: choice,
        parts: parts.map((part) => ({
          ...partOf(part),
          is_default: part.is_default,
          can_change_qty: part.can_change_qty,
        })),
      })),
    };
  return null;
}

/** The price of the last variant is that of most of them. */
export const priceOfNext = (variants: readonly VariantDraft[], language: OfficeLanguage): string =>
  variants.findLast(({ price }) => price !== '')?.price ?? piecePriceInput(1, language);
