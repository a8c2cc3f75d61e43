// One command proves it: types, lint, unit, API on both databases, browser, budgets. Arguments narrow the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../tests/support/postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const filters = process.argv.slice(2);

/** Tests start hundreds of threads and dozens of shops: each reads our modules as the first one has compiled them. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');

const exitCode = async (child) => (await once(child, 'exit'))[0] ?? 1;

async function startTests() {
  const postgres = await startPostgres();
  const env =
    'url' in postgres
      ? { TEST_POSTGRES_URL: postgres.url, TEST_POSTGRES_VERSION: postgres.version }
      : { TEST_POSTGRES_MISSING: postgres.unavailable };
  const vitest = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...filters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE, ...env },
  });
  const ended = exitCode(vitest).finally(() => 'url' in postgres && postgres.stop());
  return { ended, stop: () => vitest.kill('SIGINT') };
}

/** Beside the tests, which leave a core idle now and then. Its output comes in one piece; a fault ends the tests. */
async function check(stopTests) {
  const checking = spawn(process.execPath, [join(root, 'scripts/check.mjs')], { cwd: root, stdio: 'pipe' });
  const [code, ...output] = await Promise.all([exitCode(checking), text(checking.stdout), text(checking.stderr)]);
  if (code !== 0) {
    stopTests();
    // after what the tests still say
    process.once('exit', () => process.stderr.write(output.join('')));
  } else process.stdout.write(output.join(''));
  return code;
}

const tests = await startTests();
const codes = await Promise.all([tests.ended, filters.length === 0 ? check(tests.stop) : 0]);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
