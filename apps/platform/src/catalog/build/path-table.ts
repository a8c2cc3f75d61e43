import type { Entities } from '@brixel/contract/catalog';
import type { PathEntity } from './catalog-data.ts';
import { createKeyTableBuilder, type KeyTable } from './key-table.ts';

type Addressed = Entities[PathEntity];

/** The paths that lead to a document: a page is also found by its name, a category that is switched off by nothing. */
export function pathsOf(document: Addressed): string[] {
  if ('identifier' in document) return [document.identifier, document.url_path];
  if ('is_active' in document) return document.is_active && document.url_path !== '' ? [document.url_path] : [];
  return [document.url_path];
}

export function pathTable(documents: readonly Addressed[]): KeyTable {
  const table = createKeyTableBuilder();
  for (const [number, document] of documents.entries()) for (const path of pathsOf(document)) table.add(path, number);
  return table.finish();
}
