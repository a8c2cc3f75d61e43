import { readStored, writeStored } from '../browser-storage.ts';

/** Whether something may wait to be sent. Known without opening a database, for every page asks when it starts. */

const STORAGE_KEY = 'brixel/outbox';

export const mayHoldSomething = (): boolean => readStored(STORAGE_KEY) === true;
export const noteOutbox = (holdsSomething: boolean): void => writeStored(STORAGE_KEY, holdsSomething);
