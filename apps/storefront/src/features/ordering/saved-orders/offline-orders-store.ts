import { create } from 'zustand';
import type { QueuedOrder } from './queued-order.ts';

/** The saved orders as the pages show them; null until they are read. */
export const useOfflineOrders = create<{ orders: readonly QueuedOrder[] | null }>()(() => ({ orders: null }));
