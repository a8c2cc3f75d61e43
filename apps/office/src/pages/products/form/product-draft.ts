import { slugify } from '@brixel/commerce/slugify';
import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import type { BuyerGets } from '@brixel/contract/office/product-facts';
import type { OfficeProduct, ProductContent, ProductTextContent } from '@brixel/contract/office/product-form-endpoints';
import { lotOfPath, photoPath, uploadedPath } from '@brixel/contract/picture-paths';
import type { StoreCode } from '@brixel/contract/stores';
import type { Translate } from '#i18n/i18n.ts';
import { parsePiecePrice, piecePriceInput } from '../piece-price.ts';
import { type CompositionDraft, compositionDraft, compositionOf, isComposed, nothing } from './composition-draft.ts';

type SoldFile = NonNullable<ProductContent['downloads']>[number];

/** A file that buyers get. */
export interface DownloadDraft extends SoldFile {
  name: string;
  /** null: it lies in the folder of the shop */
  bytes: number | null;
}

/** A product as it is typed. */
export interface ProductDraft
  extends Pick<ProductContent, 'texts' | 'pictures' | 'categories' | 'status' | 'condition' | 'tax_class' | 'place'> {
  sku: string;
  type: string;
  buyerGets: BuyerGets;
  composition: CompositionDraft;
  downloads: DownloadDraft[];
  /** numbers of the owner's attributes as they are typed */
  attributes: Record<string, number | number[] | string>;
  weight: string;
  step: string;
  price: string;
  specialPrice: string;
  specialFrom: string;
  specialTo: string;
  tiers: { qty: string; price: string }[];
  stock: string;
  cost: string;
}

export const EMPTY_TEXT: ProductTextContent = {
  name: '',
  url_key: '',
  short_description: '',
  description: '',
  data_sheet: [],
};

const count = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

export function draftOf(product: OfficeProduct | null, language: OfficeLanguage, store: StoreCode): ProductDraft {
  const money = (euros: number | null | undefined): string =>
    euros === null || euros === undefined ? '' : piecePriceInput(euros, language);
  return {
    sku: product?.sku ?? '',
    type: product?.type ?? 'simple',
    buyerGets: product?.buyer_gets ?? 'nothing',
    composition: product ? compositionDraft(product, language) : nothing,
    downloads: downloadsOf(product),
    texts: product?.texts ?? { [store]: EMPTY_TEXT },
    pictures: product?.pictures ?? [],
    categories: product?.categories ?? [],
    attributes: product?.attributes ?? {},
    status: product?.status ?? 'on',
    condition: product?.condition ?? null,
    tax_class: product?.tax_class ?? 'standard',
    place: product?.place ?? '',
    weight: count(product?.weight),
    step: String(product?.step ?? 1),
    price: money(product?.price),
    specialPrice: money(product?.special?.price),
    specialFrom: product?.special?.from ?? '',
    specialTo: product?.special?.to ?? '',
    tiers: (product?.tiers ?? []).map(({ qty, price }) => ({ qty: String(qty), price: money(price) })),
    stock: product ? count(product.stock) : '0',
    cost: money(product?.cost),
  };
}

const downloadsOf = (product: OfficeProduct | null): DownloadDraft[] =>
  (product?.downloads ?? []).map((download) => {
    const facts = product?.download_files.find(({ file }) => file === download.file);
    return { ...download, name: facts?.name ?? download.file, bytes: facts?.bytes ?? null };
  });

/** Of letters, digits and hyphens only. */
export const urlKeyOf = (name: string): string =>
  slugify(name.replaceAll('×', 'x'))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export type DraftErrors = Partial<
  Record<
    | 'sku'
    | 'name'
    | 'url_key'
    | 'weight'
    | 'price'
    | 'special'
    | 'specialTo'
    | 'tiers'
    | 'stock'
    | 'step'
    | 'cost'
    | 'attributes'
    | 'composition'
    | 'downloads',
    string
  >
>;

const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const URL_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const WHOLE = /^\d{1,9}$/;

const isPrice = (typed: string): boolean => parsePiecePrice(typed) >= 0 && parsePiecePrice(typed) <= 1_000_000;

/** A comma or a point, and a minus before it. */
export const isWrongNumber = (value: number | number[] | string): boolean =>
  typeof value === 'string' && !/^-?\d{1,9}(?:[.,]\d{1,6})?$/.test(value.trim());

/** Sentences for what is not as it should be. */
export function checkDraft(
  draft: ProductDraft,
  {
    isNew,
    isPriced,
    isCounted,
    store,
    t,
  }: { isNew: boolean; isPriced: boolean; isCounted: boolean; store: StoreCode; t: Translate },
): DraftErrors {
  const texts = Object.values(draft.texts);
  const errors: { [Name in keyof DraftErrors]: string | false } = {
    sku: isNew && !SKU.test(draft.sku.trim()) && t('product.wrong.sku'),
    name: texts.some(({ name }) => name.trim() === '') && t('product.wrong.name'),
    url_key: texts.some(({ url_key }) => !URL_KEY.test(url_key)) && t('product.wrong.urlKey'),
    weight: draft.weight.trim() !== '' && !/^\d{1,7}$/.test(draft.weight.trim()) && t('product.wrong.weight'),
    price: isPriced && !(isPrice(draft.price) && parsePiecePrice(draft.price) > 0) && t('products.wrong.price'),
    special:
      draft.specialPrice.trim() !== '' &&
      !(
        parsePiecePrice(draft.specialPrice) > 0 && parsePiecePrice(draft.specialPrice) < parsePiecePrice(draft.price)
      ) &&
      t('product.wrong.special'),
    specialTo:
      draft.specialFrom !== '' &&
      draft.specialTo !== '' &&
      draft.specialTo < draft.specialFrom &&
      t('product.wrong.days'),
    tiers:
      draft.tiers.some(({ qty, price }) => !(WHOLE.test(qty.trim()) && Number(qty) >= 2 && isPrice(price))) &&
      t('product.wrong.tiers'),
    stock: isCounted && !WHOLE.test(draft.stock.trim()) && t('products.wrong.stock'),
    step:
      !(WHOLE.test(draft.step.trim()) && Number(draft.step) >= 1 && Number(draft.step) <= 100_000) &&
      t('product.wrong.step'),
    composition: !isComposed(draft.composition, draft.type, store) && t('compound.wrong'),
    downloads:
      draft.type === 'downloadable' &&
      (draft.downloads.length === 0 || draft.downloads.some(({ titles }) => !titles[store]?.trim())) &&
      t('downloads.wrong'),
    attributes: Object.values(draft.attributes).some(isWrongNumber) && t('attributes.wrong.number'),
    cost: draft.cost.trim() !== '' && !isPrice(draft.cost) && t('products.wrong.price'),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence)) as DraftErrors;
}

/** Of a draft without errors. */
export const contentOf = (draft: ProductDraft, isPriced: boolean): ProductContent => ({
  texts: draft.texts,
  pictures: draft.pictures,
  categories: draft.categories,
  attributes: Object.fromEntries(
    Object.entries(draft.attributes).map(([code, value]) => [
      code,
      typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value,
    ]),
  ),
  composition: compositionOf(draft.composition, draft.type),
  downloads:
    draft.type === 'downloadable'
      ? draft.downloads.map(({ id, file, titles }) => ({
          id,
          file,
          titles: Object.fromEntries(Object.entries(titles).filter(([, title]) => title?.trim())),
        }))
      : undefined,
  buyer_gets: draft.type === 'virtual' ? draft.buyerGets : undefined,
  status: draft.status,
  condition: draft.condition,
  tax_class: draft.tax_class,
  weight: draft.weight.trim() === '' ? null : Number(draft.weight),
  price: isPriced ? parsePiecePrice(draft.price) : null,
  special:
    draft.specialPrice.trim() === ''
      ? null
      : {
          price: parsePiecePrice(draft.specialPrice),
          from: draft.specialFrom || null,
          to: draft.specialTo || null,
        },
  tiers: draft.tiers.map(({ qty, price }) => ({ qty: Number(qty), price: parsePiecePrice(price) })),
  step: Number(draft.step),
  place: draft.place.trim(),
  cost: draft.cost.trim() === '' ? null : parsePiecePrice(draft.cost),
});

/** A photo comes after those there are and before drawings; what stood in for one goes. */
export function withPhoto(
  pictures: ProductDraft['pictures'],
  { id, alt }: Pick<OfficePicture, 'id' | 'alt'>,
): ProductDraft['pictures'] {
  if (pictures.some(({ path }) => uploadedPath(path)?.sha256 === id)) return pictures;
  const kept = pictures.filter(({ path }) => lotOfPath(path) === null);
  const place = kept.findLastIndex(({ path }) => uploadedPath(path) !== null) + 1;
  return kept.toSpliced(place, 0, { path: photoPath(id), alt });
}
