import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** One address for several nodes, in turn for those that say they are ready. It never repeats a request that a node has taken. */
export interface Balancer {
  url: string;
  /** how many get visitors now */
  ready(): number;
  close(): Promise<void>;
}

const ASK_EVERY_MS = 100;

export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: false });
  let ready: string[] = [];
  let turn = 0;
  let isOpen = true;
  const asking = (async () => {
    while (isOpen) {
      const answers = await Promise.all(nodes.map(isReady));
      ready = nodes.filter((_, place) => answers[place]);
      await sleep(ASK_EVERY_MS);
    }
  })();

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    turn += 1;
    const inTurn = [...ready.slice(turn % ready.length), ...ready.slice(0, turn % ready.length)];
    for (const node of inTurn) {
      const { hostname, port } = new URL(node);
      const { method, url: path, headers } = incoming;
      const asked = httpRequest({ agent, hostname, port, method, path, headers });
      asked.end(body);
      try {
        const [given] = (await once(asked, 'response')) as [IncomingMessage];
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.on('error', () => answer.destroy()).pipe(answer);
        return;
      } catch (error) {
        // nobody has taken it, so another node may
        if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error;
      }
    }
    answer.writeHead(503).end('No node is ready');
  }

  const server = createServer((incoming, answer) => {
    pass(incoming, answer).catch((error) => {
      answer.writeHead(502).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready.length,
    async close() {
      isOpen = false;
      await asking;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

async function isReady(node: string): Promise<boolean> {
  try {
    const answer = await fetch(`${node}/health/ready`, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
