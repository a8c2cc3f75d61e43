// Types, lint, format and import direction; with --unit also the unit tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (path) => join(root, 'node_modules', path);

/**
 * What is known of unchanged files is kept: a second check takes seconds. One checker: of several each makes most types for
 * itself, which takes twice the processor time of one.
 */
const types = (project) => {
  const kept = join(root, 'node_modules/.cache/types', project.replaceAll('/', '-'));
  return [bin('typescript/bin/tsc'), '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
};

const steps = [
  ['types of packages, platform, shop and tests', types('tsconfig.json')],
  ['types of the components', types('packages/ui/tsconfig.json')],
  ['types of the office', types('apps/office/tsconfig.json')],
  ['types of the storefront', types('apps/storefront/tsconfig.json')],
  ['types of the service worker', types('apps/storefront/src/service-worker/tsconfig.json')],
  ['types of the service worker of the office', types('apps/office/src/service-worker/tsconfig.json')],
  ['types of the browser tests', types('tests/browser/tsconfig.json')],
  ['order of the layers of storefront and office', [join(root, 'scripts/import-order.mjs')]],
  ['lint, format, import direction', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
];
if (process.argv.includes('--unit')) steps.push(['unit tests', [bin('vitest/vitest.mjs'), 'run', '--project', 'unit']]);

for (const [name, args] of steps) {
  const start = Date.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`Failed: ${name}.`);
    process.exit(status ?? 1);
  }
  console.log(`✓ ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
}
