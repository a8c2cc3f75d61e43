/** Words that office and platform share about files of lots. */

export const importFormats = [
  'bsx',
  'inventory-xml',
  'orders-xml',
  'csv',
  'part-list',
  'set-parts',
  'products-jsonl',
  'products-csv',
  'products-dump',
] as const;
export type ImportFormat = (typeof importFormats)[number];

export const importStates = ['received', 'reading', 'staged', 'published', 'undone', 'dropped', 'failed'] as const;
export type OfficeImportState = (typeof importStates)[number];

export const importActions = ['create', 'update', 'unchanged', 'retire', 'skip', 'error'] as const;
export type OfficeImportAction = (typeof importActions)[number];

/** What a column of a table can mean. */
export const importFields = [
  'item',
  'colour',
  'condition',
  'qty',
  'price',
  'remarks',
  'note',
  'cost',
  'comments',
  'lotId',
  'name',
  'category',
  'type',
  'completeness',
  'sale',
  'step',
  'grams',
  'totalGrams',
  'tierQty1',
  'tierPrice1',
  'tierQty2',
  'tierPrice2',
  'tierQty3',
  'tierPrice3',
  'status',
  'reserved',
  'stockroom',
  'retain',
] as const;
export type ImportField = (typeof importFields)[number];

/** Whose numbers of colours a table has. */
export const importColourNumbers = ['bricklink', 'rebrickable', 'maker', 'shop'] as const;

/** What becomes of a price that is likely a slip. */
export const importJumps = ['hold', 'take'] as const;
export type ImportJumps = (typeof importJumps)[number];

/** In which a shop elsewhere weighs its goods. */
export const importWeightUnits = ['kg', 'g', 'lb'] as const;
export type ImportWeightUnit = (typeof importWeightUnits)[number];
