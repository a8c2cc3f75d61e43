import type { EntityName } from '@brixel/contract/catalog';
import { searchLimits } from '@brixel/contract/search-limits';
import type { CatalogQuery } from './catalog.ts';

export interface PageParameters {
  size?: number | undefined;
  from?: number | undefined;
  _source_include?: string | undefined;
  _source_exclude?: string | undefined;
}

/** Which hits to answer with, and which of their fields. */
export const readPage = (entity: EntityName, parameters: PageParameters): Omit<CatalogQuery, 'query' | 'where'> => ({
  from: Math.max(0, parameters.from ?? 0),
  size: pageSize(entity, parameters.size),
  include: commaList(parameters._source_include),
  exclude: commaList(parameters._source_exclude),
});

/**
 * Size 0 asks for the total alone (the product count), so the rule that zero means 50 is left to the clients that have it; a
 * negative size is a mistake on either side.
 */
export function pageSize(entity: EntityName, size: number | undefined): number {
  const isContent = entity.startsWith('cms_');
  const standard = standardSizes[entity] ?? searchLimits.defaultSize;
  if (size === undefined || size < 0) return standard;
  return Math.min(size, isContent ? searchLimits.cmsMaxSize : searchLimits.maxSize);
}

const standardSizes: Partial<Record<EntityName, number>> = {
  attribute: searchLimits.attributeSize,
  category: searchLimits.categorySize,
  cms_page: searchLimits.cmsDefaultSize,
  cms_block: searchLimits.cmsDefaultSize,
  cms_hierarchy: searchLimits.cmsDefaultSize,
};

export const commaList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
