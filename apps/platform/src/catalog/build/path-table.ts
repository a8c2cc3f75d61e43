import type { Entities } from '@brixel/contract/catalog';
import type { PathEntity } from './catalog-data.ts';
import { buildKeyTable, type KeyTable } from './key-table.ts';

type Addressed = Entities[PathEntity];

/** The paths that lead to a document: a page is also found by its name, a category that is switched off by nothing. */
export function pathsOf(document: Addressed): string[] {
  if ('identifier' in document) return [document.identifier, document.url_path];
  if ('is_active' in document) return document.is_active && document.url_path !== '' ? [document.url_path] : [];
  return [document.url_path];
}

export const pathTable = (documents: readonly Addressed[]): KeyTable => keyTable(documents.map(pathsOf));

/** Finds a document by each of its keys. */
export const keyTable = (keysOf: readonly (readonly string[])[]): KeyTable =>
  buildKeyTable(keysOf.flatMap((keys, number) => keys.map((key) => [key, number] as const)));
