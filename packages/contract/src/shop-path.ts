import { splitStorePath, storeCodes } from './stores.ts';

/**
 * A path within this shop, the same for all its stores: without a store's prefix, without a slash at the end, and as a browser would
 * resolve it. Null for everything that could lead elsewhere.
 */
export function shopPath(text: string): string | null {
  if (!/^\/[^\s\\]*$/.test(text)) return null;
  const base = 'http://shop.invalid';
  if (!URL.canParse(text.replace(/^\/+/, '/'), base)) return null;
  const { pathname, search, hash } = new URL(text.replace(/^\/+/, '/'), base);
  const path = splitStorePath(pathname.replace(/\/{2,}/g, '/'), storeCodes).rest;
  return (path.replace(/\/+$/, '') || '/') + search + hash;
}

/** As addresses are compared: capitals, signs that are written in two ways, and what follows the path make no difference. */
export function comparedPath(text: string): string | null {
  const path = shopPath(text)?.split(/[?#]/, 1)[0];
  if (path === undefined) return null;
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
