/** Of a file of lots that is uploaded, as it is sent. */
export const IMPORT_LIMITS = {
  bytes: 64 * 1024 * 1024,
  name: 200,
  columns: 200,
  rowPrices: 1000,
  categories: 500,
  categoryName: 400,
} as const;

/** What the body of an upload is called: it is written to disk while it arrives. */
export const IMPORT_BODY = 'application/x-lots';
