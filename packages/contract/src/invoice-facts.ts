/** What an electronic invoice needs and an invoice may lack. */
export const missingFactNames = ['seller-tax-number', 'buyer-vat-id', 'seller-phone'] as const;
export type MissingFact = (typeof missingFactNames)[number];
