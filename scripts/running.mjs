// Built-ins only, as set-up itself: which shops run out of this folder. Each leaves a file with its process id (apps/shop/src/running.ts).
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules/.cache/running', import.meta.url));

/** Process ids, in order. What a killed shop has left behind is removed. */
export function runningShops() {
  const left = filesIn(folder);
  for (const name of left) if (!isShop(name)) rmSync(join(folder, name), { force: true });
  return left
    .filter(isShop)
    .map(Number)
    .sort((a, b) => a - b);
}

function filesIn(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function isShop(name) {
  try {
    process.kill(Number(name), 0);
  } catch (error) {
    // of another user, but there
    if (error.code !== 'EPERM') return false;
  }
  try {
    // the number may belong to another program by now
    return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('apps/shop/src/start.ts');
  } catch {
    // not Linux
    return true;
  }
}

/** Files must not change under a running shop: it would serve a mixture of two releases. */
export function refuseWhileRunning(what) {
  const running = runningShops();
  if (running.length === 0) return;
  console.error(
    `A shop runs out of this folder (process ${running.join(', ')}), and ${what} would change its files. Stop it first, for example with: kill ${running.join(' ')}
To build while it runs use a clone of its own: npm run build -- --to <folder> there, then start that folder instead.`,
  );
  process.exit(1);
}
