import { useState } from 'react';
import type { Answer } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';
import type { Loaded } from '#data/use-call.ts';
import { useMutation } from './use-mutation.ts';

export interface Pages<Page> {
  /** all that have been read, none before the first */
  pages: readonly Page[];
  hasMore: boolean;
  more: { load: () => void; isBusy: boolean; failure: Failure | null };
}

/** The first page of a list and further ones on demand; `read` gets the `next` of the last one. */
export function usePages<Page extends { next: unknown }>(
  first: Loaded<Page>,
  read: (next: NonNullable<Page['next']>) => Promise<Answer<Page>>,
): Pages<Page> {
  const mutation = useMutation();
  const [more, setMore] = useState<{ after: Page; pages: readonly Page[] } | null>(null);
  const start = first.state === 'ready' ? first.value : null;
  // those of another list do not count any more
  const pages = start ? [start, ...(more?.after === start ? more.pages : [])] : [];
  const next = pages.at(-1)?.next ?? null;

  async function load(): Promise<void> {
    if (next === null || !start) return;
    const page = await mutation.run(() => read(next));
    if (page) setMore({ after: start, pages: [...pages.slice(1), page] });
  }

  return {
    pages,
    hasMore: next !== null,
    more: { load: () => void load(), isBusy: mutation.isBusy, failure: mutation.failure },
  };
}
