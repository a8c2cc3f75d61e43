import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { endWithUs } from './end-with-us.ts';
import { shopEnv } from './shop-process.ts';

export type HostRequest = { type: 'open'; env: NodeJS.ProcessEnv } | { type: 'close' };
export type HostAnswer = { url: string } | { problem: string };

export interface HostedShop {
  url: string;
  close(): Promise<void>;
  /** ends its host with it, whatever that is doing */
  kill(): Promise<void>;
}

/** Hosts of this worker that have no shop now. */
const idle: ChildProcess[] = [];

/**
 * A shop in a process that has had others before: loading the modules and warming up take ten times as long as opening a shop. For
 * tests that neither kill theirs nor look at the process; at any time a host has one shop, as code of the storefront's server may
 * know one configuration only.
 */
export async function openHostedShop(env: Record<string, string>): Promise<HostedShop> {
  const host = idle.pop() ?? startHost();
  const { url } = await ask(host, { type: 'open', env: await shopEnv(env) });
  return {
    url,
    async close() {
      await ask(host, { type: 'close' });
      idle.push(host);
    },
    async kill() {
      const ended = once(host, 'exit');
      if (host.kill('SIGKILL')) await ended;
    },
  };
}

function startHost(): ChildProcess {
  const host = fork(new URL('./shop-host.ts', import.meta.url), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  endWithUs(host);
  host.unref();
  host.channel?.unref();
  return host;
}

/** A host that has failed is not used again. */
async function ask(host: ChildProcess, request: HostRequest): Promise<{ url: string }> {
  const heard = new AbortController();
  const answered = once(host, 'message', heard) as Promise<[HostAnswer]>;
  const ended = once(host, 'exit', heard).then(([code]): [HostAnswer] => [{ problem: `The host ended with ${code}.` }]);
  host.send(request);
  const [answer] = await Promise.race([answered, ended]).finally(() => heard.abort());
  if ('url' in answer) return answer;
  host.kill('SIGKILL');
  throw new Error(answer.problem);
}
