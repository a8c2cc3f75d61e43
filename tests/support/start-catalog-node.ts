import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '@brixel/platform/database/database';
import type { NodeCommand, NodeMessage } from './catalog-node.ts';
import type { answersOf, Change } from './living-catalog.ts';

export interface CatalogNode {
  change(change: Change): Promise<boolean>;
  answers(): ReturnType<typeof answersOf>;
  /** lets it end by itself, and gives its exit code */
  stop(): Promise<number | null>;
}

export async function startCatalogNode(location: DatabaseLocation): Promise<CatalogNode> {
  const script = fileURLToPath(new URL('./catalog-node.ts', import.meta.url));
  const node = fork(script, [JSON.stringify(location)], { execArgv: [] });
  const exited = once(node, 'exit') as Promise<[number | null]>;
  const waiting = new Map<number, (result: unknown) => void>();
  let commands = 0;
  node.on('message', ({ id, result }: { id: number; result?: unknown }) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const answerTo = (id: number) => new Promise((resolve) => waiting.set(id, resolve));
  const ended = exited.then(([code]) => {
    throw new Error(`The node ended with ${code}`);
  });
  const send = (command: NodeCommand): Promise<unknown> => {
    commands += 1;
    const message: NodeMessage = { id: commands, command };
    const answer = answerTo(message.id);
    node.send(message);
    return Promise.race([answer, ended]);
  };
  await Promise.race([answerTo(0), ended]);
  ended.catch(() => {});
  return {
    change: async (change) => (await send({ change })) === true,
    answers: async () => (await send({ ask: true })) as Awaited<ReturnType<typeof answersOf>>,
    async stop() {
      if (node.exitCode === null) await send({ stop: true });
      const [code] = await exited;
      return code;
    },
  };
}
