// npm run build: the built shop in a folder of its own, with the packages that it needs and no others. It runs there without network and without writing into the folder.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'build' },
    /** for an image that has a Node of its own */
    'without-node': { type: 'boolean', default: false },
  },
});
const target = resolve(root, values.to);

const isRelease = (folder) =>
  existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'apps/shop/src/start.ts'));
if (existsSync(target) && readdirSync(target).length > 0) {
  if (target === resolve(root) || !isRelease(target)) {
    console.error(`${target} is neither empty nor an earlier build: name another folder with --to.`);
    process.exit(1);
  }
  // of an empty folder only its content is replaced: a container may have mounted it
  for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true });
}

const isOurs = (file) => !/\.test\.tsx?$|[\\/](?:testing|simulation|tsconfig[^\\/]*\.json)$/.test(file);
const isSkipped = (path) => values['without-node'] && /^node_modules\/node-(?:linux|win)-/.test(path);
const copy = (path) => cpSync(join(root, path), join(target, path), { recursive: true, filter: isOurs });

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const [path, { dev, link, resolved }] of Object.entries(lock.packages)) {
  if (path === '' || [path, resolved].includes('tests')) continue;
  if (link) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    symlinkSync(relative(dirname(join(target, path)), join(target, resolved)), join(target, path), 'junction');
  } else if (!path.includes('node_modules')) {
    for (const part of ['package.json', 'src', 'assets', 'dist'])
      if (existsSync(join(root, path, part))) copy(`${path}/${part}`);
  } else if (!dev && !isSkipped(path) && existsSync(join(root, path)))
    cpSync(join(root, path), join(target, path), { recursive: true });
}

// commands of packages that are there, such as the pinned Node
const bins = join(root, 'node_modules/.bin');
mkdirSync(join(target, 'node_modules/.bin'), { recursive: true });
for (const name of readdirSync(bins)) {
  const bin = join(bins, name);
  const to = join(target, 'node_modules/.bin', name);
  if (!lstatSync(bin).isSymbolicLink()) continue;
  cpSync(bin, to, { verbatimSymlinks: true });
  if (!existsSync(to)) rmSync(to);
}

const { name, version, license, description, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const start = '--max-semi-space-size=16 apps/shop/src/start.ts';
const scripts = { start: `node ${start}`, owner: 'node apps/shop/src/owner.ts' };
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ name, private: true, version, description, license, type, scripts }, null, 2)}\n`,
);
for (const file of ['LICENSE', 'README.md', 'docs/operations.md']) cpSync(join(root, file), join(target, file));

// compiled for the place where it will run
const pinned = join(target, 'node_modules/.bin/node');
const node = existsSync(pinned) ? pinned : process.execPath;
const { status } = spawnSync(node, [join(target, 'apps/shop/src/fill-compile-cache.ts')], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
console.log(
  `Built into ${target}. Start it there with npm start, or ${relative(target, node) || basename(node)} ${start}.`,
);
