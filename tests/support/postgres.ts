import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { WAIT_LIMIT_MS } from './limits.ts';

export interface RunningPostgres {
  /** of an administrator, who may create databases */
  url: string;
  version: string;
  /** ends the server as an administrator does for a restart; its data stay */
  shutDown(): Promise<void>;
  /** starts it again on the same port */
  startAgain(): Promise<void>;
  /** of the server that runs now; it starts a process for each connection */
  pid(): number;
  stop(): Promise<void>;
}

type Unprivileged = { uid: number; gid: number } | undefined;

/** A throw-away PostgreSQL of our own, on a free port of this machine; nothing of it is left after `stop()`. */
export async function startPostgres(): Promise<RunningPostgres | { unavailable: string }> {
  const binaries = findBinaries() ?? installBinaries();
  if (!binaries) return { unavailable: 'no PostgreSQL is installed on this machine' };
  try {
    return await startServer(binaries);
  } catch (error) {
    return { unavailable: error instanceof Error ? error.message : String(error) };
  }
}

/** The folder that holds both `initdb` and `postgres`. */
function findBinaries(): string | null {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().reverse(),
    '/usr/local/bin',
    ...globSync('/opt/homebrew/opt/postgresql*/bin'),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ?? null;
}

/** On a Debian machine of our own, such as a CI container, it can simply be had. */
function installBinaries(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 180_000,
  } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options);
  } catch {
    return null;
  }
  return findBinaries();
}

/** PostgreSQL refuses to run as root, so there it runs as a user that owns nothing else. */
function unprivilegedUser(): Unprivileged {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody', 'brixel-postgres']) {
    const user = userIds(name);
    if (user) return user;
  }
  execFileSync('useradd', ['--system', '--no-create-home', 'brixel-postgres'], { stdio: 'ignore' });
  return userIds('brixel-postgres');
}

function userIds(name: string): Unprivileged {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

async function startServer(binaries: string): Promise<RunningPostgres> {
  const user = unprivilegedUser();
  const directory = await mkdtemp(path.join(tmpdir(), 'brixel-postgres-'));
  if (user) await chown(directory, user.uid, user.gid);
  const data = path.join(directory, 'data');
  const options = { cwd: directory, stdio: 'ignore', ...user } as const;

  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'brixel', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=400',
  ];
  const url = `postgres://brixel@127.0.0.1:${port}/postgres`;
  const start = (): ChildProcess =>
    spawn(
      path.join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      options,
    );
  let server = start();
  const shutDown = async () => {
    if (server.exitCode !== null) return;
    // SIGINT is PostgreSQL's fast shutdown: it ends sessions that are still open.
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  const startAgain = async () => {
    server = start();
    await waitForServer(url, server);
  };
  const stop = async () => {
    await shutDown();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const version = await waitForServer(url, server);
    return { url, version, shutDown, startAgain, pid: () => server.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitForServer(url: string, server: ChildProcess): Promise<string> {
  const deadline = Date.now() + WAIT_LIMIT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${server.exitCode}`);
    const client = new pg.Client(url);
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(50);
  }
}
