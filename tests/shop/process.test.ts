import { spawnSync } from 'node:child_process';
import { hash, randomUUID } from 'node:crypto';
import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@brixel/platform/database/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { runningShops } from '../../scripts/running.mjs';
import { openShop, seededDataDir, startShop } from '../setup/start-shop.ts';
import { freePort } from '../support/free-port.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { address, orderMessage } from '../support/test-order.ts';

test('a wrong variable stops the start with a sentence that names it', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['apps/shop/src/start.ts'], {
    env: { ...process.env, PORT: 'eighty', GTM_ID: 'nonsense' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'PORT must be a whole number from 1 to 65535, but is "eighty".\nGTM_ID must look like GTM-ABC123, but is "nonsense".\n',
  );
});

test('a shop with an https address and no credentials does not pretend that anybody pays', async () => {
  const port = await freePort();
  const shop = await startShop({ PORT: String(port), PUBLIC_URL: 'https://brixel.example' });
  onTestFinished(async () => void (await shop.stop()));
  expect(shop.lines.find((line) => line.startsWith('Payment:'))).toMatch(
    /online payment NOT OFFERED \(.*PAYPAL_CLIENT_ID.*DEMO=true\); bank transfer NOT OFFERED \(.*BANK_IBAN.*DEMO=true\)/,
  );
  expect(shop.lines.find((line) => line.startsWith('No order is taken'))).toContain('DEMO');
  const toMend = shop.lines.slice(shop.lines.indexOf('To mend before this shop sells:') + 1);
  for (const name of ['TRUST_PROXY', 'SMTP_URL'])
    expect(toMend.some((line) => line.startsWith(`- ${name} is not set`))).toBe(true);
  const call = async (path: string, body?: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
    const answer = await fetch(`http://localhost:${port}${path}`, body ? init : {});
    return (await answer.json()) as { code: number; result: unknown };
  };
  const { result: cartId } = await call('/api/cart/create', {});
  const cartItem = { sku: 'BX-3005-1', qty: 1 };
  await call(`/api/cart/update?cartId=${cartId}`, { cartItem });
  expect(await call(`/api/cart/payment-methods?cartId=${cartId}`)).toEqual({ code: 200, result: [] });
  expect(await call(`/api/cart/apply-coupon?cartId=${cartId}&coupon=WILLKOMMEN10`, {})).toMatchObject({ code: 404 });
  for (const payment_method_code of ['iways_paypalplus_payment', 'banktransfer']) {
    const addressInformation = { shippingAddress: address, billingAddress: address, payment_method_code };
    const order = { order_id: randomUUID(), cart_id: cartId, products: [cartItem], addressInformation };
    expect(await call('/api/order', order)).toMatchObject({ code: 409, result: { code: 'SHOP_CLOSED' } });
  }
  expect((await fetch(`http://localhost:${port}/sandbox-payment/any`)).headers.get('x-robots-tag')).toBeNull();
  const page = await (await fetch(`http://localhost:${port}/`)).text();
  expect(page).not.toContain('Online-Zahlung');
});

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'brixel-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What others than the shop's user could read. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => {
      const found = await lstat(path.join(folder, name)).catch(() => null);
      return found && found.mode & 0o077 ? name : null;
    }),
  );
  return modes.flatMap((name) => name ?? []);
}

const root = path.join(import.meta.dirname, '../..');

/** What `npm start` and `npm run build` do before they write into this folder. */
const tryToBuild = () =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "import { refuseWhileRunning } from './scripts/running.mjs'; refuseWhileRunning('a build');",
    ],
    { cwd: root, encoding: 'utf8' },
  );

const CLIENTS = 6;

test('a signal under load: what was accepted is answered, nothing new is taken, and the end is clean', async () => {
  const dataDir = await dataFolder();
  await chmod(dataDir, 0o755);
  const shop = await startShop({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await shop.stop()));
  expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200);
  const answered = new Set<string>();
  const statuses = new Set<number>();
  const order = async () => {
    const answer = await fetch(`${shop.url}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orderMessage([{ sku: 'BX-3005-1', qty: 1 }])),
    });
    statuses.add(answer.status);
    answered.add(((await answer.json()) as { result: { orderNumber: string } }).result.orderNumber);
  };
  const page = async () => {
    const answer = await fetch(`${shop.url}/c/steine`);
    statuses.add(answer.status);
    expect(await answer.text()).toContain('</html>');
  };
  const clients = Array.from({ length: CLIENTS }, async (_, place) => {
    const visit = place % 2 ? order : page;
    try {
      for (;;) await visit();
    } catch (error) {
      // a connection that is not taken any more, and nothing else
      if (!(error instanceof TypeError)) throw error;
    }
  });
  await expect.poll(() => answered.size, { timeout: WAIT_LIMIT_MS }).toBeGreaterThan(10);
  expect(await openToOthers(dataDir)).toEqual([]);
  const build = tryToBuild();
  expect(build.status).toBe(1);
  expect(build.stderr).toMatch(new RegExp(`^A shop runs out of this folder \\(process .*\\b${shop.pid}\\b`));

  expect(await shop.stop()).toBe(0);
  // neither one that has ended nor a number that another program has got stands in the way
  const notes = path.join(root, 'node_modules/.cache/running');
  for (const left of ['999999999', String(process.pid)]) await writeFile(path.join(notes, left), '');
  const running = runningShops();
  for (const gone of [shop.pid, 999_999_999, process.pid]) expect(running).not.toContain(gone);
  expect(await readdir(notes)).not.toContain('999999999');
  await Promise.all(clients);
  expect([...statuses]).toEqual([200]);
  await expect(fetch(shop.url)).rejects.toThrow();

  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const orders = await database.db.selectFrom('placed_order').select('order_number').execute();
  expect(new Set(orders.map(({ order_number }) => order_number))).toEqual(answered);
});

test('a damaged database stops the start with a sentence', async () => {
  const dataDir = await dataFolder();
  // what else can be damaged: `start-problem.test.ts` of the platform
  await writeFile(path.join(dataDir, 'brixel.sqlite'), 'These are not the bytes of a database. '.repeat(200));
  const { status, stderr } = spawnSync(process.execPath, ['apps/shop/src/start.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The database \S+ is damaged \([^)]+\)\. Restore it from a backup, or move it away .*\.\n$/);
});

test('the pictures of the first views are drawn without being asked for, and a signal ends that at once', async () => {
  const dataDir = await seededDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const shop = await startShop({ DRAW_AHEAD: 'true', DATA_DIR: dataDir });
  onTestFinished(async () => void (await shop.stop()));
  const drawn = async () => (await readdir(dataDir, { recursive: true })).filter((file) => file.endsWith('.avif'));
  await vi.waitUntil(async () => (await drawn()).length >= 3, { timeout: WAIT_LIMIT_MS, interval: 200 });
  expect(await shop.stop()).toBe(0);
});

test('API, pages, files and pictures come from one port, packed and with the headers they need', async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const page = await fetch(shop.url, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).not.toContain('no-store');
  const policy = page.headers.get('content-security-policy') ?? '';
  const html = await page.text();
  expect(policy).toMatch(/script-src [^;]*'self'/);
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|nonce/);
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)];
  expect(inline.length).toBeGreaterThan(0);
  for (const [, script] of inline) expect(policy).toContain(`'sha256-${hash('sha256', script ?? '', 'base64')}'`);
  expect(policy).not.toContain('googletagmanager');

  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  const file = await fetch(shop.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('content-encoding')).toBe('br');
  const { size } = await stat(`apps/storefront/dist/client${script}.br`);
  expect(Number(file.headers.get('content-length'))).toBe(size);
  const lost = await fetch(`${shop.url}/assets/of-yesterday.js`);
  expect(lost.status).toBe(404);
  expect(lost.headers.get('content-type')).toContain('text/plain');
  const worker = await fetch(`${shop.url}/service-worker.js`);
  expect(worker.headers.get('content-type')).toContain('text/javascript');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  const picture = await fetch(`${shop.url}/img/150/150/resize/part/3001/20.png`, { headers: { accept: 'image/webp' } });
  expect(picture.headers.get('content-type')).toBe('image/webp');
  const notice = await (await fetch(`${shop.url}/i/impressum`)).text();
  const licences = [...notice.matchAll(/href="(\/licenses\/[^"]+)"/g)].map(([, address]) => address);
  const texts = await Promise.all(licences.map(async (address) => (await fetch(shop.url + address)).text()));
  for (const words of ['heic-to 1.5.2', 'GNU LESSER GENERAL PUBLIC LICENSE', 'TERMS AND CONDITIONS'])
    expect(texts.some((text) => text.includes(words))).toBe(true);
  expect((await fetch(`${shop.url}/api/nothing`)).headers.get('content-type')).toContain('application/json');
  expect((await fetch(shop.url, { method: 'POST' })).status).toBe(405);
});

test('the shop of `npm start` has loaded no development build of anything', async () => {
  const MODULES_FILE = path.join(await dataFolder(), 'modules');
  const [, ...start] = manifest.scripts.start.split(' ');
  const shop = await startShop({ MODULES_FILE }, ['--import', './tests/support/list-modules.ts', ...start]);
  onTestFinished(async () => void (await shop.stop()));
  expect((await fetch(shop.url)).status).toBe(200);
  await shop.stop();
  const modules = (await readFile(MODULES_FILE, 'utf8')).split('\n');
  expect(modules.some((file) => /react-dom-server\S*\.production\.js$/.test(file))).toBe(true);
  expect(modules.filter((file) => /[./-]development\.[cm]?js$|\/development\//.test(file))).toEqual([]);
});

test('the development server shows pages and pictures from the sources', async () => {
  const shop = await startShop({}, ['--watch', 'apps/shop/src/dev.ts']);
  onTestFinished(async () => void (await shop.stop()));
  const html = await (await fetch(shop.url, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('Dein Foto.');
  const entry = /src="(\/src\/[^"]+)"/.exec(html)?.[1];
  expect((await fetch(shop.url + entry)).headers.get('content-type')).toContain('javascript');
  expect((await fetch(`${shop.url}/img/150/150/resize/part/3001/20.png`)).status).toBe(200);
});
