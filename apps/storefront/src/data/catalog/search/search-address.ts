import type { PublicConfig } from '#config/public-config.ts';
import type { SearchRequest } from './search-adapter.ts';
import { storeOfIndex } from './store-of-index.ts';

/** The address of a catalogue search; `parameters` are those of one way to ask. */
export function searchAddress(
  config: PublicConfig,
  { entity, index, size, start, include, exclude }: SearchRequest,
  parameters: Readonly<Record<string, string>>,
): string {
  const all = new URLSearchParams({ ...parameters, size: String(size), from: String(start) });
  if (include) all.set('_source_include', include.join(','));
  if (exclude) all.set('_source_exclude', exclude.join(','));
  const path = config.api.searchPath
    .replace('{{index}}', index)
    .replace('{{storeCode}}', storeOfIndex(config, index).storeCode)
    .replace('{{entity}}', entity);
  return `${path}?${all}`;
}

/** The API decodes this parameter twice, so a percent sign in it is encoded twice. */
export const requestParameter = (request: object): string => JSON.stringify(request).replaceAll('%', '%25');
