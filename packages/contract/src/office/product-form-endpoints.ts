import { z } from 'zod';
import { storeCodes } from '../stores.ts';
import { ATTRIBUTE_LIMITS } from './attribute-limits.ts';
import { CONTENT_LIMITS } from './content-limits.ts';
import { DOWNLOAD_LIMITS } from './download-limits.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { piecePrice, productSku, stockQty, storagePlace } from './product-endpoints.ts';
import { buyerGets, conditions, movementReasons, productKinds, productStates, taxClasses } from './product-facts.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';
import { areas } from './roles.ts';

/** One product as a form: saved as a whole, on the version that was read. */

const tag = 'Products';
const day = z.iso.date();
const store = z.enum(storeCodes);
const line = z.string().trim().max(PRODUCT_LIMITS.name);

const attributeCode = z.string().max(30);

const text = z.object({
  name: line.min(1),
  url_key: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(PRODUCT_LIMITS.name),
  short_description: z.string().trim().max(1000),
  description: z
    .string()
    .max(CONTENT_LIMITS.content)
    .describe('HTML; what is not allowed in it is left out when it is saved'),
  data_sheet: z
    .array(z.object({ label: line.min(1), value: line }))
    .max(PRODUCT_LIMITS.sheet)
    .describe('what else there is to know, line by line'),
  attributes: z
    .record(attributeCode, z.string().trim().min(1).max(ATTRIBUTE_LIMITS.text))
    .optional()
    .describe('of the owner, those that are texts; missing: they stay as they are'),
});
export type ProductTextContent = z.output<typeof text>;

const picture = z.object({
  path: z.string().regex(/^\/[\w./-]{1,200}$/),
  alt: z.partialRecord(store, line).describe('what can be seen, for those who cannot see it'),
});

const newSku = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);

const part = z.object({ sku: productSku, qty: z.number().int().min(1).max(10_000) });

const composition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('configurable'),
    variants: z
      .array(
        z.object({
          sku: newSku,
          values: z
            .record(attributeCode, z.number().int())
            .refine((values) => Object.keys(values).length <= PRODUCT_LIMITS.variantCodes)
            .describe('by attribute: the options that it stands for'),
          made: z
            .object({ price: piecePrice, stock: stockQty })
            .optional()
            .describe('of a variant that there is not yet'),
        }),
      )
      .min(1)
      .max(PRODUCT_LIMITS.variants)
      .refine((variants) => variants.filter(({ made }) => made).length <= PRODUCT_LIMITS.newVariants, {
        error: 'too many new ones at once',
      }),
  }),
  z.object({ kind: z.literal('grouped'), parts: z.array(part).min(1).max(PRODUCT_LIMITS.parts) }),
  z.object({
    kind: z.literal('bundle'),
    options: z
      .array(
        z.object({
          id: z.number().int().min(1).nullable().describe('null: a new one'),
          titles: z.partialRecord(store, line.min(1)),
          required: z.boolean(),
          type: z.string().describe('radio: one of them; checkbox: any. Sets that came otherwise may have others'),
          parts: z
            .array(part.extend({ is_default: z.boolean(), can_change_qty: z.boolean() }))
            .min(1)
            .max(PRODUCT_LIMITS.parts),
        }),
      )
      .min(1)
      .max(PRODUCT_LIMITS.bundleOptions),
  }),
]);
export type ProductComposition = z.output<typeof composition>;

const content = z.object({
  texts: z.partialRecord(store, text).describe('a store without a text shows that of the default store'),
  pictures: z.array(picture).max(PRODUCT_LIMITS.pictures).describe('the first one stands for the product'),
  categories: z.array(z.number().int().min(1)).max(PRODUCT_LIMITS.categories).describe('the first one is the main one'),
  attributes: z
    .record(attributeCode, z.union([z.number(), z.array(z.number().int()).max(ATTRIBUTE_LIMITS.options)]))
    .optional()
    .describe('of the owner: options, numbers, yes (1) and no (0); missing: they stay as they are'),
  composition: composition
    .nullable()
    .optional()
    .describe('what it is made of; null: it is one thing, missing: it stays as it is'),
  downloads: z
    .array(
      z.object({
        id: z.number().int().min(1).nullable().describe('null: a new one'),
        file: z.string().min(1).max(200).describe('of `downloads.upload`, or what it was before'),
        titles: z.partialRecord(store, line.min(1)),
      }),
    )
    .max(DOWNLOAD_LIMITS.files)
    .optional()
    .describe('files that buyers get; missing: they stay as they are'),
  buyer_gets: z
    .enum(buyerGets)
    .optional()
    .describe('by mail, once it is paid; only of virtual goods; missing: it stays as it is'),
  status: z.enum(productStates),
  condition: z.enum(conditions).nullable().describe('null: nobody has said'),
  tax_class: z.enum(taxClasses),
  weight: z.number().int().min(0).max(1_000_000).nullable().describe('grams; null: not known'),
  price: piecePrice.nullable().describe('null: it costs what its parts cost'),
  special: z
    .object({ price: piecePrice, from: day.nullable(), to: day.nullable().describe('the last day') })
    .nullable()
    .describe('a reduction'),
  tiers: z
    .array(z.object({ qty: z.number().int().min(2).max(1_000_000), price: piecePrice }))
    .max(PRODUCT_LIMITS.tiers)
    .describe('cheaper from these quantities on, for everybody'),
  step: z.number().int().min(1).max(100_000).describe('it is sold in multiples of'),
  place: storagePlace,
  cost: piecePrice.nullable().describe('of one piece; never told to packers, and never to the shop'),
});
export type ProductContent = z.output<typeof content>;

const inOrder = ({ special }: ProductContent): boolean => !special?.from || !special.to || special.from <= special.to;
const orderOfDays = { path: ['special', 'to'], error: 'the last day is not before the first' };

const product = content.extend({
  id: z.number().int(),
  sku: z.string(),
  type: z.string(),
  colour: z.string().nullable(),
  stock: z.number().int().nullable().describe('null: it is not counted'),
  sold: z.number().int(),
  note: z.string().describe('of a lot: what its file notes besides the place'),
  version: z.string(),
  created_at: z.string(),
  variants: z
    .array(z.object({ sku: z.string(), price: z.number(), stock: z.number().int().nullable(), on: z.boolean() }))
    .describe('of a family: its variants as they are now'),
  short_part: z
    .object({
      sku: z.string(),
      name: z.string(),
      stock: z.number().int(),
      qty: z.number().int().describe('so many are in one'),
      enough_for: z.number().int(),
    })
    .nullable()
    .describe('of sets and groups: the part that runs out first where they are sold as the shop proposes them'),
  download_files: z
    .array(z.object({ file: z.string(), name: z.string(), bytes: z.number().int() }))
    .describe('those of them that were uploaded'),
  paths: z.partialRecord(store, z.string()).describe('where shoppers find it, while it is in the shop'),
  lowest_30_days: z.number().nullable().describe('the only price that a reduction of today may be measured by'),
  prices: z
    .array(z.object({ at: z.string(), price: z.number(), reduced: z.boolean() }))
    .describe('what was charged from when on, and what is planned'),
  movements: z
    .array(
      z.object({
        at: z.string(),
        delta: z.number().int(),
        after: z.number().int(),
        reason: z.enum(movementReasons),
        order_number: z.string().nullable(),
        import_id: z.number().int().nullable(),
        staff_name: z.string().nullable(),
      }),
    )
    .describe('of its stock, the newest first'),
});
export type OfficeProduct = z.output<typeof product>;

const bySku = z.object({ id: productSku.describe('sku') });
const taken =
  'ADDRESS_TAKEN, TEXT_MISSING: the default store needs a text, ATTRIBUTE_VALUE, PART_NOT_FIT, VARIANTS_ALIKE, DOWNLOAD_MISSING, NOT_VIRTUAL, IN_BUNDLE';

export const productFormEndpoints = {
  'products.read': defineOfficeEndpoint(officeRoutes['products.read'], {
    tag,
    summary: 'One product with everything that the office knows of it',
    access: areas.goods,
    params: bySku,
    result: product,
    failures: { 404: 'NOT_FOUND' },
  }),
  'products.create': defineOfficeEndpoint(officeRoutes['products.create'], {
    tag,
    summary: 'Add a product',
    access: areas.products,
    body: content
      .extend({
        sku: newSku,
        type: z.enum(productKinds).default('simple'),
        stock: stockQty,
      })
      .refine(inOrder, orderOfDays),
    result: product,
    failures: { 409: `SKU_TAKEN, ${taken}` },
  }),
  'products.save': defineOfficeEndpoint(officeRoutes['products.save'], {
    tag,
    summary: 'Change a product. Its stock changes only where it still is what the person saw',
    access: areas.products,
    params: bySku,
    body: content
      .extend({ version: z.string(), stock: z.object({ from: stockQty, to: stockQty }).nullable() })
      .refine(inOrder, orderOfDays),
    result: product,
    failures: { 404: 'NOT_FOUND', 409: `CHANGED_MEANWHILE, ${taken}` },
  }),
} as const;
