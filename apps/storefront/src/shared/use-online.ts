import { useSyncExternalStore } from 'react';
import { isOnline, watchConnection } from '#data/connection/connection.ts';

/** Whether the shop can be reached, by the last request or browser event; always true on the server. */
export const useOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, () => true);
