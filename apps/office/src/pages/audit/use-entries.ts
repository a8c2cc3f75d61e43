import type { AuditEntry } from '@brixel/contract/office/audit-endpoints';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import { call } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';
import { type Loaded, useCall } from '#data/use-call.ts';
import { usePages } from '#shared/use-pages.ts';
import type { Filters } from './audit-address.ts';

interface Entries {
  /** the newest ones */
  first: Loaded<OfficeResult<'audit.list'>>;
  /** with the older ones that were asked for */
  entries: readonly AuditEntry[];
  hasOlder: boolean;
  older: { load: () => void; isBusy: boolean; failure: Failure | null };
}

/** The newest entries, and older ones on demand. */
export function useEntries(filters: Filters): Entries {
  const first = useCall('audit.list', { query: filters });
  const { pages, hasMore, more } = usePages(first, (before) => call('audit.list', { query: { ...filters, before } }));
  return { first, entries: pages.flatMap((page) => page.entries), hasOlder: hasMore, older: more };
}
