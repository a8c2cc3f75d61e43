import { MAX_PART_LIST_LENGTH } from '@brixel/contract/part-limits';
import type { FoundPart, PartCondition, PartListProblem, ReadPartList } from '@brixel/contract/parts';
import { create } from 'zustand';
import type { PartCalls } from '#data/api/part-calls.ts';
import { readStored, watchOtherTabs, writeStored } from '#data/storage/browser-storage.ts';
import type { Wish } from './plan-list.ts';

/** The list that this browser keeps, with what the shop had of it when it was last asked. */
export interface PartList {
  wishes: readonly Wish[];
  /** the first of those lines */
  unread: ReadPartList['unread'];
  unreadCount: number;
  condition: PartCondition;
  /** in the order of the wishes; none until the shop was asked */
  found: readonly FoundPart[];
  /** colours that stand in for what is missing, by wish */
  taken: Readonly<Record<string, number>>;
}

/** Why a list was not read. */
export type ListProblem = PartListProblem | 'too-long' | 'too-often' | 'unreachable' | 'unreadable';

export const emptyPartList: PartList = {
  wishes: [],
  unread: [],
  unreadCount: 0,
  condition: 'any',
  found: [],
  taken: {},
};

export const usePartList = create<PartList>()(() => emptyPartList);

const KEY = 'brixel/part-list';
/** What the shop had is stored with lists of up to so many parts; longer ones would not leave room for anything else. */
const MOST_FOUND_STORED = 500;

const isPartList = (value: unknown): value is PartList =>
  typeof value === 'object' &&
  value !== null &&
  'wishes' in value &&
  Array.isArray(value.wishes) &&
  'found' in value &&
  Array.isArray(value.found);

/** Reads what was stored and follows the other tabs, until stopped. */
export function startPartList(): () => void {
  const load = (): void => {
    const stored = readStored(KEY);
    if (isPartList(stored)) usePartList.setState({ ...emptyPartList, ...stored });
  };
  load();
  return watchOtherTabs(KEY, load);
}

export function setPartList(changes: Partial<PartList>): void {
  usePartList.setState(changes);
  const list = usePartList.getState();
  writeStored(KEY, list.found.length > MOST_FOUND_STORED ? { ...list, found: [] } : list);
}

/** What the shop has of a list now; null where it cannot be reached. */
export async function findList(
  calls: Pick<PartCalls, 'find'>,
  { wishes, condition }: Pick<PartList, 'wishes' | 'condition'>,
): Promise<readonly FoundPart[] | null> {
  if (wishes.length === 0) return [];
  const asked = wishes.map(({ part, colour, qty }) => ({ part, colour: colour?.id ?? null, qty }));
  const answer = await calls.find(asked, condition);
  return answer.ok ? answer.result : null;
}

const TOO_OFTEN = 429;
const TOO_LARGE = 413;

/** A pasted text as a list. */
export async function readList(
  calls: Pick<PartCalls, 'read' | 'find'>,
  text: string,
): Promise<PartList | { problem: ListProblem }> {
  if (text.length > MAX_PART_LIST_LENGTH) return { problem: 'too-long' };
  const answer = await calls.read(text);
  if (!answer.ok) {
    if (answer.code === TOO_OFTEN) return { problem: 'too-often' };
    return { problem: answer.code === TOO_LARGE ? 'too-long' : 'unreachable' };
  }
  const { problem, wishes, unread, unread_count: unreadCount = unread.length, condition } = answer.result;
  if (problem) return { problem };
  const found = await findList(calls, { wishes, condition });
  return found ? { wishes, unread, unreadCount, condition, found, taken: {} } : { problem: 'unreachable' };
}
