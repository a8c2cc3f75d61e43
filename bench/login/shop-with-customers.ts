import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPasswords } from '@brixel/platform/customer/passwords';
import { serverOptions } from '@brixel/platform/http/server-options';
import { createPlatform } from '@brixel/platform/platform';
import Fastify from 'fastify';

export interface CustomersShop {
  /** milliseconds until the answer, and its code */
  post(path: string, body: object, from: string): Promise<{ ms: number; code: number }>;
  close(): Promise<void>;
}

export const PASSWORD = 'ein langes Kennwort';
export const emailOf = (customer: number): string => `customer-${customer}@example.de`;

/** A shop on SQLite that has so many customers, all with the same password. */
export async function openShop(customers: number): Promise<CustomersShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brixel-bench-'));
  const platform = await createPlatform({ dataDir });
  const password_hash = (await createPasswords().hash(PASSWORD)) ?? '';
  const now = new Date().toISOString();
  const rows = Array.from({ length: customers }, (_, place) => ({
    id: place + 1,
    email: emailOf(place),
    password_hash,
    firstname: 'Marlene',
    lastname: 'Kaiser',
    group_id: 1,
    store_code: 'de' as const,
    custom_attributes: '[]',
    created_at: now,
    updated_at: now,
    logged_in_at: null,
  }));
  for (let place = 0; place < rows.length; place += 100) {
    await platform.database.db
      .insertInto('customer')
      .values(rows.slice(place, place + 100))
      .execute();
  }
  const app = Fastify(serverOptions);
  await app.register(platform.routes);
  await app.ready();
  return {
    async post(path, body, from) {
      const started = performance.now();
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/api/user/${path}`,
        payload: body,
        remoteAddress: from,
      });
      return { ms: performance.now() - started, code: statusCode };
    },
    async close() {
      await app.close();
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
