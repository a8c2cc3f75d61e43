import { searchQuery } from '@brixel/commerce/search-query';
import type { EntityName } from '@brixel/contract/catalog';
import type { StoreView } from '#config/stores.ts';
import type { Services } from '#data/services.ts';

/** Looks the entity up in the other stores by a key that all stores share. Not finding one, for whatever reason, only means no hreflang. */
export async function findAlternates<T extends { slug: string; url_path: string }>(
  { catalog, config, store, report }: Services,
  entity: Extract<EntityName, 'product' | 'category'>,
  key: { attribute: 'id' | 'sku'; value: string | number },
  current: T,
  toPath: (entry: T) => string,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  const others = config.stores.filter((other) => other.storeCode !== store.storeCode);
  const lookUp = async (other: StoreView): Promise<Record<string, string>> => {
    try {
      const { hits } = await catalog.search(entity, searchQuery().where(key.attribute, { eq: key.value }), {
        size: 1,
        include: ['id', 'sku', 'family_sku', 'type_id', 'slug', 'url_path'],
        index: other.index,
        signal,
      });
      const hit = hits[0] as unknown as T | undefined;
      return hit ? { [other.storeCode]: toPath(hit) } : {};
    } catch (error) {
      if (signal.aborted) throw error;
      report(error);
      return {};
    }
  };
  const found = await Promise.all(others.map(lookUp));
  return Object.assign({ [store.storeCode]: toPath(current) }, ...found);
}
