// The layers of an app import one way: only what stands above them in its layers.json.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:\.{1,2}\/|#)[^']+)'/g;
/** Tests and the models they run on may look at everything. */
const isTest = (file) => /\.test\.tsx?$|\/(?:testing|simulation)\//.test(file);

function problemsOf(app) {
  const root = fileURLToPath(new URL(`../apps/${app}/`, import.meta.url));
  const source = join(root, 'src');
  const layers = JSON.parse(readFileSync(join(root, 'layers.json'), 'utf8')).map(({ folder }) => folder);
  /** -1: an entry, which may import everything and is imported by nothing. */
  const layerOf = (file) => layers.findIndex((folder) => file.startsWith(`${folder}/`));
  const problems = [];
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source }).map((path) => path.replaceAll('\\', '/'))) {
    const from = layerOf(file);
    if (from < 0 && file.includes('/')) problems.push(`${file}: its folder is missing in layers.json`);
    if (from < 0 || isTest(file)) continue;
    for (const [, specifier] of readFileSync(join(source, file), 'utf8').matchAll(IMPORT)) {
      const target = specifier.startsWith('#')
        ? specifier.slice(1)
        : posix.normalize(posix.join(posix.dirname(file), specifier));
      const to = layerOf(target);
      if (to > from) problems.push(`${file}: ${layers[from]} must not import ${layers[to]} (${target})`);
      if (to < 0 && existsSync(join(source, target))) problems.push(`${file}: nothing may import ${target}`);
    }
  }
  for (const folder of layers) {
    const path = join(source, folder);
    if (!existsSync(path) || readdirSync(path).length === 0)
      problems.push(`layers.json names ${folder}, which is not there`);
  }
  return problems.map((problem) => `${app}: ${problem}`);
}

const problems = ['storefront', 'office'].flatMap(problemsOf);
if (problems.length > 0) {
  console.error(problems.sort().join('\n'));
  process.exit(1);
}
