import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentList } from '@brixel/catalog-index/index-data';
import { createPlatform } from '@brixel/platform/platform';
import { type Size, syntheticLengths } from './search-subject.ts';
import { syntheticCatalog } from './synthetic-catalog.ts';

export interface Documents extends DocumentList {
  at(number: number): object | undefined;
}

export async function documentsOf(size: Size): Promise<Documents> {
  const length = syntheticLengths[size];
  return length === undefined ? demoDocuments() : syntheticCatalog(length);
}

/** The products of the demo catalogue as the shop builds them. */
async function demoDocuments(): Promise<readonly object[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brixel-bench-'));
  try {
    const platform = await createPlatform({ dataDir });
    const documents = [...platform.catalog.all('de', 'product')];
    await platform.close();
    return documents;
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
