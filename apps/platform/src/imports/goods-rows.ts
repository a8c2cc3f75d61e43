import { partSku } from '@brixel/bricks/assortment';
import { COLOURS } from '@brixel/bricks/colours';
import { slugify } from '@brixel/commerce/slugify';
import { ALL_CUSTOMER_GROUPS } from '@brixel/commerce/tier-prices';
import { CONDITIONS } from '@brixel/contract/condition';
import { textIn } from '@brixel/contract/local-text';
import { storeCodes } from '@brixel/contract/stores';
import { type Lot, letterOf } from '@brixel/exchange/lot';
import { lotNames } from '@brixel/exchange/part-name';
import { designOf } from '@brixel/exchange/part-number';
import type { Insertable } from 'kysely';
import type { ProductAttributes, ProductDetails } from '../database/catalog-tables.ts';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import { type ColourOption, colourOption } from './colour-option.ts';
import { completenessNames, conditionNames, lotLabels } from './lot-labels.ts';
import { reducedPrice } from './lot-now.ts';
import { lotPicture } from './lot-picture.ts';
import { STATUS } from './plan-row.ts';

/** Products that are made of lots. */

/** What a lot's product is to be called. A plain new part has the sku that the part has in every shop of ours. */
export function wantedSku(lot: Lot): string {
  const design = lot.itemType === 'part' ? designOf(lot.itemNo) : null;
  const colour = COLOURS.find(({ bricklinkId }) => bricklinkId === lot.colourNo);
  if (design?.isPlain && colour && lot.condition === 'new') return partSku(design.number, colour.id);
  const condition = lot.condition === 'new' ? 'N' : 'U';
  return `BL-${letterOf(lot)}-${lot.itemNo}-${lot.colourNo}-${condition}`;
}

const TAXABLE_GOODS = 2;
const MOST_AT_ONCE = 10_000;

interface NewGoods {
  id: number;
  sku: string;
  lot: Lot;
  now: string;
}

/** Not shown to anybody before it is published. */
export function productRow({ id, sku, lot, now }: NewGoods): Insertable<Schema['product']> {
  return {
    id,
    sku,
    parent_sku: null,
    type_id: 'simple',
    status: STATUS.staged,
    visibility: 4,
    tax_class_id: TAXABLE_GOODS,
    // whole grams: of what is lighter nothing is said rather than too much
    weight: Math.round(lot.grams ?? 0) || null,
    price: lot.price,
    special_price: reducedPrice(lot),
    special_from: null,
    special_to: null,
    is_new: 0,
    bestseller_rank: null,
    attributes: toJson(attributesOf(lot, sku)),
    created_at: now,
    updated_at: now,
  };
}

function attributesOf(lot: Lot, sku: string): ProductAttributes {
  const colour = colourOption(lot.colourNo);
  const design = lot.itemType === 'part' ? designOf(lot.itemNo) : null;
  return {
    ...(colour && { color: colour.id }),
    condition: CONDITIONS[lot.condition],
    ...(design && { designId: design.number }),
    pictures: [lotPicture(lot, sku)],
  };
}

interface NewFamily {
  id: number;
  sku: string;
  lot: Lot;
  variantSku: string;
  now: string;
}

/** One part in several colours. It costs and has in stock what its variants do; of one of them it has the picture. */
export function familyRow({ id, sku, lot, variantSku, now }: NewFamily): Insertable<Schema['product']> {
  const { color: _, ...attributes } = attributesOf(lot, variantSku);
  return {
    ...productRow({ id, sku, lot, now }),
    type_id: 'configurable',
    special_price: null,
    weight: null,
    attributes: toJson({ ...attributes, configurableAttributes: ['color'] }),
  };
}

export interface LotText {
  store: (typeof storeCodes)[number];
  name: string;
  description: string;
  slug: string;
  details: ProductDetails;
}

/** Comments are a seller's plain text. */
const paragraph = (text: string): string =>
  text === ''
    ? ''
    : `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')}</p>`;

/** What shoppers read of a lot, in each store. */
export const lotTexts = (lot: Lot): LotText[] => textsIn(lot, colourOption(lot.colourNo));

/** What they read of a part in all of its colours. What the seller notes belongs to one lot. */
export const familyTexts = (lot: Lot): LotText[] => textsIn({ ...lot, comments: '' }, null);

function textsIn(lot: Lot, colour: ColourOption | null): LotText[] {
  const names = lotNames(lot, colour?.name ?? null);
  return storeCodes.map((store) => ({
    store,
    name: textIn(names, store),
    description: paragraph(lot.comments),
    slug: slugify(`${textIn(names, store)} ${lot.itemNo}`.replaceAll('×', 'x').replaceAll(/[,./]/g, ' ')),
    details: {
      ...(colour && { farbe: textIn(colour.name, store) }),
      dataSheet: [
        { label: textIn(lotLabels.number, store), value: lot.itemNo },
        { label: textIn(lotLabels.condition, store), value: textIn(conditionNames[lot.condition], store) },
        ...(lot.completeness
          ? [
              {
                label: textIn(lotLabels.completeness, store),
                value: textIn(completenessNames[lot.completeness], store),
              },
            ]
          : []),
      ],
      pictureLabels: [textIn(names, store)],
    },
  }));
}

export const textRow = (
  productId: number,
  { store, name, description, details }: LotText,
  path: string,
): Insertable<Schema['product_text']> => ({
  product_id: productId,
  store_code: store,
  name,
  url_key: path,
  url_path: path,
  short_description: '',
  description,
  meta_title: name,
  meta_description: name,
  details: toJson(details),
});

export const stockRow = ({ id, sku, lot }: Pick<NewGoods, 'id' | 'sku' | 'lot'>): Insertable<Schema['stock']> => ({
  sku,
  product_id: id,
  qty: lot.qty,
  managed: 1,
  min_sale: lot.step,
  max_sale: MOST_AT_ONCE,
  step: lot.step,
});

export const tierRows = (productId: number, { tiers }: Pick<Lot, 'tiers'>): Insertable<Schema['tier_price']>[] =>
  tiers.map(({ qty, price }) => ({ product_id: productId, customer_group_id: ALL_CUSTOMER_GROUPS, qty, price }));
