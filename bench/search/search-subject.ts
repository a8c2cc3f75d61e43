import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storeViews } from '@brixel/contract/stores';
import { indexSettings } from '@brixel/platform/catalog/index-settings';
import type { Figures } from '../support/measure.ts';

/** Sizes that are measured; `demo` is the catalogue that the shop starts with. */
export const sizes = { demo: 'demo, about 3,000', '100k': '100,000', '1m': '1,000,000' } as const;
export type Size = keyof typeof sizes;

export const syntheticLengths: Partial<Record<Size, number>> = { '100k': 100_000, '1m': 1_000_000 };
export const settings = indexSettings('product', storeViews.de);

const folders = ['../../packages/catalog-index/src', '../../packages/demo-catalog/src/parts', '.'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** A snapshot is built once for each state of the code that it comes from. */
export function snapshotFile(size: Size): string {
  const code = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of folders) {
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    for (const file of files.sort()) code.update(readFileSync(join(folder, file)));
  }
  return join(tmpdir(), `brixel-bench-search-${size}-${code.digest('hex').slice(0, 12)}`);
}

export interface BuildFigures {
  documents: number;
  cpuSeconds: number;
  bytes: number;
}

export interface QueryFigures {
  readMs: number;
  decodeMs: number;
  openMs: number;
  openedMb: number;
  memoryAfterMb: number;
  kinds: Record<string, Figures>;
}

export const isSize = (text: string | undefined): text is Size => text !== undefined && text in sizes;
