import { useSyncExternalStore } from 'react';
import { isOnline, watchLine } from '#data/connection/connection.ts';

/** Whether the shop can be reached, as far as anybody knows; on the server it always can. */
export const useOnline = (): boolean => useSyncExternalStore(watchLine, isOnline, () => true);
