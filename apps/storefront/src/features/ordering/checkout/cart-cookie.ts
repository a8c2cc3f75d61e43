/** The browser sets a cookie with the number of its lines; the server only needs to know whether there are any. */
export const hasCart = (cookies: string | null): boolean =>
  /(?:^|;\s*)brixel_cart=[1-9]\d*\s*(?:;|$)/.test(cookies ?? '');
