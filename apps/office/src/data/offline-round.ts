import type { PickRound } from '@brixel/contract/office/picking-endpoints';
import type { Me } from '@brixel/contract/office/staff';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OFFLINE_DATABASE } from './offline-database.ts';

/**
 * Rounds that are walked on this device, with their pictures and who walks them: they can be opened without a line. They go when the
 * round ends, at sign-out, and when no session can be so old.
 */

/** As long as a session lasts at most. */
const LONGEST_MS = 12 * 60 * 60 * 1000;

interface OfflineRound {
  id: number;
  me: Me;
  round: PickRound;
  /** when the shop has said so */
  at: string;
}

interface OfflineSchema extends DBSchema {
  rounds: { key: number; value: OfflineRound };
  pictures: { key: string; value: Blob };
}

/** Private windows may refuse storage; then `fallback`, and a round lasts as long as its page. */
async function withDatabase<T>(use: (database: IDBPDatabase<OfflineSchema>) => Promise<T>, fallback: T): Promise<T> {
  try {
    const database = await openDB<OfflineSchema>(OFFLINE_DATABASE, 1, {
      upgrade(created) {
        created.createObjectStore('rounds', { keyPath: 'id' });
        created.createObjectStore('pictures');
      },
    });
    try {
      return await use(database);
    } finally {
      database.close();
    }
  } catch {
    return fallback;
  }
}

const isFresh = ({ at }: OfflineRound): boolean => Date.now() - Date.parse(at) < LONGEST_MS;

export const saveRound = (me: Me, round: PickRound): Promise<void> =>
  withDatabase(async (database) => {
    await database.put('rounds', { id: round.id, me, round, at: new Date().toISOString() });
    for (const kept of await database.getAll('rounds'))
      if (kept.me.id !== me.id || !isFresh(kept)) await database.delete('rounds', kept.id);
  }, undefined);

export const readRound = (id: number): Promise<OfflineRound | null> =>
  withDatabase(async (database) => {
    const kept = await database.get('rounds', id);
    return kept && isFresh(kept) ? kept : null;
  }, null);

/** Who has walked a round here last and has not signed out. */
export const offlinePerson = (): Promise<Me | null> =>
  withDatabase(async (database) => (await database.getAll('rounds')).find(isFresh)?.me ?? null, null);

/** It has ended, or was given up. */
export const deleteRound = (id: number): Promise<void> =>
  withDatabase(async (database) => {
    await database.delete('rounds', id);
    if ((await database.count('rounds')) === 0) await database.clear('pictures');
  }, undefined);

export const readPicture = (address: string): Promise<Blob | null> =>
  withDatabase(async (database) => (await database.get('pictures', address)) ?? null, null);

export const savePicture = (address: string, picture: Blob): Promise<void> =>
  withDatabase(async (database) => void (await database.put('pictures', picture, address)), undefined);
