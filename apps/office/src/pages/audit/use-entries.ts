import type { AuditEntry } from '@brixel/contract/office/audit-endpoints';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import { useState } from 'react';
import { call } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';
import { type Loaded, useCall } from '#data/use-call.ts';
import { useDeed } from '#shared/use-deed.ts';
import type { Filters } from './audit-address.ts';

type Audit = OfficeResult<'audit.list'>;

interface Entries {
  /** the newest ones */
  first: Loaded<Audit>;
  /** with the older ones that were asked for */
  entries: readonly AuditEntry[];
  next: number | null;
  older: { load: () => void; isBusy: boolean; failure: Failure | null };
}

/** The newest entries, and older ones on demand. */
export function useEntries(filters: Filters): Entries {
  const first = useCall('audit.list', { query: filters });
  const deed = useDeed();
  const [more, setMore] = useState<{ after: Audit; pages: readonly Audit[] } | null>(null);
  const newest = first.state === 'ready' ? first.value : null;
  // those of other filters do not count any more
  const pages = newest ? [newest, ...(more?.after === newest ? more.pages : [])] : [];
  const next = pages.at(-1)?.next ?? null;

  async function load(): Promise<void> {
    if (next === null || !newest) return;
    const page = await deed.run(() => call('audit.list', { query: { ...filters, before: next } }));
    if (page) setMore({ after: newest, pages: [...pages.slice(1), page] });
  }

  return {
    first,
    entries: pages.flatMap((page) => page.entries),
    next,
    older: { load: () => void load(), isBusy: deed.isBusy, failure: deed.failure },
  };
}
