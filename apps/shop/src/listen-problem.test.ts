import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenProblem } from './listen-problem.ts';

const listenAt = async (at: { port: number; host: string }) => {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen(at);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return port;
};

const problemAt = (at: { port: number; host: string }) =>
  listenAt(at).then(
    () => 'it listens',
    (error: unknown) => listenProblem(error, at),
  );

test('a taken port and an address of another machine are told in a sentence', async () => {
  const port = await listenAt({ port: 0, host: '127.0.0.1' });
  expect(await problemAt({ port, host: '127.0.0.1' })).toContain(`Port ${port} is taken`);
  expect(await problemAt({ port: 0, host: '192.0.2.1' })).toBe('HOST 192.0.2.1 is no address of this machine.');
  expect(listenProblem(new TypeError('a bug'), { port, host: '127.0.0.1' })).toBeNull();
});
