import type { OfficeInput, OfficeResult } from '@brixel/contract/office/office-types';
import type { OfficeSection } from '@brixel/contract/office/settings-endpoints';
import type { ShopSettings } from '@brixel/contract/shop-settings';
import { call } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';
import type { SavedBy } from '#shared/conflict-dialog.tsx';

export type Settings = OfficeResult<'settings.read'>;

/** Somebody else has saved a section since it was read. */
export interface Conflict {
  by: SavedBy;
  newer: Settings;
}

type Saved<S extends OfficeSection> =
  | { failure: null; versions: Partial<Record<S, number>> }
  | { failure: Failure; failedAt: S; versions: Partial<Record<S, number>> };

/** One after the other; the first that is refused ends it. */
export async function saveSections<S extends OfficeSection>(
  sections: readonly S[],
  values: Pick<ShopSettings, S>,
  basis: Record<S, number>,
): Promise<Saved<S>> {
  const versions: Partial<Record<S, number>> = {};
  for (const section of sections) {
    const body = { section, value: values[section], version: basis[section] } as OfficeInput<'settings.save'>['body'];
    const answer = await call('settings.save', { body });
    if (!answer.ok) return { failure: answer.code, failedAt: section, versions };
    versions[section] = answer.result.version;
  }
  return { failure: null, versions };
}

/** What is stored now, and who has stored it. */
export async function readNewer(section: OfficeSection): Promise<Conflict | null> {
  const [newer, log] = await Promise.all([
    call('settings.read'),
    call('audit.list', { query: { action: 'settings.save', subject: section } }),
  ]);
  if (!newer.ok) return null;
  const entry = log.ok ? log.result.entries.find(({ subject }) => subject === section) : undefined;
  return { newer: newer.result, by: entry ? { name: entry.staff.name, at: entry.at } : null };
}
