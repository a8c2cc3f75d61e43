import { pagePart } from '#features/layout/page-part.tsx';

/** Filters, order and products. */
export const { Part: ListingPart, ready: listingReady } = pagePart(
  async () => (await import('./product-listing.tsx')).ProductListing,
);
