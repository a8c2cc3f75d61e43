import type { OrderHistory } from '@brixel/contract/order';
import { useCallback } from 'react';
import type { Api } from '#data/api/api.ts';
import { NO_ANSWER, type Outcome } from '#data/api/outcome.ts';
import { createUserCalls } from '#data/api/user-calls.ts';
import { useServices } from '#data/services.ts';
import { storedOrders, storeOrders } from '#data/storage/stored-orders.ts';
import { readUser } from '#data/storage/stored-user.ts';
import { type Loaded, useLoaded } from '#shared/use-loaded.ts';

export interface ShownOrders extends OrderHistory {
  /** ISO date of the stored answer, where the API could not be reached */
  storedAt: string | null;
}

/** The customer's orders, newest first, a page at a time. */
export function useOrders(page = 1): Loaded<ShownOrders> {
  const { api } = useServices();
  return useLoaded(useCallback(() => loadOrders(api, page), [api, page]));
}

export async function loadOrders(api: Api, page: number): Promise<Outcome<ShownOrders>> {
  const customer = readUser()?.current;
  const answer = await createUserCalls(api).orders(page);
  if (answer.ok) {
    if (customer) storeOrders(customer.id, page, answer.result);
    return { ok: true, result: { ...answer.result, storedAt: null } };
  }
  const stored = answer.code === NO_ANSWER ? storedOrders(page) : null;
  return stored ? { ok: true, result: { ...stored.history, storedAt: stored.at } } : answer;
}
