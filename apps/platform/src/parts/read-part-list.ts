import { textIn } from '@brixel/contract/local-text';
import { MAX_PART_QTY, MAX_PART_WISHES } from '@brixel/contract/part-limits';
import type { PartListProblem, ReadPartList } from '@brixel/contract/parts';
import type { StoreCode } from '@brixel/contract/stores';
import { partKey } from '@brixel/exchange/part-number';
import { FileProblem } from '@brixel/exchange/problems';
import { readWanted } from '@brixel/exchange/read-wanted';
import type { Wanted } from '@brixel/exchange/wanted';
import { colourOption } from '../imports/colour-option.ts';

/** Lines that say nothing are shown up to so many, and so much of each. */
const MOST_UNREAD = 200;
const MOST_SHOWN = 80;

type Wish = ReadPartList['wishes'][number];

/** What a list of a shopper asks for, the same part in the same colour once. */
export async function readPartList(text: string, store: StoreCode): Promise<ReadPartList> {
  const wishes = new Map<string, Wish>();
  const unread: ReadPartList['unread'] = [];
  let unreadCount = 0;
  const conditions = new Set<Wanted['condition']>();
  try {
    for await (const { line, text: written, wanted } of readWanted(text)) {
      const key = typeof wanted === 'string' ? null : `${partKey(wanted.part)} ${wanted.colourNo}`;
      const isRead = typeof wanted !== 'string' && (wishes.has(key!) || wishes.size < MAX_PART_WISHES);
      if (isRead) {
        const known = wishes.get(key!);
        const qty = Math.min((known?.qty ?? 0) + wanted.qty, MAX_PART_QTY);
        wishes.set(key!, { part: wanted.part, colour: shadeOf(wanted.colourNo, store), qty });
        conditions.add(wanted.condition);
        continue;
      }
      unreadCount += 1;
      if (unread.length === MOST_UNREAD) continue;
      const problem = typeof wanted === 'string' ? wanted : 'TOO_MANY';
      unread.push({ line, text: written.slice(0, MOST_SHOWN), problem });
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return nothing(error.code === 'FORMAT_UNKNOWN' ? 'FORMAT_UNKNOWN' : 'BROKEN');
  }
  if (wishes.size === 0 && unread.length === 0) return nothing('EMPTY');
  const [condition] = conditions;
  return {
    problem: null,
    condition: (conditions.size === 1 && condition) || 'any',
    wishes: [...wishes.values()],
    unread,
    unread_count: unreadCount,
  };
}

const nothing = (problem: PartListProblem): ReadPartList => ({
  problem,
  condition: 'any',
  wishes: [],
  unread: [],
  unread_count: 0,
});

function shadeOf(colourNo: number | null, store: StoreCode): Wish['colour'] {
  const colour = colourNo === null ? null : colourOption(colourNo);
  return colour && { id: colour.id, name: textIn(colour.name, store), hex: colour.swatch?.hex ?? null };
}
