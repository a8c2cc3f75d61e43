import type { EntityName } from '@brixel/contract/catalog';
import type { Found, SearchRequest } from '#data/catalog/search/search-adapter.ts';

/** By which fields one entity is known. */
const NAMING: Partial<Record<EntityName, readonly string[]>> = {
  category: ['slug', 'id', 'url_path'],
  attribute: ['attribute_code', 'attribute_id'],
  product: ['sku', 'id', 'url_path'],
};

export const kindOf = ({ index, entity }: SearchRequest): string => `${index}/${entity}`;

export const recordName = (kind: string, field: string, value: unknown): string => `${kind}/${field}/${value}`;

/** Fields that name an entity of this request, so that another question for it can be answered too. */
export function namingFields({ entity }: SearchRequest, cachesProducts: boolean): readonly string[] {
  return entity === 'product' && !cachesProducts ? [] : (NAMING[entity] ?? []);
}

/** Only whole entities can stand in for each other. */
export function namesOf(request: SearchRequest, { hits }: Found, cachesProducts: boolean): string[] {
  if (request.include || request.exclude) return [];
  const kind = kindOf(request);
  return hits.flatMap((hit) =>
    namingFields(request, cachesProducts)
      .filter((field) => hit[field] !== undefined)
      .map((field) => recordName(kind, field, hit[field])),
  );
}
