import { type Fields, fieldsOf, textOf } from './dump-values.ts';

/** A dump of vue-storefront-api's Elasticsearch, as elasticdump writes it: one document a line. */

export const dumpEntities = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
] as const;
export type DumpEntity = (typeof dumpEntities)[number];

export interface DumpDocument {
  /** null: of something that no shop of this kind has */
  entity: DumpEntity | null;
  /** what the dump calls it */
  named: string;
  source: Fields;
}

/** Told by the first lines, of which the last may be cut: before the first inner object stands what elasticdump puts around a document. */
export const isDump = (start: string): boolean => /^\ufeff?[ \t]*\{[^{}\n]*"_source"\s*:\s*\{/m.test(start);

/** Elasticsearch 5 has all entities in one index and names them by type, later versions have an index for each. */
const ENTITY = new RegExp(`(?:^|_)(${dumpEntities.join('|')})(?:_\\d+)?$`);

/** Null: it is no document. */
export function readDumpLine(line: string): DumpDocument | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return null;
  }
  const whole = fieldsOf(parsed);
  const source = fieldsOf(whole?._source);
  if (!whole || !source) return null;
  const [type, index] = [textOf(whole._type) ?? '', textOf(whole._index) ?? ''];
  const entity =
    dumpEntities.find((each) => each === type) ?? dumpEntities.find((each) => each === ENTITY.exec(index)?.[1]) ?? null;
  return { entity, named: entity ?? (index || type).slice(0, 100), source };
}

/** The language that the name of the index ends in, such as `vue_storefront_catalog_de`; null: it names none. */
export function languageOfDump<Code extends string>(start: string, codes: readonly Code[]): Code | null {
  const [, index = ''] = /"_index"\s*:\s*"([^"]{1,200})"/.exec(start) ?? [];
  const shop = index.replace(/_\d+$/, '').replace(ENTITY, '');
  const [, language] = /_([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(shop) ?? [];
  return codes.find((code) => code === language?.toLowerCase()) ?? null;
}
