// Set-up on demand. Built-ins only: whatever Node the machine has (20 or newer) runs it before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, installChromium } from './chromium.mjs';
import { refuseWhileRunning } from './running.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const wants = (flag) => process.argv.includes(flag);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) stop(`"${command} ${args.join(' ')}" ended with ${status}.`);
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The state of the lock file on this kind of machine: a change means install again. */
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(process.platform + process.arch)
  .digest('hex');

/** Tests and checks need as many packages again as the shop: whoever only starts it does not wait for them. */
const SHOP_ONLY = ['--workspace=apps', '--workspace=packages', '--include-workspace-root'];

function install() {
  const stamp = join(modules, '.setup-stamp');
  const [shop, all] = [`${lockHash} shop`, `${lockHash} all`];
  const found = read(stamp);
  const wanted = wants('--all') ? all : shop;
  if (found === all || found === wanted) return;
  const start = Date.now();
  // what only tests need is added beside what a running shop uses; anything else is installed anew
  const isAdding = found === shop;
  if (!isAdding) refuseWhileRunning('installing packages');
  const command = isAdding ? ['install', '--no-save'] : ['ci', ...(wanted === all ? [] : SHOP_ONLY)];
  console.log(`Installing packages (npm ${command[0]}) …`);
  const args = [...command, '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'];
  // npm passes its own path to every script it starts
  const npm = process.env.npm_execpath;
  if (npm) run(process.execPath, [npm, ...args]);
  else run('npm', args, { shell: process.platform === 'win32' });
  writeFileSync(stamp, wanted);
  console.log(`… installed in ${seconds(start)}`);
}

/** Passwords are hashed with the argon2 that came with 24.7. */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 7);
}

/** The pinned Node 24, else the system's own if it is new enough. */
function pinnedNode() {
  const bin = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const node = existsSync(bin) ? bin : process.execPath;
  const version = spawnSync(node, ['-p', 'process.versions.node'], { shell: node.endsWith('.cmd') })
    .stdout.toString()
    .trim();
  if (!isNewEnough(version))
    stop(
      `Brixel needs Node 24.7 or newer; this is ${version}, and no Node package exists for ${process.platform}-${process.arch}. Please install a newer Node.`,
    );
  return node;
}

/** What browsers load, and what each is made of. */
const apps = [
  { name: 'storefront', sources: ['apps/storefront', 'packages', 'scripts/packed-files.ts'] },
  {
    name: 'office',
    sources: ['apps/office', 'packages/commerce', 'packages/contract', 'packages/ui', 'scripts/packed-files.ts'],
  },
];

function sourceHash(sources) {
  const hash = createHash('sha256').update(lockHash);
  const add = (path) => {
    if (statSync(path).isFile()) return void hash.update(path.slice(root.length)).update(readFileSync(path));
    for (const name of readdirSync(path).sort())
      if (name !== 'node_modules' && name !== 'dist' && !name.endsWith('.test.ts')) add(join(path, name));
  };
  for (const source of sources) add(join(root, source));
  return hash.digest('hex');
}

/** Builds an app unless that was done for the same sources; tells whether it had to. */
function buildApp(node, { name, sources }) {
  const dist = join(root, 'apps', name, 'dist');
  const stamp = join(dist, '.stamp');
  const source = sourceHash(sources);
  if (read(stamp) === source) return false;
  refuseWhileRunning('a build');
  const start = Date.now();
  run(node, [join(modules, 'vite/bin/vite.js'), 'build', '--app', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', name),
    shell: node.endsWith('.cmd'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, source);
  console.log(`Built the ${name} in ${seconds(start)}`);
  return true;
}

function build(node) {
  // leaves the compiled modules where a start finds them
  if (apps.map((app) => buildApp(node, app)).includes(true))
    run(node, [join(root, 'apps/shop/src/fill-compile-cache.ts')], { shell: node.endsWith('.cmd') });
}

function browser(node) {
  if (findChromium()) return;
  console.log('Installing Chromium for the browser tests …');
  if (!installChromium(node, modules))
    stop(
      'The browser tests need Chromium: none was found, and neither the package manager nor Playwright could install one. Install Chromium or set CHROMIUM_PATH.',
    );
}

install();
const node = pinnedNode();
if (wants('--build')) build(node);
if (wants('--browser')) browser(node);
