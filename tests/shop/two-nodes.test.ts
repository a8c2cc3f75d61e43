import { expect, inject, onTestFinished, test } from 'vitest';
import { startShop } from '../setup/start-shop.ts';
import { createTestDatabase } from '../support/database.ts';

const newsletter = '/api/ext/mailchimp-subscribe/subscribe';

test.runIf(inject('postgresUrl'))('the same command twice on one PostgreSQL is a shop of two nodes', async () => {
  const { location, remove } = await createTestDatabase();
  onTestFinished(remove);
  const env = { DATABASE_URL: location.databaseUrl ?? '' };
  const [first, second] = await Promise.all([startShop(env), startShop(env)]);
  onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])));

  for (const node of [first, second]) expect(await (await fetch(`${node.url}/it`)).text()).toContain('Mattoncino');
  const wish = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"davide@example.it"}',
  };
  expect((await fetch(first.url + newsletter, wish)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  const seen = await fetch(`${second.url}${newsletter}?email=davide@example.it`);
  expect(await seen.json()).toEqual({ code: 200, result: 'pending' });
});
