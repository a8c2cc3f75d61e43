import { useSyncExternalStore } from 'react';
import { isOnline, watchLine } from '#data/connection/connection.ts';

/** Whether the shop can be reached, by the last request or browser event; always true on the server. */
export const useOnline = (): boolean => useSyncExternalStore(watchLine, isOnline, () => true);
