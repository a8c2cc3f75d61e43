import type { Services } from '#data/services.ts';

/** One entity, or the sentence of the error catalogue that says why there is none. */
export type Lookup<T> = { ok: true; value: T } | { ok: false; reason: string };

/** For pages, which only need to know whether it is there: the reason goes to the log. */
export function valueOrReport<T>(lookup: Lookup<T>, { report }: Pick<Services, 'report'>): T | null {
  if (lookup.ok) return lookup.value;
  report(new Error(lookup.reason), 'note');
  return null;
}
