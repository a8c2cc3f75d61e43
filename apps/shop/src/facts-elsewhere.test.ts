import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultFacts } from '@brixel/contract/shop-facts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followFacts } from './facts-elsewhere.ts';

interface Answer {
  status: number;
  result?: unknown;
  etag?: string;
}

async function startApi(first: Answer) {
  let answer = first;
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    const isKnown = answer.etag !== undefined && request.headers['if-none-match'] === answer.etag;
    response.writeHead(isKnown ? 304 : answer.status, answer.etag ? { etag: answer.etag } : {});
    response.end(isKnown ? '' : JSON.stringify({ code: answer.status, result: answer.result }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answerWith(next: Answer) {
      answer = next;
    },
  };
}

test('facts of a platform elsewhere are followed; what an older one does not tell has its default', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { catalog: _, cart: __, ...older } = defaultFacts;
  const api = await startApi({ status: 200, result: { ...older, name: 'Steine' }, etag: '"1"' });
  const facts = await followFacts(api.url, (error) => expect.fail(String(error)));
  expect(facts.current()).toEqual({ ...defaultFacts, name: 'Steine' });
  const first = facts.current();
  vi.advanceTimersByTime(2000);
  await vi.waitFor(() => expect(api.asked).toEqual([undefined, '"1"']));
  expect(facts.current()).toBe(first);
  api.answerWith({ status: 200, result: { ...defaultFacts, name: 'Mehr Steine' }, etag: '"2"' });
  vi.advanceTimersByTime(2000);
  await vi.waitFor(() => expect(facts.current().name).toBe('Mehr Steine'));
  await facts.close();
});

test('an API that does not know the call, or is away, leaves the defaults', async () => {
  const api = await startApi({ status: 404 });
  const unknown = await followFacts(api.url, (error) => expect.fail(String(error)));
  expect(unknown.current()).toBe(defaultFacts);
  await unknown.close();
  const errors: unknown[] = [];
  const away = await followFacts('http://127.0.0.1:9', (error) => errors.push(error));
  await away.close();
  expect([away.current(), errors.length]).toEqual([defaultFacts, 1]);
});
