import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { PRIVATE_FILE } from '../private-files.ts';

const TIMEOUT_MS = 2_000;
/** Health checks are frequent and public: one probe that writes answers all requests of this time. */
const PROBE_EVERY_MS = 2_000;
/** Room for some orders. */
const PROBE_BYTES = 256 * 1024;

export interface ReadinessChecks {
  /** the database answers, and soon enough to serve visitors from it, and takes what is written */
  database(): Promise<boolean>;
  /** the data directory takes files: it is neither full nor read-only */
  storage(): Promise<boolean>;
}

export function createReadinessChecks({ db, location: { dataDir } }: Database): ReadinessChecks {
  const databaseWrites = sharedProbe(async () => {
    const value = new Date().toISOString();
    await db
      .insertInto('setting')
      .values({ key: 'health', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  });
  return {
    database: async () => (await succeeds(() => sql`select 1`.execute(db))) && databaseWrites(),
    storage: sharedProbe(() => writeProbe(dataDir)),
  };
}

async function writeProbe(folder: string): Promise<void> {
  const file = path.join(folder, `health-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: PRIVATE_FILE });
  } finally {
    await rm(file, { force: true });
  }
}

function sharedProbe(work: () => Promise<unknown>): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | null = null;
  return () => {
    if (!last || performance.now() - last.at > PROBE_EVERY_MS) last = { at: performance.now(), result: succeeds(work) };
    return last.result;
  };
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const answer = work().then(
    () => true,
    () => false,
  );
  const timeout = sleep(TIMEOUT_MS, false, { signal: timer.signal, ref: false }).catch(() => false);
  const succeeded = await Promise.race([answer, timeout]);
  timer.abort();
  return succeeded;
}

export interface Readiness {
  ok: boolean;
  checks: Record<string, boolean>;
}

/** `live`: restart me if this fails. `ready`: send me no visitors while this fails. `/health` is both in one answer. */
export const healthRoutes =
  (ready: () => Promise<Readiness>, closedFor: () => string | null): FastifyPluginAsync =>
  async (app) => {
    const send = (reply: FastifyReply, { ok, checks }: Readiness) =>
      reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-cache, no-store')
        .send({ status: ok ? 'ok' : 'unavailable', checks, orders: closedFor() ?? 'taken' });

    // Asked every few seconds by load balancers: too much to log.
    const options = { logLevel: 'warn' } as const;
    app.get('/health/live', options, async (_request, reply) => send(reply, { ok: true, checks: { process: true } }));
    app.get('/health/ready', options, async (_request, reply) => send(reply, await ready()));
    app.get('/health', options, async (_request, reply) => {
      const { ok, checks } = await ready();
      return send(reply, { ok, checks: { process: true, ...checks } });
    });
  };
