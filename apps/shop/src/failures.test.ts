import { loggerOptions } from '@brixel/platform/http/logging';
import { serverOptions } from '@brixel/platform/http/server-options';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { createFailureHandler } from './failures.ts';
import type { MountedStorefront } from './storefront-kind.ts';

test('a bug shows its id and nothing else, to people and to programs, and the log has the rest under it', async () => {
  const read = readConfig({ PUBLIC_URL: 'https://shop.example' });
  if (!read.ok) throw new Error(read.problems.join());
  const storefront = {
    current: async () => ({
      failurePage: ({ pathname }: { pathname: string }, { status, requestId }: { status: number; requestId: string }) =>
        `<h1>${pathname} ${status} ${requestId}</h1>`,
    }),
  } as unknown as MountedStorefront;
  const handleFailure = createFailureHandler(read.config, () => storefront);
  const lines: string[] = [];
  const logger = loggerOptions('warn', { write: (line) => void lines.push(line) });
  const app = Fastify({ ...serverOptions, logger, frameworkErrors: handleFailure });
  onTestFinished(() => app.close());
  app.setErrorHandler(handleFailure);
  for (const url of ['/c/steine', '/img/1/1/resize/a.png'])
    app.get(url, async () => {
      throw new Error('the secret inside');
    });

  const page = await app.inject('/c/steine');
  const picture = await app.inject('/img/1/1/resize/a.png');
  const [pageLine, pictureLine] = lines.map((line) => JSON.parse(line));
  expect([page.statusCode, page.body]).toEqual([500, `<h1>/c/steine 500 ${pageLine.reqId}</h1>`]);
  expect(page.headers['content-type']).toContain('text/html');
  expect([picture.statusCode, picture.json()]).toEqual([
    500,
    { code: 500, result: 'Internal error', meta: { requestId: pictureLine.reqId } },
  ]);
  for (const line of [pageLine, pictureLine]) expect(line.err.message).toBe('the secret inside');
  for (const { headers } of [page, picture]) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(headers).toHaveProperty('strict-transport-security');
  }
  expect((await app.inject('/c/%zz')).body).toMatch(/^<h1>\/c\/%zz 400 /);
});
