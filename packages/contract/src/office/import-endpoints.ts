import { z } from 'zod';
import { storeCodes } from '../stores.ts';
import { IMPORT_BODY, IMPORT_LIMITS } from './import-limits.ts';
import {
  importActions,
  importColourNumbers,
  importFields,
  importFormats,
  importJumps,
  importStates,
  importWeightUnits,
} from './import-words.ts';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { newCategoryChoices } from './product-file-words.ts';
import { areas } from './roles.ts';

/** Files of lots: received, read and checked in the background, published in one go, undone for 30 days. */

const tag = 'Imports';
const access = areas.products;
const count = z.number().int();
const names = z.object({ de: z.string(), it: z.string(), en: z.string() });
const severity = z.enum(['error', 'warning', 'skip']);

const tableChoice = z.object({
  columns: z.array(z.enum(importFields).nullable()).max(IMPORT_LIMITS.columns).describe('null: the column is left out'),
  decimals: z.enum(['comma', 'point']).describe('how numbers are written: 1.234,50 or 1,234.50'),
  condition: z.enum(['new', 'used']).describe('of lots that name none'),
  colours: z.enum(importColourNumbers).describe('whose numbers of colours it has'),
});
export type ImportTableChoice = z.output<typeof tableChoice>;

const addingChoice = z.object({
  set: z.string().trim().max(40).describe('number of the set that is taken apart; empty for a list of parts'),
  count: z.number().int().min(1).max(10_000).describe('how many of it'),
  condition: z.enum(['new', 'used']),
  percent: z.number().positive().max(1000).nullable().describe('of the price of the same part in the other condition'),
  price: z.number().positive().max(100_000).nullable().describe('of one piece where there is none to go by, in euros'),
});
export type ImportAddingChoice = z.output<typeof addingChoice>;

const choice = z.object({
  whole: z.boolean().describe('whether lots that the file does not name are gone'),
  prices: z.enum(['gross', 'net']).describe('whether the prices of the file hold VAT already'),
  table: tableChoice.nullable().describe('of a table of lots; null for other formats'),
  adding: addingChoice.nullable().default(null).describe('of parts that come on top of what is there'),
  products: z
    .object({
      decimals: z.enum(['comma', 'point']),
      categories: z.enum(newCategoryChoices).describe('what becomes of those that the shop has not'),
      dump: z
        .object({
          store: z.enum(storeCodes).describe('whose language its texts are in'),
          weight: z.enum(importWeightUnits).describe('in which it weighs goods'),
        })
        .nullable()
        .default(null)
        .describe('of a dump of vue-storefront-api'),
    })
    .nullable()
    .default(null)
    .describe('of a file of products'),
  price_jumps: z
    .enum(importJumps)
    .default('hold')
    .describe('whether prices of more than five times or less than a fifth of the last one stay as they were'),
  row_prices: z
    .array(z.object({ row: z.number().int().min(1), price: z.number().positive().max(100_000) }))
    .max(IMPORT_LIMITS.rowPrices)
    .default([])
    .describe('prices that stand for those of the file, in euros with VAT'),
  categories: z
    .array(
      z.object({
        name: z.string().min(1).max(IMPORT_LIMITS.categoryName).describe('as the file says'),
        to: z
          .union([z.number().int().min(1), z.literal('new')])
          .nullable()
          .describe('one of the shop; new: made where there is none; null: in none'),
      }),
    )
    .max(IMPORT_LIMITS.categories)
    .default([])
    .describe('where goods of these categories go; those that are not named as the file says'),
  base: z
    .union([z.literal('file'), z.number().int().min(1)])
    .nullable()
    .default(null)
    .describe(
      'what quantities are compared with: the last file, an export of ours, or an update that the file is older than; null: whichever fits better',
    ),
});
export type ImportChoice = z.output<typeof choice>;
export type ImportProductsChoice = NonNullable<ImportChoice['products']>;

const totals = z.object({
  create: count,
  update: count,
  unchanged: count,
  retire: count,
  skip: count,
  error: count,
  warnings: count,
  pieces: count.describe('of the lots in the file'),
  value: z.number().describe('of them, in euros'),
  added: count.describe('pieces that come'),
  removed: count.describe('pieces that go'),
});

const entry = z.object({
  id: count,
  name: z.string().describe('what its owner calls the file'),
  format: z.enum(importFormats),
  bytes: count,
  state: z.enum(importStates),
  wanted: z.enum(['read', 'publish', 'undo', 'clear']).nullable().describe('what is being done, or waits for its turn'),
  created_at: z.string(),
  created_by: z.string(),
  published_at: z.string().nullable(),
  undo_until: z.string().nullable().describe('null: it cannot be undone, or a newer one comes first'),
  problem: z.string().nullable().describe('why it failed, as a sentence'),
  totals,
});
export type OfficeImport = z.output<typeof entry>;

const details = entry.extend({
  choice: choice.describe('what was chosen, or is proposed'),
  table: z
    .object({
      columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
      proposed: z.array(z.enum(importFields).nullable()).describe('what the headers seem to mean'),
      sheet: z.string().nullable().describe('of a workbook: the one that is read'),
      separator: z.string(),
      encoding: z.string(),
    })
    .nullable(),
  profile_at: z.string().nullable().describe('when this choice was remembered for such files'),
  same_file_at: z.string().nullable().describe('when the very same file was published before'),
  vat_percent: z.number().describe('added to prices without VAT'),
  can_check: z.boolean().describe('whether the file is still here to be read again'),
  progress: z.object({ rows: count.describe('read so far'), goods: count.describe('new goods written so far') }),
  waits_for: z.string().nullable().describe('the file whose turn is before'),
  problems: z.array(z.object({ code: z.string(), severity, text: z.string(), count })),
  unknown_colours: z.array(z.object({ colour: z.string(), count })),
  categories: z
    .array(
      z.object({
        name: z.string(),
        count: count.describe('new lots, or rows of products'),
        there: count.nullable().describe('the category of the shop that the file names'),
        proposed: count.nullable().describe('the only one of the shop with this name, wherever it stands'),
      }),
    )
    .describe('that the file names'),
  besides: count.describe('of a dump: categories, filters, reviews and words that come beside goods'),
  base: z
    .object({ id: count, created_at: z.string(), used: z.boolean(), update: z.boolean() })
    .nullable()
    .describe(
      'an export of ours that quantities are, or could be, compared with; or an update that the file is older than',
    ),
  confirm: z
    .object({ kind: z.enum(['errors', 'gone']), number: count, of: count })
    .nullable()
    .describe('probably the wrong file: this number has to be typed'),
  outdated: z.boolean().describe('another import has changed the shop since: it has to be checked again'),
  visible: z.boolean().describe('whether shoppers see it by now'),
  shop_paths: z.partialRecord(z.enum(storeCodes), z.string()).describe('where they see it, once it is published'),
});
export type OfficeImportDetails = z.output<typeof details>;

const row = z.object({
  row: count,
  line: count,
  action: z.enum(importActions),
  name: names.nullable(),
  item: z.string(),
  colour: z.object({ name: names, hex: z.string().nullable() }).nullable(),
  condition: z.enum(['new', 'used']).nullable(),
  place: z.string(),
  picture: z.string().nullable(),
  qty: count,
  qty_change: count,
  order: z.string().nullable().describe('of what was sold elsewhere: the order there'),
  price: z.number().nullable().describe('in the file, in euros'),
  price_before: z.number().nullable().describe('in the shop'),
  changes: z.array(z.string()).describe('columns of a product that get another value'),
  problems: z.array(z.object({ code: z.string(), severity, text: z.string(), field: z.string(), value: z.string() })),
});
export type OfficeImportRow = z.output<typeof row>;

const id = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const unknown = { 404: 'NOT_FOUND' };

export const importRowLists = ['all', 'dearest', 'prices'] as const;

export const importEndpoints = {
  'imports.list': defineOfficeEndpoint(officeRoutes['imports.list'], {
    tag,
    summary: 'The last 50 imports, the newest first',
    access,
    result: z.object({ imports: z.array(entry) }),
  }),
  'imports.upload': defineOfficeEndpoint(officeRoutes['imports.upload'], {
    tag,
    summary:
      'Receive a file: BSX, BrickLink XML, a table, products as lines of JSON or a table, or a dump of vue-storefront-api, also packed as gzip or as a zip of one file; a dump as a zip of several',
    access,
    query: z.object({ name: z.string().trim().min(1).max(IMPORT_LIMITS.name) }),
    bodyType: IMPORT_BODY,
    result: details,
    failures: {
      400: 'IMPORT_UNKNOWN, IMPORT_ARCHIVE, IMPORT_WORKBOOK, IMPORT_EMPTY',
      413: 'IMPORT_TOO_LARGE: more than 64 MB',
      503: 'IMPORT_NO_ROOM',
    },
  }),
  'imports.read': defineOfficeEndpoint(officeRoutes['imports.read'], {
    tag,
    summary: 'One import: how far it is, and what it found',
    access,
    params: id,
    result: details,
    failures: unknown,
  }),
  'imports.preview': defineOfficeEndpoint(officeRoutes['imports.preview'], {
    tag,
    summary: 'How the first rows of a table read',
    access,
    params: id,
    body: tableChoice.extend({
      prices: z.enum(['gross', 'net']).default('gross').describe('net: VAT is added, as it will be in the shop'),
    }),
    result: z.object({ rows: z.array(row) }),
    failures: unknown,
  }),
  'imports.check': defineOfficeEndpoint(officeRoutes['imports.check'], {
    tag,
    summary: 'Read the file with these choices, which are remembered for the next of its kind; nothing becomes visible',
    access,
    params: id,
    body: choice,
    result: details,
    failures: { ...unknown, 409: 'IMPORT_COLUMNS, IMPORT_SET, IMPORT_BUSY, IMPORT_FILE_GONE' },
  }),
  'imports.rows': defineOfficeEndpoint(officeRoutes['imports.rows'], {
    tag,
    summary: 'Rows of an import, 50 at a time: all, the dearest, or those with the largest changes of price',
    access,
    params: id,
    query: z.object({
      list: z.enum(importRowLists).default('all'),
      action: z.enum(importActions).optional(),
      problem: z
        .string()
        .regex(/^[A-Z_]{1,40}$/)
        .optional(),
      after: z.coerce.number().int().min(0).optional().describe('the last row of the page before'),
    }),
    result: z.object({ rows: z.array(row), next: count.nullable() }),
    failures: unknown,
  }),
  'imports.report': defineOfficeEndpoint(officeRoutes['imports.report'], {
    tag,
    summary: 'What was wrong with which row, as a table',
    access,
    params: id,
    mediaType: 'text/csv; charset=utf-8',
    result: z.string(),
    failures: unknown,
  }),
  'imports.publish': defineOfficeEndpoint(officeRoutes['imports.publish'], {
    tag,
    summary: 'Show what was checked, all at once',
    access,
    params: id,
    body: z.object({
      without_errors: z.boolean().default(false).describe('rows with errors may stay out'),
      typed: count.optional().describe('the number of `confirm`'),
    }),
    result: details,
    failures: {
      ...unknown,
      409: 'IMPORT_NOT_CHECKED, IMPORT_OUTDATED, IMPORT_HAS_ERRORS, IMPORT_WRONG_NUMBER',
    },
  }),
  'imports.undo': defineOfficeEndpoint(officeRoutes['imports.undo'], {
    tag,
    summary: 'Take back the newest import, within 30 days',
    access,
    params: id,
    result: details,
    failures: { ...unknown, 409: 'IMPORT_NOT_PUBLISHED, IMPORT_NOT_NEWEST, IMPORT_TOO_LATE' },
  }),
  'imports.drop': defineOfficeEndpoint(officeRoutes['imports.drop'], {
    tag,
    summary: 'Forget an import that was not published',
    access,
    params: id,
    result: details,
    failures: { ...unknown, 409: 'IMPORT_NOT_CHECKED' },
  }),
} as const;
