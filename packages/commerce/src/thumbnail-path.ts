/** Where the pictures of an existing shop configuration come from. */
export interface ImageSource {
  /** pictures are named by their whole address */
  useExactUrlsNoProxy?: boolean;
  useSpecificImagePaths?: boolean;
  /** folders by kind of picture */
  paths?: Readonly<Record<string, string>>;
  /** an address, or a template with `{{url}}`, `{{width}}` and `{{height}}` */
  proxyUrl?: string;
  baseUrl?: string;
  productPlaceholder?: string;
}

export function thumbnailPath(source: ImageSource, path: string, width = 0, height = 0, kind = 'product'): string {
  const picture = (source.useSpecificImagePaths ? (source.paths?.[kind] ?? '') : '') + path;
  if (source.useExactUrlsNoProxy) return picture;
  if (!path || path.includes('no_selection')) return source.productPlaceholder ?? '';
  // foreign addresses and queries are part of ours, so they must not look like parts of it
  const url = /:\/\/|[?&]/.test(picture) ? encodeURIComponent(picture) : picture;
  const base = source.proxyUrl || source.baseUrl || '';
  if (!base.includes('{{')) return `${base}${width}/${height}/resize${url}`;
  const values: Record<string, string> = { url, width: String(width), height: String(height) };
  return base.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** A path of the API as a whole address; whole addresses stay. */
export const apiAddress = (url: string, api: string): string => (url.startsWith('/') ? api + url : url);
