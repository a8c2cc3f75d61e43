import type { ShopOpen } from '@brixel/contract/office/opening-endpoints';
import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from './call.ts';
import { useReturn } from './use-return.ts';

const useKnown = create<{ state: ShopOpen | null }>(() => ({ state: null }));

/** Read anew where it may be another one; without an answer the last one stays. */
export async function readShopOpen(): Promise<void> {
  const answer = await call('opening.state');
  if (answer.ok) useKnown.setState(answer.result);
}

/** Whether the shop is open; null: not known yet. Somebody else may have opened it while this page was out of sight. */
export function useShopOpen(): ShopOpen | null {
  useEffect(() => void readShopOpen(), []);
  useReturn(() => void readShopOpen());
  return useKnown().state;
}
