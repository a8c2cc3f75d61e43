import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { conditions, priceSteps, productSorts, productStates, stockLevels } from './product-facts.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';
import { areas } from './roles.ts';

/** The goods of the shop as a list that can be searched, edited cell by cell, and many at once. */

const tag = 'Products';

/** Up to four places: bricks cost fractions of a cent. */
export const piecePrice = z.number().min(0).max(1_000_000).multipleOf(0.0001);
export const stockQty = z.number().int().min(0).max(1_000_000_000);
export const storagePlace = z.string().trim().max(PRODUCT_LIMITS.place);
export const productSku = z.string().min(1).max(100);

const filter = z.object({
  search: z.string().trim().max(100).optional(),
  status: z.enum(productStates).optional(),
  condition: z.enum(conditions).optional(),
  category: z.coerce.number().int().min(1).optional().describe('with those below it'),
  stock: z.enum(stockLevels).optional(),
  missing: z.enum(['picture', 'place']).optional(),
  below_cost: z.literal('1').optional().describe('sold for less than it has cost'),
});
export type ProductFilter = z.output<typeof filter>;

/** What to list; filters and order of it stand in the address of the page. */
export const productQuery = filter.extend({
  sort: z.enum(productSorts).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
  from: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(0).max(PRODUCT_LIMITS.page).default(100),
});

const row = z.object({
  id: z.number().int(),
  sku: z.string(),
  name: z.string(),
  picture: z.string().describe('empty: none'),
  colour: z.number().int().nullable(),
  number: z.string().nullable().describe('of the part'),
  condition: z.enum(conditions).nullable().describe('null: nobody has said'),
  status: z.enum(productStates),
  price: z.number().nullable().describe('null: it costs what its parts cost'),
  reduced: z.number().nullable().describe('what it costs instead, now'),
  stock: z.number().int().nullable().describe('null: it is not counted'),
  place: z.string(),
  cost: z.number().nullable().describe('never told to packers'),
  sold: z.number().int(),
  updated_at: z.string(),
});
export type ProductRow = z.output<typeof row>;

const cell = z.discriminatedUnion('field', [
  z.object({ field: z.literal('price'), from: piecePrice, to: piecePrice }),
  z.object({ field: z.literal('stock'), from: stockQty, to: stockQty }),
  z.object({ field: z.literal('status'), from: z.enum(productStates), to: z.enum(productStates) }),
  z.object({ field: z.literal('place'), from: storagePlace, to: storagePlace }),
  z.object({ field: z.literal('cost'), from: piecePrice.nullable(), to: piecePrice.nullable() }),
]);
export type CellChange = z.output<typeof cell>;
export type CellField = CellChange['field'];

const pastedCell = z.object({ sku: productSku, change: cell });
export type PastedCell = z.output<typeof pastedCell>;

const selection = z.union([
  z.object({ skus: z.array(productSku).min(1).max(PRODUCT_LIMITS.selected) }),
  z.object({ filter }),
]);
export type ProductSelection = z.output<typeof selection>;

const bulkChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: z.number().min(-90).max(900).multipleOf(0.01),
    step: z.literal(priceSteps).describe('what new prices are rounded to'),
  }),
  z.object({ kind: z.literal('amount'), euros: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.0001) }),
  z.object({ kind: z.literal('status'), status: z.enum(productStates) }),
  z.object({ kind: z.literal('place'), place: storagePlace }),
  z.object({ kind: z.literal('addCategory'), category: z.number().int().min(1) }),
  z.object({ kind: z.literal('removeCategory'), category: z.number().int().min(1) }),
]);
export type BulkChange = z.output<typeof bulkChange>;

const preview = z.object({
  selected: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int().describe('they are so already, or it does not apply to them'),
  reduced: z.number().int().describe('of the changed ones, those that are reduced now'),
  value: z.number().describe('by how much the value of the stock in selling prices changes'),
  examples: z
    .array(
      z.object({
        sku: z.string(),
        name: z.string(),
        picture: z.string(),
        before: z.union([z.number(), z.string()]),
        after: z.union([z.number(), z.string()]),
      }),
    )
    .describe('the largest changes'),
});
export type BulkPreview = z.output<typeof preview>;

const view = z.object({ id: z.number().int(), name: z.string(), query: z.string(), count: z.number().int() });
export type ProductView = z.output<typeof view>;

const byId = z.object({ id: productSku.describe('sku') });
const missing = { 404: 'NOT_FOUND' };

export const productEndpoints = {
  'products.overview': defineOfficeEndpoint(officeRoutes['products.overview'], {
    tag,
    summary: 'How many goods there are, what is wrong with them, and what they can be filtered by',
    access: areas.goods,
    result: z.object({
      total: z.number().int(),
      value: z.number().nullable().describe('of the stock, as it was bought; for those who may see costs'),
      counts: z.object({
        low: z.number().int(),
        out: z.number().int(),
        picture: z.number().int(),
        place: z.number().int(),
        below_cost: z.number().int().nullable(),
        off: z.number().int(),
      }),
      views: z.array(view).describe('of the person'),
      categories: z.array(z.object({ id: z.number().int(), name: z.string(), level: z.number().int() })),
      colours: z.array(z.object({ id: z.number().int(), name: z.string(), hex: z.string().nullable() })),
    }),
  }),
  'products.list': defineOfficeEndpoint(officeRoutes['products.list'], {
    tag,
    summary: 'A piece of the list of goods',
    access: areas.goods,
    query: productQuery,
    result: z.object({ total: z.number().int(), rows: z.array(row) }),
  }),
  'products.cell': defineOfficeEndpoint(officeRoutes['products.cell'], {
    tag,
    summary: 'Change one fact of one product, if it still is what the person saw. Packers change stock and place only',
    access: areas.stock,
    params: byId,
    body: cell,
    result: z.object({ saved: z.boolean().describe('false: somebody else has changed it meanwhile'), row }),
    failures: { ...missing, 403: 'FORBIDDEN', 409: 'NOT_EDITABLE: it follows from its parts, or is not counted' },
  }),
  'products.cells': defineOfficeEndpoint(officeRoutes['products.cells'], {
    tag,
    summary:
      'Change facts of several products, as they are pasted from a table, where they still are what the person saw',
    access: areas.stock,
    body: z.object({ cells: z.array(pastedCell).min(1).max(PRODUCT_LIMITS.pastedCells) }),
    result: z.object({
      rows: z.array(row).describe('the products as they are now'),
      refused: z
        .array(z.object({ sku: z.string(), field: z.string() }))
        .describe('somebody else has changed it meanwhile, or it cannot be changed'),
    }),
    failures: { 403: 'FORBIDDEN: packers change stock and place only' },
  }),
  'products.previewBulk': defineOfficeEndpoint(officeRoutes['products.previewBulk'], {
    tag,
    summary: 'What a change of many products would do',
    access: areas.products,
    body: z.object({ selection, change: bulkChange }),
    result: preview,
  }),
  'products.bulk': defineOfficeEndpoint(officeRoutes['products.bulk'], {
    tag,
    summary: 'Change many products at once, as it was shown before',
    access: areas.products,
    body: z.object({ selection, change: bulkChange, expected: z.number().int().describe('how many were to change') }),
    result: z.object({ id: z.number().int(), changed: z.number().int() }),
    failures: { 409: 'CHANGED_MEANWHILE: by now other products would change' },
  }),
  'products.undoBulk': defineOfficeEndpoint(officeRoutes['products.undoBulk'], {
    tag,
    summary: 'Take a change of many products back, where they still are as it made them',
    access: areas.products,
    params: z.object({ id: z.coerce.number().int().min(1) }),
    result: z.object({ restored: z.number().int(), kept: z.number().int().describe('changed again since') }),
    failures: { ...missing, 409: 'CHANGED_MEANWHILE: it was taken back already' },
  }),
  'products.saveView': defineOfficeEndpoint(officeRoutes['products.saveView'], {
    tag,
    summary: 'Keep filters and order under a name, for the person alone. One of the same name is replaced',
    access: areas.goods,
    body: z.object({
      name: z.string().trim().min(1).max(PRODUCT_LIMITS.view),
      query: z.string().max(500),
    }),
    result: z.object({ id: z.number().int() }),
    failures: { 409: 'TOO_MANY_VIEWS' },
  }),
  'products.removeView': defineOfficeEndpoint(officeRoutes['products.removeView'], {
    tag,
    summary: 'Forget a view of the person',
    access: areas.goods,
    params: z.object({ id: z.coerce.number().int().min(1) }),
    result: z.object({}),
    failures: missing,
  }),
} as const;
