// Builds the index of one size and writes its snapshot, with how long that took beside it.
import { closeSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { buildIndexData } from '@brixel/catalog-index/index-data';
import { encodeSnapshot } from '@brixel/catalog-index/snapshot';
import { documentsOf } from './documents.ts';
import { type BuildFigures, isSize, settings, snapshotFile } from './search-subject.ts';

const [size] = process.argv.slice(2);
if (!isSize(size)) throw new Error(`No such size: ${size}`);
const file = snapshotFile(size);
const figuresFile = `${file}.json`;

if (!existsSync(figuresFile)) {
  const documents = await documentsOf(size);
  const cpuBefore = process.cpuUsage();
  const data = buildIndexData(documents, settings);
  const { user, system } = process.cpuUsage(cpuBefore);
  const output = openSync(file, 'w');
  let bytes = 0;
  for (const piece of encodeSnapshot(data, settings)) bytes += writeSync(output, piece);
  closeSync(output);
  const figures: BuildFigures = { documents: documents.length, cpuSeconds: (user + system) / 1e6, bytes };
  writeFileSync(figuresFile, JSON.stringify(figures));
}
process.send?.(JSON.parse(readFileSync(figuresFile, 'utf8')));
