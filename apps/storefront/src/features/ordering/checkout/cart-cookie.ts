/** The browser tells in a cookie how many lines its cart has; whether there are any is all the server needs to know. */
export const hasCart = (cookies: string | null): boolean =>
  /(?:^|;\s*)brixel_cart=[1-9]\d*\s*(?:;|$)/.test(cookies ?? '');
