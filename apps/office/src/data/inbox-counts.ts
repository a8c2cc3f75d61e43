import type { InboxCounts } from '@brixel/contract/office/inbox-endpoints';
import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from './call.ts';
import { useReturn } from './use-return.ts';

const useKnown = create<{ counts: InboxCounts }>(() => ({ counts: {} }));

/** Read anew where something may have been done; without an answer the last one stays. */
export async function readInboxCounts(): Promise<void> {
  const answer = await call('inbox.counts');
  if (answer.ok) useKnown.setState({ counts: answer.result });
}

/** How much there is to do, of what this person may see; nothing while it is not known yet. */
export const useInboxCounts = (): InboxCounts => useKnown(({ counts }) => counts);

/** With each page, and when somebody comes back to this one: others work too. */
export function useFreshInboxCounts(pathname: string): void {
  useEffect(() => void readInboxCounts(), [pathname]);
  useReturn(() => void readInboxCounts());
}
