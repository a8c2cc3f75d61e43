/** Query strings of addresses: plain records in, text out, and back. */

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** `?a=1&b=x&b=y`, or nothing when no value is set. Lists repeat their name; null, undefined and '' are left out. */
export function queryString(values: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const list = Array.isArray(value) ? value : [value];
    for (const entry of list) {
      if (entry !== null && entry !== undefined && entry !== '') params.append(name, String(entry));
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Sets one parameter of a URL; an existing value is replaced. */
export function withParameter(address: string, name: string, value: string): string {
  const [beforeHash = '', hash] = address.split('#', 2);
  const [path = '', query = ''] = beforeHash.split('?', 2);
  const params = new URLSearchParams(query);
  params.set(name, value);
  return `${path}?${params.toString()}${hash === undefined ? '' : `#${hash}`}`;
}

/** The path as the URL map stores it: one leading slash, no trailing slash, no query, no hash. Nothing stays nothing. */
export function normalisePath(address: string, keepTrailingSlash = false): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path && `/${path.replace(keepTrailingSlash ? /^\/+/ : /^\/+|\/+$/g, '')}`;
}
