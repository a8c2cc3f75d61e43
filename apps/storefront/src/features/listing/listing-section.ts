import { pageSection } from '#hydration/hydrate-on-interaction.tsx';

/** Filters, order and products. */
export const { Section: ListingSection, ready: listingReady } = pageSection(
  async () => (await import('./product-listing.tsx')).ProductListing,
);
