import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@brixel/platform/database/database';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startShop } from '../setup/start-shop.ts';
import { startBalancer } from '../support/balancer.ts';
import { createFilledDatabase } from '../support/filled-database.ts';
import { WAIT_LIMIT_MS } from '../support/limits.ts';
import { nextRelease } from '../support/next-release.ts';
import { sendShoppers } from '../support/shoppers.ts';

const NODES = [0, 1];

test.runIf(inject('postgresUrl'))(
  'node after node gets the next release while shoppers read and order: nothing fails, is lost or comes twice',
  async () => {
    const { location, remove } = await createFilledDatabase('demo');
    onTestFinished(remove);
    const next = await nextRelease();
    onTestFinished(next.remove);
    const envs = await Promise.all(
      NODES.map(async () => {
        const dataDir = await mkdtemp(path.join(inject('runFolder'), 'node-'));
        onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
        await cp(location.dataDir, dataDir, { recursive: true });
        return { DATA_DIR: dataDir, DATABASE_URL: location.databaseUrl ?? '', STOP_DELAY_SECONDS: '2' };
      }),
    );
    const nodes = await Promise.all(envs.map((env) => startShop(env)));
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.kill()))));
    const balancer = await startBalancer(nodes.map(({ url }) => url));
    onTestFinished(balancer.close);
    const untilReady = () => expect.poll(balancer.ready, { timeout: WAIT_LIMIT_MS }).toBe(NODES.length);
    await untilReady();

    const shoppers = sendShoppers(balancer.url, 3);
    const untilMore = async (count: number) => {
      const before = shoppers.took.page.length;
      await expect
        .poll(() => shoppers.took.page.length >= before + count || shoppers.failures.length > 0, {
          timeout: WAIT_LIMIT_MS,
        })
        .toBe(true);
    };
    await untilMore(3);
    for (const place of NODES) {
      const port = new URL(nodes[place]?.url ?? '').port;
      expect(await nodes[place]?.stop()).toBe(0);
      await untilMore(3);
      nodes[place] = await startShop({ ...envs[place], PORT: port }, [next.startFile]);
      await untilReady();
      // pages of the one release ask nodes of the other for their files
      await untilMore(8);
    }
    await shoppers.goHome();
    expect(shoppers.failures).toEqual([]);
    expect(shoppers.releases.size).toBe(2);

    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    const rows = await database.db.selectFrom('placed_order').select(['client_order_id', 'order_number']).execute();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map((row) => [row.client_order_id, row.order_number]).toSorted()).toEqual(
      [...shoppers.orders].toSorted(),
    );
  },
);
