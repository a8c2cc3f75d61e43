// One command proves it: types, lint, unit, API on both databases, browser, budgets. Arguments narrow the tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../tests/support/postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const filters = process.argv.slice(2);
const node = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

/** Tests start hundreds of threads and dozens of shops: each reads our modules as the first one has compiled them. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');

async function runTests() {
  const postgres = await startPostgres();
  const env =
    'url' in postgres
      ? { TEST_POSTGRES_URL: postgres.url, TEST_POSTGRES_VERSION: postgres.version }
      : { TEST_POSTGRES_MISSING: postgres.unavailable };
  try {
    return node([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...filters], { NODE_COMPILE_CACHE, ...env });
  } finally {
    if ('url' in postgres) await postgres.stop();
  }
}

process.exitCode = (filters.length === 0 && node([join(root, 'scripts/check.mjs')])) || (await runTests());
