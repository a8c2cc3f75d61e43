import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseLocation } from '@brixel/platform/database/database';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  location: DatabaseLocation;
  remove(): Promise<void>;
}

/** A database of the kind that this run is for: empty, or on PostgreSQL a copy of `template`. Tests share none. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(inject('runFolder'), 'data-'));
  const removeDirectory = () => rm(dataDir, { recursive: true, force: true });
  if (inject('databaseKind') === 'sqlite') return { location: { dataDir }, remove: removeDirectory };

  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createPostgresDatabase(name, template);
  return {
    location: { dataDir, databaseUrl: databaseUrl(name) },
    async remove() {
      await asAdministrator((admin) => admin.query(`drop database if exists ${name} with (force)`));
      await removeDirectory();
    },
  };
}

export async function createPostgresDatabase(name: string, template = 'template1'): Promise<void> {
  await asAdministrator((admin) => admin.query(`create database ${name} template ${template}`));
}

export function databaseUrl(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdministrator<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(inject('postgresUrl'));
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
