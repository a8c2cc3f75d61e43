/** Blocks that pages of the shop show. Others are on the wire for storefronts elsewhere; the office says so. */
export const GUARANTEE_BLOCK = 'gewaehrleistung';
export const shownBlocks: readonly string[] = [GUARANTEE_BLOCK];
