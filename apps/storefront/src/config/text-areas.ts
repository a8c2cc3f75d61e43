/**
 * Dictionaries by area, each fetched with the page or panel that names it; `core` comes with every page.
 * A new area: its name here, its German file in `i18n/message-key.ts`, a dictionary per language.
 */
export type Area =
  | 'account'
  | 'builder'
  | 'cart'
  | 'checkout'
  | 'consent'
  | 'contact'
  | 'home'
  | 'list'
  | 'newsletter'
  | 'offline'
  | 'orders'
  | 'product'
  | 'reviews'
  | 'saved'
  | 'saved-orders'
  | 'search'
  | 'stock-alert'
  | 'validation'
  | 'voucher'
  | 'withdrawal';

export const languages = ['de', 'it', 'en'] as const;
export type Language = (typeof languages)[number];

export const locales: Record<Language, string> = { de: 'de-DE', it: 'it-IT', en: 'en-US' };
