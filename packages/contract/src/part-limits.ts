/** Limits of lists of parts, shared by both halves. */

/** Different parts that one call looks up. */
export const MAX_PART_WISHES = 2000;
/** Characters of a list that is read. */
export const MAX_PART_LIST_LENGTH = 500_000;
/** Pieces of one part. */
export const MAX_PART_QTY = 100_000;
