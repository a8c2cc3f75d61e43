import { z } from 'zod';
import { giftRoles, productType } from '../catalog.ts';
import { CONTENT_LIMITS } from './content-limits.ts';
import { piecePrice, productSku, stockQty, storagePlace } from './product-endpoints.ts';
import { conditions, productStates, taxClasses } from './product-facts.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';

/**
 * What a file of products may say of one: the columns of a table, the keys of a line of JSON. Null clears. `texts` are there once for
 * each store, and attributes by their code.
 */

/** Where goods are to be found, in the order of their numbers, which begin with 1. */
export const visibilities = ['hidden', 'lists', 'search', 'everywhere'] as const;

const line = z.string().trim().max(PRODUCT_LIMITS.name);
const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const count = z.number().int().min(1).max(1_000_000);
const number = z.number().int().min(0).max(2_000_000_000);
const price = piecePrice;
const links = z
  .array(z.object({ sku: productSku, qty: z.number().int().min(0).max(1_000_000) }))
  .max(500)
  .nullable();

export const attributeCode = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/);

/** How a field is written in a cell: `json` only where there is no plainer way. */
export type CellKind = 'text' | 'number' | 'flag' | 'lines' | 'links' | 'tiers' | 'json';

export interface FileField {
  cell: CellKind;
  schema: z.ZodType;
}

const field = (cell: CellKind, schema: z.ZodType): FileField => ({ cell, schema });

export const productFileFields = {
  type: field('text', productType),
  parent: field('text', productSku.nullable()),
  status: field('text', z.enum(productStates)),
  visibility: field('text', z.enum(visibilities)),
  condition: field('text', z.enum(conditions).nullable()),
  tax_class: field('text', z.enum(taxClasses)),
  weight: field('number', z.number().int().min(0).max(1_000_000).nullable()),
  price: field('number', price),
  special_price: field('number', price.nullable()),
  special_from: field('text', day.nullable()),
  special_to: field('text', day.nullable()),
  tiers: field(
    'tiers',
    z
      .array(z.object({ qty: count, price, group: z.union([z.string().min(1).max(100), number]).optional() }))
      .max(100)
      .nullable(),
  ),
  stock: field('number', stockQty),
  manage_stock: field('flag', z.boolean()),
  min_sale: field('number', count),
  max_sale: field('number', count),
  step: field('number', z.number().int().min(1).max(100_000)),
  place: field('text', storagePlace.nullable()),
  cost: field('number', price.nullable()),
  is_new: field('flag', z.boolean()),
  bestseller_rank: field('number', number.nullable()),
  categories: field('lines', z.array(z.string().min(1).max(500)).max(PRODUCT_LIMITS.categories).nullable()),
  pictures: field(
    'lines',
    z
      .array(z.string().regex(/^\/[^\s?#\\]{1,400}$/))
      .max(PRODUCT_LIMITS.pictures)
      .nullable(),
  ),
  related: field('links', links),
  upsell: field('links', links),
  crosssell: field('links', links),
  associated: field('links', links),
  configurable_by: field('lines', z.array(attributeCode).max(10).nullable()),
  bundle: field(
    'json',
    z
      .array(
        z.object({
          id: number,
          required: z.boolean(),
          type: z.enum(['radio', 'select', 'checkbox', 'multi']),
          selections: z
            .array(
              z.object({
                id: number,
                sku: productSku,
                qty: count,
                isDefault: z.boolean(),
                canChangeQty: z.boolean(),
              }),
            )
            .max(200),
        }),
      )
      .max(50)
      .nullable(),
  ),
  options: field(
    'json',
    z
      .array(
        z.object({
          id: number,
          type: z.enum(['field', 'area', 'drop_down', 'radio']),
          required: z.boolean(),
          role: z.enum(giftRoles).optional(),
          maxCharacters: count.optional(),
          price: number.optional(),
          values: z
            .array(
              z.object({
                id: number,
                sku: productSku.optional(),
                price: z.number(),
                priceType: z.enum(['fixed', 'percent']),
              }),
            )
            .max(200)
            .optional(),
        }),
      )
      .max(50)
      .nullable(),
  ),
  downloads: field(
    'json',
    z
      .array(z.object({ id: number, file: z.string().regex(/^[\w.-]{1,200}$/) }))
      .max(50)
      .nullable(),
  ),
} as const satisfies Record<string, FileField>;
export type ProductFileField = keyof typeof productFileFields;

const titles = z.record(z.string().regex(/^\d+$/), line);

/** Of each store. Without a name there is no text in it. */
export const productFileTexts = {
  name: field('text', line.min(1).nullable()),
  url_key: field(
    'text',
    z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .max(PRODUCT_LIMITS.name),
  ),
  short_description: field('text', z.string().max(1000).nullable()),
  description: field('text', z.string().max(CONTENT_LIMITS.content).nullable()),
  meta_title: field('text', line.nullable()),
  meta_description: field('text', z.string().max(CONTENT_LIMITS.description).nullable()),
  data_sheet: field(
    'json',
    z
      .array(z.object({ label: line.min(1), value: line }))
      .max(PRODUCT_LIMITS.sheet)
      .nullable(),
  ),
  picture_labels: field('json', z.array(line).max(PRODUCT_LIMITS.pictures).nullable()),
  details: field(
    'json',
    z
      .looseObject({
        farbe: line.optional(),
        bundleTitles: titles.optional(),
        customTitles: z
          .record(z.string().regex(/^\d+$/), z.object({ title: line, values: titles.optional() }))
          .optional(),
        downloadTitles: titles.optional(),
      })
      .nullable(),
  ),
} as const satisfies Record<string, FileField>;
export type ProductFileText = keyof typeof productFileTexts;

const scalar = z.union([z.string().max(1000), z.number(), z.boolean()]);

/** What is not so is not stored. */
const isSo = z.boolean().transform((value) => value || null);

/** Attributes that the shop reckons with have the one type that it expects. */
const known: Readonly<Record<string, z.ZodType>> = {
  designId: z.string().max(50),
  elementId: z.string().max(50),
  sizeLabel: line,
  pieceCount: number,
  netWeightGrams: z.number().min(0),
  ageFrom: number,
  voucher: isSo,
  ticket: isSo,
  deliveryDays: z.object({ min: number, max: number }),
};
/** Those that are `yes` or `no` in a table. */
export const flagAttributes: readonly string[] = ['voucher', 'ticket'];
const anyAttribute = z.union([scalar, z.array(scalar).max(100)]);

export const attributeSchema = (code: string): z.ZodType =>
  (Object.hasOwn(known, code) ? known[code]! : anyAttribute).nullable();

export const newProductSku = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
