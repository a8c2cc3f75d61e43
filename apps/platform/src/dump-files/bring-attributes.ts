import type { OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import { ATTRIBUTE_LIMITS, hasOptions } from '@brixel/contract/office/attribute-limits';
import { flagAttributes } from '@brixel/contract/office/product-file';
import type { StoreCode } from '@brixel/contract/stores';
import type { DumpAttribute, DumpInput } from '@brixel/exchange/vsf/dump-catalogue';
import type { Kysely, Transaction } from 'kysely';
import { readAttributes } from '../attributes/read-attributes.ts';
import { FIRST_OWN_ID, isField } from '../attributes/write-attributes.ts';
import type { Schema } from '../database/schema.ts';
import { type ClaimedJob, touchJob } from '../imports/claim-job.ts';
import { sliceWriter } from '../imports/write-slices.ts';
import { insertRows } from '../seed/insert-rows.ts';
import type { AdditionList } from './addition-list.ts';
import { systemFields } from './dump-fields.ts';
import { readForeignIds, readUnseen, writeForeignIds } from './foreign-ids.ts';
import type { DumpSurvey } from './survey-dump.ts';

/** An attribute of a dump that goods have here. */
export interface UsableAttribute {
  input: DumpInput;
  /** the option that a value of the dump means, by its number there or its label; null: none */
  optionOf(value: string): number | null;
}

export interface BroughtAttributes {
  /** by their codes */
  usable: ReadonlyMap<string, UsableAttribute>;
  /** those that cannot be here, by their codes */
  left: ReadonlySet<string>;
  /** by their numbers in the dump */
  codes: ReadonlyMap<string, string>;
}

interface BringContext {
  job: ClaimedJob;
  store: StoreCode;
  additions: Pick<AdditionList, 'add'>;
}

const CODE = /^[a-z][a-z0-9_]{2,29}$/;

/** The shop reckons with those of these names. */
const isReserved = (code: string): boolean => isField(code) || flagAttributes.includes(code);

/** Attributes that goods of the dump have, with the options that they use: made where nobody sees them until the import is published. */
export async function bringAttributes(
  db: Kysely<Schema>,
  { attributes, used }: DumpSurvey,
  { job, store, additions }: BringContext,
): Promise<BroughtAttributes> {
  const known = new Map((await readAttributes(db)).map((attribute) => [attribute.code, attribute]));
  const options = await readForeignIds(db, 'option');
  const unseen = await readUnseen(db, 'attribute');
  const usable = new Map<string, UsableAttribute>();
  const left = new Set<string>();
  const writeSlice = sliceWriter(db);
  const wanted = [...attributes.values()]
    .filter(({ code, input, isOwn }) => input && isOwn !== false && used.has(code) && !systemFields.has(code))
    .toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1));
  let count = known.size;
  for (const attribute of wanted) {
    const { code } = attribute;
    const input = attribute.input!;
    const before = known.get(code);
    const canBe = before
      ? before.input === input
      : count < ATTRIBUTE_LIMITS.count && CODE.test(code) && !isReserved(code);
    if (!canBe) {
      left.add(code);
      continue;
    }
    const id = before?.id ?? (await writeSlice((tx) => makeAttribute(tx, attribute, { job, store })));
    if (!before) count += 1;
    if (!before || unseen.has(id)) {
      if (before) await writeSlice((tx) => takeOver(tx, attribute, id, job));
      additions.add({
        kind: 'attribute',
        id,
        facet: attribute.isFilter,
        sheet: attribute.isOnSheet,
        search: attribute.isSearched,
        compare: attribute.isCompared,
      });
    } else if (before.labels[store] === undefined)
      additions.add({ kind: 'attribute-label', id, store, label: shortLabel(attribute.label) });
    const found = hasOptions(input)
      ? await bringOptions(attribute, { id, options: before?.options ?? [] })
      : new Map<string, number>();
    const numbers = new Map([...attribute.options].map(([value, label]) => [plain(label), value]));
    usable.set(code, {
      input,
      optionOf: (value) => found.get(value) ?? found.get(numbers.get(plain(value)) ?? '') ?? null,
    });
  }
  addKnown(usable);
  const codes = [...attributes.values()].flatMap(({ id, code }): [string, string][] =>
    id === null ? [] : [[id, code]],
  );
  return { usable, left, codes: new Map(codes) };

  async function bringOptions(
    { code, options: all }: DumpAttribute,
    before: Pick<OfficeAttribute, 'id' | 'options'>,
  ): Promise<Map<string, number>> {
    const values = used.get(code);
    const isUsed = ([value, label]: readonly [string, string]): boolean =>
      values === undefined || values.isCut || values.values.has(value) || values.values.has(label);
    const byId = new Map(before.options.map((option) => [option.id, option]));
    const byLabel = new Map<string, number>();
    for (const option of before.options)
      for (const label of Object.values(option.labels)) byLabel.set(plain(label), option.id);
    const found = new Map<string, number>();
    const missing: [value: string, label: string][] = [];
    const matched: [value: string, id: number][] = [];
    for (const [value, label] of [...all].filter(isUsed)) {
      const mapped = options.get(`${code}/${value}`);
      const option = mapped === undefined ? undefined : byId.get(mapped);
      if (option) {
        found.set(value, option.id);
        if (option.labels[store] === undefined)
          additions.add({
            ...{ kind: 'option-label', attributeId: before.id, id: option.id },
            ...{ store, label: shortLabel(label) },
          });
        continue;
      }
      const same = byLabel.get(plain(label));
      if (same === undefined) missing.push([value, label]);
      else matched.push([value, same]);
    }
    for (const [value, id] of matched) found.set(value, id);
    const room = Math.max(ATTRIBUTE_LIMITS.options - before.options.length, 0);
    const made = await writeSlice((tx) =>
      makeOptions(tx, before, missing.slice(0, room), { code, matched, job, store }),
    );
    for (const [value, id] of made) found.set(value, id);
    return found;
  }

  /** A file of goods alone refers to what an earlier file has brought. */
  function addKnown(all: Map<string, UsableAttribute>): void {
    for (const attribute of known.values()) {
      const { code, input } = attribute;
      if (all.has(code) || left.has(code) || attributes.has(code) || !used.has(code)) continue;
      const ids = new Set(attribute.options.map(({ id }) => id));
      const idOf = (value: string): number | null => {
        const id = options.get(`${code}/${value}`);
        return id !== undefined && ids.has(id) ? id : null;
      };
      all.set(code, { input: input as DumpInput, optionOf: idOf });
    }
  }
}

const plain = (label: string): string => label.trim().toLowerCase();
const shortLabel = (label: string): string => label.slice(0, ATTRIBUTE_LIMITS.label);

/** Made for another import that nobody has published: shown with this one. */
async function takeOver(tx: Transaction<Schema>, { code }: DumpAttribute, id: number, job: ClaimedJob): Promise<void> {
  await touchJob(tx, job);
  await writeForeignIds(tx, job.id, [{ kind: 'attribute', foreign_key: code, own_id: id, is_made: 1 }]);
}

interface MakeContext {
  job: ClaimedJob;
  store: StoreCode;
}

async function makeAttribute(
  tx: Transaction<Schema>,
  { code, input, label }: DumpAttribute,
  { job, store }: MakeContext,
): Promise<number> {
  await touchJob(tx, job);
  const { last, place } = await tx
    .selectFrom('attribute')
    .select(({ fn }) => [fn.max<number | null>('id').as('last'), fn.max<number | null>('position').as('place')])
    .executeTakeFirstOrThrow();
  const id = Math.max(last ?? 0, FIRST_OWN_ID - 1) + 1;
  await tx
    .insertInto('attribute')
    .values({ id, code, input: input!, is_comparable: 0, position: (place ?? -1) + 1, is_own: 1 })
    .execute();
  await tx
    .insertInto('attribute_text')
    .values({ attribute_id: id, store_code: store, label: shortLabel(label) })
    .execute();
  await writeForeignIds(tx, job.id, [{ kind: 'attribute', foreign_key: code, own_id: id, is_made: 1 }]);
  return id;
}

async function makeOptions(
  tx: Transaction<Schema>,
  { id, options }: Pick<OfficeAttribute, 'id' | 'options'>,
  missing: readonly (readonly [value: string, label: string])[],
  { code, matched, job, store }: MakeContext & { code: string; matched: readonly (readonly [string, number])[] },
): Promise<[value: string, id: number][]> {
  await touchJob(tx, job);
  const { last } = await tx
    .selectFrom('attribute_option')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  let next = Math.max(last ?? 0, FIRST_OWN_ID - 1) + 1;
  const byLabel = new Map<string, number>();
  const made: { id: number; label: string }[] = [];
  // two of the same name there are one here
  const found = missing.map(([value, label]): [string, number] => {
    const known = byLabel.get(plain(label));
    if (known !== undefined) return [value, known];
    made.push({ id: next, label: shortLabel(label) });
    byLabel.set(plain(label), next);
    next += 1;
    return [value, next - 1];
  });
  await insertRows(
    tx,
    'attribute_option',
    made.map((option, place) => ({
      attribute_id: id,
      id: option.id,
      sort_order: options.length + place + 1,
      swatch: null,
    })),
  );
  await insertRows(
    tx,
    'attribute_option_text',
    made.map((option) => ({ attribute_id: id, option_id: option.id, store_code: store, label: option.label })),
  );
  const key = (value: string): string => `${code}/${value}`;
  const ids = [
    ...found.map(([value, own_id]) => ({ foreign_key: key(value), own_id, is_made: 1 as const })),
    ...matched.map(([value, own_id]) => ({ foreign_key: key(value), own_id, is_made: 0 as const })),
  ];
  await writeForeignIds(
    tx,
    job.id,
    ids.map((one) => ({ kind: 'option', ...one })),
  );
  return found;
}
