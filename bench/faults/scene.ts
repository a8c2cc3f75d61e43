import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCatalogEditor } from '@brixel/platform/catalog/changes/catalog-editor';
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { type RunningShop, startShopProcess } from '../../tests/setup/shop-process.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { type MailServer, portOf, startMailServer } from '../../tests/support/mail-server.ts';
import { type RunningPostgres, startPostgres } from '../../tests/support/postgres.ts';
import { type Line, openLine } from './line.ts';
import { mountOwnDisk, type OwnDisk } from './own-disk.ts';

/** A node that dies and comes back at the same address on the same data. */
export interface ShopNode {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A shop as it is started in production, with everything around it that can fail. */
export interface Scene {
  title: string;
  nodes: readonly ShopNode[];
  /** a balancer: in turn the nodes that say they are ready, and all of them where none does */
  nextNode(): string;
  /** past all faults of lines */
  location: DatabaseLocation;
  /** null: the shop has SQLite */
  postgres: { server: RunningPostgres; line: Line } | null;
  /** of DATA_DIR; null where none could be mounted */
  disk: OwnDisk | null;
  mails: { server: MailServer; line: Line };
  /** moves the clock of the first node by so many milliseconds from that of the machine */
  shiftClock(ms: number): Promise<void>;
  setStock(stock: ReadonlyMap<string, number>): Promise<void>;
  close(): Promise<void>;
}

const start = fileURLToPath(new URL('../../apps/shop/src/start.ts', import.meta.url));
const shiftedClock = new URL('./shifted-clock.ts', import.meta.url).href;

/** What tests switch off, as a shop has it. */
const AS_IN_PRODUCTION = {
  ...{ ORDERS_PER_ADDRESS: '', ORDERS_PER_MAILBOX: '', CARTS_PER_ADDRESS: '', COUPONS_PER_ADDRESS: '' },
  ...{ UNPAID_PER_MAILBOX: '', UNPAID_PER_ADDRESS: '', SEARCH_TIMEOUT_MS: '', SEARCH_TIMEOUT_SERVER_MS: '' },
  TRUST_PROXY: '1',
  LOG_LEVEL: 'fatal',
};

const CHECK_EVERY_MS = 500;
const CHECK_TIMEOUT_MS = 2_000;

async function shopNode(env: Record<string, string>, nodeArguments: string[]): Promise<ShopNode> {
  const port = String(await freePort());
  const launch = (): Promise<RunningShop> =>
    startShopProcess({ ...AS_IN_PRODUCTION, PORT: port, HOST: '127.0.0.1', ...env }, nodeArguments);
  let running = await launch();
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => running.kill(),
    async start() {
      running = await launch();
    },
  };
}

function balance(nodes: readonly ShopNode[]) {
  const ready = new Set(nodes);
  let turn = 0;
  const check = async (node: ShopNode): Promise<void> => {
    const isReady = await fetch(`${node.url}/health/ready`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    );
    if (isReady) ready.add(node);
    else ready.delete(node);
  };
  const checks = setInterval(() => void Promise.all(nodes.map(check)), CHECK_EVERY_MS);
  return {
    next(): string {
      const choice = ready.size > 0 ? [...ready] : nodes;
      return choice[turn++ % choice.length]!.url;
    },
    stop: () => clearInterval(checks),
  };
}

/** Gives back what was begun, last things first, also where the rest could not be begun. */
class Closing {
  readonly #steps: (() => unknown)[] = [];

  add<T>(thing: T, close: (thing: T) => unknown): T {
    this.#steps.push(() => close(thing));
    return thing;
  }

  async close(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step();
  }
}

export async function openScene(kind: 'sqlite' | 'postgres'): Promise<Scene | { unavailable: string }> {
  const closing = new Closing();
  try {
    return await buildScene(kind, closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function buildScene(kind: 'sqlite' | 'postgres', closing: Closing): Promise<Scene | { unavailable: string }> {
  const server = kind === 'postgres' ? await startPostgres() : null;
  if (server && 'unavailable' in server) return server;
  if (server) closing.add(server, ({ stop }) => stop());
  const folder = closing.add(await mkdtemp(path.join(tmpdir(), 'brixel-faults-')), (made) =>
    rm(made, { recursive: true, force: true }),
  );
  const disk = closing.add(await mountOwnDisk(), (mounted) => mounted?.remove());
  const mailServer = closing.add(await startMailServer(), ({ stop }) => stop());
  const line = (port: number): Promise<Line> =>
    openLine(port).then((made) => closing.add(made, ({ close }) => close()));
  const mailLine = await line(portOf(mailServer));
  const clock = path.join(folder, 'clock');
  await writeFile(clock, '0');
  const env: Record<string, string> = { SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`, SHIFTED_CLOCK: clock };
  let postgres: Scene['postgres'] = null;
  if (server) {
    const url = new URL(server.url);
    postgres = { server, line: await line(Number(url.port)) };
    url.port = String(postgres.line.port);
    env.DATABASE_URL = url.href;
  }

  const dataDir = disk?.folder ?? path.join(folder, 'data');
  const nodes: ShopNode[] = [];
  const add = async (own: Record<string, string>, nodeArguments: string[]): Promise<void> => {
    nodes.push(closing.add(await shopNode({ ...env, ...own }, nodeArguments), (node) => node.kill()));
  };
  await add({ DATA_DIR: dataDir }, ['--import', shiftedClock, start]);
  if (server) await add({ DATA_DIR: path.join(folder, 'second') }, [start]);
  const balancer = closing.add(balance(nodes), ({ stop }) => stop());
  const location: DatabaseLocation = { dataDir, ...(server && { databaseUrl: server.url }) };
  return {
    title: server ? `${server.version}, two nodes` : 'SQLite, one node',
    nodes,
    nextNode: balancer.next,
    location,
    postgres,
    disk,
    mails: { server: mailServer, line: mailLine },
    shiftClock: (ms) => writeFile(clock, String(ms)),
    async setStock(stock) {
      const database = await openDatabase(location);
      const editor = createCatalogEditor(database);
      for (const [sku, qty] of stock) await editor.setStock(sku, qty);
      await database.close();
    },
    close: () => closing.close(),
  };
}
