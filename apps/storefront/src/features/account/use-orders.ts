import type { OrderHistory } from '@brixel/contract/order';
import { useCallback } from 'react';
import { useServices } from '#data/services.ts';
import { createUserCalls } from '#data/user-calls.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** The customer's orders, newest first, a page at a time. */
export function useOrders(page = 1): Loaded<OrderHistory> {
  const { api } = useServices();
  return useLoaded(useCallback(() => createUserCalls(api).orders(page), [api, page]));
}
