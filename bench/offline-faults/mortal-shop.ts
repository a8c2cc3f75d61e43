import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@brixel/platform/database/database';
import { type RunningShop, startShopProcess } from '../../tests/setup/shop-process.ts';
import type { FaultStory, OrderFate } from './fault-story.ts';

/** A shop that really dies, behind a proxy that sees orders pass. Its address and its data stay. */
export interface MortalShop {
  readonly url: string;
  start(): Promise<void>;
  die(how: FaultStory['how']): Promise<void>;
  /** the next order is its last; a moment of milliseconds for `while it is placed` */
  dieOfNextOrder(fate: OrderFate, moment: number): void;
  /** all of them by this address of mail */
  ordersOf(email: string): Promise<OrderedGoods[][]>;
  close(): Promise<void>;
}

export interface OrderedGoods {
  sku: string;
  qty: number;
}

const ORDER = 'POST /api/order?';

export async function mortalShop(): Promise<MortalShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brixel-faults-'));
  let running: RunningShop = await startShopProcess({ DATA_DIR: dataDir });
  const { port } = new URL(running.url);
  let isAlive = true;
  let last: { fate: OrderFate; moment: number } | null = null;

  async function die(how: FaultStory['how']): Promise<void> {
    last = null;
    isAlive = false;
    await (how === 'SIGKILL' ? running.kill() : running.stop());
  }

  const line = createServer((client) => {
    const shop = connect(Number(port), 'localhost');
    const part = (): void => {
      shop.destroy();
      if (!client.writableEnded) client.destroy();
    };
    for (const end of [client, shop]) end.on('error', part).on('close', part);
    shop.on('data', (chunk) => client.write(chunk));
    client.on('data', (chunk) => {
      const doom = last && chunk.includes(ORDER) ? last : null;
      if (doom) meet(doom, client, shop);
      if (doom?.fate !== 'before the order arrives') shop.write(chunk);
    });
  });

  function meet({ fate, moment }: { fate: OrderFate; moment: number }, client: Socket, shop: Socket): void {
    last = null;
    if (fate === 'before the order arrives') void die('SIGKILL');
    if (fate === 'while it is placed') void sleep(moment).then(() => die('SIGKILL'));
    if (fate === 'before the answer' || fate === 'after the answer')
      shop.removeAllListeners('data').once('data', (answer) => {
        if (fate === 'after the answer') client.end(answer);
        void die('SIGKILL');
      });
  }

  line.listen(0);
  await once(line, 'listening');
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    async start() {
      if (isAlive) return;
      running = await startShopProcess({ DATA_DIR: dataDir, PORT: port });
      isAlive = true;
    },
    die,
    dieOfNextOrder(fate, moment) {
      last = { fate, moment };
    },
    async ordersOf(email) {
      const database = await openDatabase({ dataDir });
      try {
        const rows = await database.db
          .selectFrom('placed_order')
          .select('content')
          .where('email', '=', email)
          .execute();
        return rows.map(({ content }) => JSON.parse(content).lines.map(({ sku, qty }: OrderedGoods) => ({ sku, qty })));
      } finally {
        await database.close();
      }
    },
    async close() {
      line.close();
      await running.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
