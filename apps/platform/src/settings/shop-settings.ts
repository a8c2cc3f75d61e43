import { inAllLanguages } from '@brixel/contract/local-text';
import {
  defaultSettings,
  isSettingSection,
  type SettingSection,
  type SettingValue,
  type ShopSettings,
  settingSections,
} from '@brixel/contract/shop-settings';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { parseJson, toJson } from '../database/column-types.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { repeatedly } from '../repeat.ts';

/** The facts of the shop that its owner sets. Whoever needs one asks for it each time, so that a change shows at once. */
export interface Settings {
  /** the same object until something changes */
  current(): ShopSettings;
  /** the number of a section's last change; 0 where it has its default */
  versionOf(section: SettingSection): number;
  /** what the environment has set, which wins, such as `brand.name` */
  readonly fromOutside: readonly string[];
  /**
   * Saves a section in a transaction of the caller, who calls `refresh` after its commit. False where the section has changed since
   * `basis` was read.
   */
  save<S extends SettingSection>(
    tx: Transaction<Schema>,
    section: S,
    value: SettingValue<S>,
    basis: number,
  ): Promise<boolean>;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Fields of the environment, by section. */
export type OutsideSettings = { [S in SettingSection]?: Partial<SettingValue<S>> };

export interface SettingsOptions {
  /** of the environment */
  outside: OutsideSettings;
  onError(error: unknown): void;
  now?: () => number;
}

/** A change of another node shows within a second. */
const INTERVAL_MS = 500;

type Row = Pick<Selectable<Schema['shop_setting']>, 'section' | 'value' | 'version'>;

export async function openSettings(
  { db }: Pick<Database, 'db'>,
  { outside, onError, now = Date.now }: SettingsOptions,
): Promise<Settings> {
  let versions = new Map<string, number>();
  let stored: Partial<ShopSettings> = {};
  let current = effective(stored, outside);
  let seen = '';

  async function refresh(): Promise<void> {
    const rows = await readRows(db);
    const state = rows.map(({ section, version }) => `${section} ${version}`).join();
    if (state === seen) return;
    stored = valuesOf(rows, onError);
    current = effective(stored, outside);
    versions = new Map(rows.map(({ section, version }) => [section, version]));
    seen = state;
  }

  await refresh();
  const following = repeatedly(INTERVAL_MS, refresh, onError);

  return {
    current: () => current,
    versionOf: (section) => versions.get(section) ?? 0,
    fromOutside: Object.entries(outside).flatMap(([section, fields]) =>
      Object.keys(fields ?? {}).map((field) => `${section}.${field}`),
    ),
    save(tx, section, value, basis) {
      const own = ownFields(value, { ...defaultSettings, ...stored }[section], outside[section]);
      return saveRow(tx, { section, value: toJson(own), basis, now: now() });
    },
    refresh,
    close: following.close,
  };
}

/** Once, for a command that ends soon. */
export const readSettings = async (db: Kysely<Schema>, outside: OutsideSettings): Promise<ShopSettings> =>
  effective(valuesOf(await readRows(db), throwError), outside);

const throwError = (error: unknown): never => {
  throw error;
};

function effective(stored: Partial<ShopSettings>, outside: OutsideSettings): ShopSettings {
  const sections = Object.entries({ ...defaultSettings, ...stored }).map(([section, value]) => {
    const fields = outside[section as SettingSection];
    return [section, fields ? { ...value, ...fields } : value];
  });
  return Object.fromEntries(sections) as ShopSettings;
}

/** Forms show what the environment sets and send it back: of these fields what was stored stays, and counts again without the variable. */
function ownFields(value: unknown, before: unknown, fields: object | undefined): unknown {
  if (!fields || !isObject(value)) return value;
  // sections that may be missing are set from outside as a whole
  if (!isObject(before)) return before;
  return { ...value, ...Object.fromEntries(Object.keys(fields).map((field) => [field, before[field]])) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readRows = (db: Kysely<Schema>): Promise<Row[]> =>
  db.selectFrom('shop_setting').select(['section', 'value', 'version']).orderBy('section').execute();

/** A row of an older or a newer release may no longer fit; its default is better than a shop that does not start. */
function valuesOf(rows: readonly Row[], onError: (error: unknown) => void): Partial<ShopSettings> {
  const values: Record<string, unknown> = {};
  for (const { section, value } of rows) {
    if (!isSettingSection(section)) continue;
    const read = settingSections[section].safeParse(inAllLanguages(parseJson(value)));
    if (read.success) values[section] = read.data;
    else onError(new Error(`The setting "${section}" cannot be read`, { cause: read.error }));
  }
  return values;
}

interface Saved {
  section: SettingSection;
  value: string;
  basis: number;
  now: number;
}

async function saveRow(tx: Transaction<Schema>, { section, value, basis, now }: Saved): Promise<boolean> {
  const updated_at = new Date(now).toISOString();
  if (basis === 0) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('shop_setting')
      .values({ section, value, version: 1, updated_at })
      .onConflict((conflict) => conflict.column('section').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('shop_setting')
    .set({ value, version: basis + 1, updated_at })
    .where('section', '=', section)
    .where('version', '=', basis)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
