/** Dictionaries by area. The core ones are loaded with every page, the others with the page or panel that needs them. */
export const coreAreas = ['common', 'layout', 'catalog', 'errors'] as const;
export const otherAreas = [
  'consent',
  'list',
  'search',
  'home',
  'product',
  'saved',
  'reviews',
  'cart',
  'checkout',
  'orders',
  'outbox',
  'withdrawal',
  'newsletter',
  'contact',
  'account',
  'builder',
  'validation',
  'offline',
] as const;

export type CoreArea = (typeof coreAreas)[number];
export type Area = (typeof otherAreas)[number];

export const languages = ['de', 'it', 'en'] as const;
export type Language = (typeof languages)[number];

export const locales: Record<Language, string> = { de: 'de-DE', it: 'it-IT', en: 'en-US' };
