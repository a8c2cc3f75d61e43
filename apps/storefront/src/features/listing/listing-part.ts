import { pagePart } from '#hydration/page-section.tsx';

/** Filters, order and products. */
export const { Part: ListingPart, ready: listingReady } = pagePart(
  async () => (await import('./product-listing.tsx')).ProductListing,
);
