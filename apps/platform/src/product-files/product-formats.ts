import type { JobRow } from '../imports/import-jobs.ts';

/** Whether a file holds products as they are, not lots of bricks. */
export const isOfProducts = (format: JobRow['format']): boolean => format.startsWith('products-');
