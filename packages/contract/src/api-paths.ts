/** Paths that are needed without the whole table of endpoints, which is too large for the code that every page loads. */

/** All endpoints are below it. */
export const API_ROOT = '/api';

export const SEARCH_PATH = '/catalog/:index/:entity/_search';

/** The picture of a mosaic: no endpoint of the table, because it does not answer with JSON. */
export const mosaicPicturePath = (id: string): string => `/mosaikbuilder/${id}/picture`;
