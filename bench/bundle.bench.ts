// What the first views of home, category and product load: files with their packed size, and the share of every module.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createBuilder, type Rolldown } from 'vite';
import { printTable } from './support/table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES = ['home', 'category', 'product'];
const TEXTS = ['core', 'home', 'list', 'product'];
const MODULES_SHOWN = process.argv.includes('--quick') ? 10 : 60;

type Chunk = Rolldown.OutputChunk;

async function build(): Promise<Chunk[]> {
  const builder = await createBuilder({
    configFile: `${root}apps/storefront/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  });
  const client = builder.environments.client;
  if (!client) throw new Error('The build has no client');
  const output = await builder.build(client);
  if (!('output' in output)) throw new Error('One build was expected');
  return output.output.filter((file): file is Chunk => file.type === 'chunk');
}

const chunks = await build();
const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

function withImports(chunk: Chunk, reached = new Set<Chunk>()): Set<Chunk> {
  if (reached.has(chunk)) return reached;
  reached.add(chunk);
  for (const name of chunk.imports) {
    const imported = byName.get(name);
    if (imported) withImports(imported, reached);
  }
  return reached;
}

const chunkOf = (ending: string): Chunk => {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending));
  if (!chunk) throw new Error(`No file begins with ${ending}`);
  return chunk;
};
const packed = ({ code }: Chunk): number => gzipSync(code, { level: 9 }).length / 1024;
const kib = (size: number): string => size.toFixed(2);
const sum = (files: Iterable<Chunk>): number => [...files].reduce((total, file) => total + packed(file), 0);

const entry = chunkOf('/src/entry-client.tsx');
const views = PAGES.map((page) => ({
  page,
  files: withImports(chunkOf(`/src/routes/${page}.tsx`), withImports(entry)),
}));

console.log('JavaScript of the first views, gzip, without texts, in KiB');
printTable([['page', 'files', 'KiB'], ...views.map(({ page, files }) => [page, String(files.size), kib(sum(files))])]);

console.log('Texts that come beside them (German), in KiB');
printTable([['area', 'KiB'], ...TEXTS.map((area) => [area, kib(packed(chunkOf(`/src/i18n/de/${area}.ts`)))])]);

/** A module has no packed size of its own: its share of the file, by its length before minifying. */
const modules = [...new Set(views.flatMap(({ files }) => [...files]))].flatMap((chunk) => {
  const rendered = Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, length: renderedLength }));
  const total = rendered.reduce((length, module) => length + module.length, 0);
  return rendered.map(({ id, length }) => ({
    file: chunk.name,
    module: id.replace(root, '').replace('apps/storefront/src/', ''),
    share: (length / total) * packed(chunk),
  }));
});
console.log('Their modules, the largest first, in KiB');
printTable([
  ['module', 'file', 'KiB'],
  ...modules
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MODULES_SHOWN)
    .map(({ module, file, share }) => [module, file, kib(share)]),
]);
