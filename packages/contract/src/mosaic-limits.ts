/** Limits of mosaics, shared by both halves. */

/** A PNG, before it is written as base64. */
export const MAX_MOSAIC_IMAGE_BYTES = 8 * 1024 * 1024;
export const MAX_MOSAIC_IMAGE_PIXELS = 12_000_000;
/** On the shorter side: a point for every stud of the smallest mosaic. */
export const MIN_MOSAIC_IMAGE_SIDE = 48;

/** A mosaic that is not ordered is removed after so many days. */
export const MOSAIC_DAYS = 5;

/** Of the name that a mosaic has until it is ordered. */
export const MAX_TEMPORARY_IMAGE_ID_LENGTH = 100;
