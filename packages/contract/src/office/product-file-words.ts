/** Files of products: lines of JSON, or a table. Without schemas: browsers load it. */
export const productFileFormats = ['jsonl', 'csv'] as const;
export type ProductFileFormat = (typeof productFileFormats)[number];

/** What becomes of categories that a file names and the shop has not. */
export const newCategoryChoices = ['refuse', 'make'] as const;
export type NewCategories = (typeof newCategoryChoices)[number];
