// Opens the snapshot of one size and measures what the index answers.
import { readFileSync } from 'node:fs';
import { fraction } from '@brixel/bricks/random';
import { type IndexQuery, openCatalogIndex } from '@brixel/catalog-index/catalog-index';
import { decodeSnapshot } from '@brixel/catalog-index/snapshot';
import { type Figures, measure, timed } from '../support/measure.ts';
import { documentsOf } from './documents.ts';
import * as queries from './search-queries.ts';
import { isSize, type QueryFigures, settings, snapshotFile } from './search-subject.ts';

const RUNS = 600;
const WARM_UP = 600;

const [size] = process.argv.slice(2);
if (!isSize(size)) throw new Error(`No such size: ${size}`);
const documents = await documentsOf(size);
const documentAt = (number: number): object => documents.at(number) ?? {};

function memoryMb(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

const memoryBefore = memoryMb();
const { value: file, ms: readMs } = await timed(() => readFileSync(snapshotFile(size)));
const { value: decoded, ms: decodeMs } = await timed(() =>
  decodeSnapshot(new Uint8Array(file.buffer, file.byteOffset, file.length), settings),
);
if (!decoded.ok) throw new Error(`The snapshot is ${decoded.reason}`);
const open = () => openCatalogIndex(decoded.data, settings, documentAt);
const { value: index, ms: openMs } = await timed(open);
const openedMb = memoryMb() - memoryBefore;

// All three read the same data; what each remembers of earlier questions is its own.
const indexes = [index, open(), open()];
const kinds: Record<string, Figures> = {};

function ask(kind: string, make: (key: string, count: number) => IndexQuery[]): void {
  kinds[kind] = measure(
    make(kind, RUNS),
    indexes.map(({ search }) => search),
    make(`${kind}, warm-up`, WARM_UP),
  );
}

ask('listing, never asked before', queries.coldListings);
ask('listing, asked before', queries.warmListings);
ask('filtered listing', queries.filteredListings);
ask('all products by colour and price', queries.widestListings);
ask('text', queries.textSearches);
ask('text with a slip', queries.typoSearches);
ask('text, filtered', queries.filteredSearches);
kinds['suggestions while typing'] = measure(
  queries.typedTexts('typed', RUNS),
  indexes.map(({ complete }) => complete),
  queries.typedTexts('typed, warm-up', WARM_UP),
);

const numbers = Array.from({ length: RUNS }, (_, run) => Math.floor(documents.length * fraction(`document ${run}`)));
const skus = numbers.map((number) => String(Object.entries(documentAt(number)).find(([name]) => name === 'sku')?.[1]));
const lookups = queries.lookups(skus);
kinds['one product by sku'] = measure(
  lookups,
  indexes.map(({ search }) => search),
  lookups.slice(0, WARM_UP),
);
const memoryAfterMb = memoryMb() - memoryBefore;

const changes = numbers.map((number, run) => ({
  number,
  document: { ...documentAt(number), final_price_incl_tax: 1 + run / 100, status: 1 + (run % 2), stock: { qty: run } },
}));
kinds['update in place'] = measure(changes, [({ number, document }) => index.update(number, document)]);
const listings = queries.warmListings('after update', RUNS);
kinds['listing right after an update'] = measure(
  changes.map((change, run) => ({ ...change, query: listings[run]! })),
  [
    ({ number, query }) => {
      index.update(number, documentAt(number));
      index.search(query);
    },
  ],
);

const figures: QueryFigures = { readMs, decodeMs, openMs, openedMb, memoryAfterMb, kinds };
process.send?.(figures);
