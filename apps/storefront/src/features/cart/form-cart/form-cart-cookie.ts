/**
 * Which cart on the server is filled by forms, where no scripts run. A cookie of the session, readable by scripts: as soon as
 * they run, they take its goods over and it goes.
 */
export const FORM_CART_COOKIE = 'brixel_form_cart';

export const formCartOf = (cookies: string | null): string | null =>
  new RegExp(`(?:^|;\\s*)${FORM_CART_COOKIE}=([\\w-]{1,64})\\s*(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;

export const formCartCookie = (cartId: string): string => `${FORM_CART_COOKIE}=${cartId}; path=/; samesite=lax`;
export const noFormCart = `${FORM_CART_COOKIE}=; path=/; max-age=0; samesite=lax`;
