import type { Money } from '@brixel/commerce/money';
import type { StatementGrade, StatementRemark } from '@brixel/contract/office/statement-words';
import { codeFinder, codeOf, folded, slipsIn } from './order-code.ts';
import { saysName } from './payer-name.ts';

/** Which transfer pays which order. Pure: the same entries and orders always give the same proposals. */

export interface OpenEntry {
  id: number;
  /** `2026-11-17` */
  day: string;
  amount: Money;
  name: string;
  purpose: string;
  /** a transfer of ours that came back */
  isReturned: boolean;
}

export interface KnownOrder {
  number: string;
  total: Money;
  day: string;
  /** last names and firms of those who may pay it; only open ones need them */
  names: readonly string[];
  /** `open` waits for a transfer; `online` for another payment; `transferred` was paid by an entry of a statement */
  state: 'open' | 'paid' | 'transferred' | 'canceled' | 'online';
}

export interface Proposal {
  grade: StatementGrade;
  remark: StatementRemark | null;
  /** what it pays, or what it is about */
  orders: readonly string[];
}

/** Money of a later day than this is hardly for the order. */
const MOST_DAYS = 90;
const MOST_SLIPS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

const nothing = (remark: StatementRemark | null = null, orders: readonly KnownOrder[] = []): Proposal => ({
  grade: 'nothing',
  remark,
  orders: orders.map(({ number }) => number),
});
const likely = (remark: StatementRemark | null, orders: readonly KnownOrder[]): Proposal => ({
  grade: 'likely',
  remark,
  orders: orders.map(({ number }) => number),
});

/** By the id of the entry. Of several entries for one order the earliest gets it. */
export function proposePayments(
  entries: readonly OpenEntry[],
  orders: readonly KnownOrder[],
): ReadonlyMap<number, Proposal> {
  const byCode = Map.groupBy(orders, ({ number }) => codeOf(number));
  const find = codeFinder(byCode);
  const open = orders.filter(({ state }) => state === 'open');
  const byTotal = Map.groupBy(open, ({ total }) => total);
  const taken = new Set<string>();
  const proposals = new Map<number, Proposal>();
  const inOrder = entries.toSorted((a, b) => a.day.localeCompare(b.day) || a.id - b.id);
  for (const entry of inOrder) {
    const proposal = entry.isReturned ? nothing('returned') : propose(entry);
    proposals.set(entry.id, proposal);
    if (proposal.grade === 'sure') for (const number of proposal.orders) taken.add(number);
  }
  return proposals;

  function propose(entry: OpenEntry): Proposal {
    const text = folded(entry.purpose);
    const alike = find(text);
    // two orders whose numbers look alike: what is written decides, if it is written well
    const named = alike.map((group) => exactly(entry.purpose, group));
    if (named.length === 0) return withoutNumber(entry, text);
    if (named.some((group) => group.length > 1)) return nothing('ambiguous', named.flat());
    return withNumber(entry, named.flat());
  }

  function withNumber(entry: OpenEntry, named: readonly KnownOrder[]): Proposal {
    const payable = named.filter(({ state }) => state === 'open');
    if (payable.length === 0) return byPerson(entry, 'other-number') ?? nothing(remarkOf(named), named);
    if (payable.some(({ number }) => taken.has(number))) return nothing('doubled', payable);
    const sum = payable.reduce((all, { total }) => all + total, 0);
    if (sum !== entry.amount) {
      // of several numbers only some may be meant
      const meant = payable.filter(({ total }) => total === entry.amount);
      if (payable.length > 1 && meant.length === 1) return likely('one-of-several', meant);
      const other = byPerson(entry, 'other-number');
      if (other) return other;
      return likely(entry.amount < sum ? 'too-little' : 'too-much', payable);
    }
    if (payable.length < named.length) return likely('one-of-several', payable);
    if (payable.some(({ day }) => daysFrom(day, entry.day) < -1)) return likely('too-early', payable);
    if (payable.some(hasNeighbour)) return likely('ambiguous', payable);
    return { grade: 'sure', remark: null, orders: payable.map(({ number }) => number) };
  }

  /** One slip leads from its number to that of another order of the same sum. */
  function hasNeighbour(order: KnownOrder): boolean {
    const code = codeOf(order.number);
    const equal = byTotal.get(order.total) ?? [];
    return equal.some((other) => other !== order && slipsIn(codeOf(other.number), code) <= MOST_SLIPS);
  }

  function withoutNumber(entry: OpenEntry, text: string): Proposal {
    const fitting = (byTotal.get(entry.amount) ?? []).filter((order) => mayPay(entry, order));
    const slips = fitting.map((order) => ({ order, slips: slipsIn(text, codeOf(order.number)) }));
    const fewest = Math.min(MOST_SLIPS, ...slips.map((each) => each.slips));
    const misspelt = slips.filter((each) => each.slips === fewest).map(({ order }) => order);
    if (misspelt.length === 1) return likely('misspelt', misspelt);
    return byPerson(entry, 'no-number') ?? nothing(misspelt.length > 1 ? 'ambiguous' : null, misspelt);
  }

  /** By who pays, where the sum fits to the cent: one order, or all of theirs. */
  function byPerson(entry: OpenEntry, remark: 'no-number' | 'other-number'): Proposal | null {
    const who = `${entry.name} ${entry.purpose}`;
    const fitting = (byTotal.get(entry.amount) ?? []).filter(
      (order) => mayPay(entry, order) && saysName(who, order.names),
    );
    if (fitting.length === 1) return likely(remark, fitting);
    if (fitting.length > 1) return nothing('ambiguous', fitting);
    const theirs = open.filter((order) => mayPay(entry, order) && saysName(who, order.names));
    const sum = theirs.reduce((all, { total }) => all + total, 0);
    return theirs.length > 1 && sum === entry.amount ? likely(remark, theirs) : null;
  }

  function mayPay(entry: OpenEntry, { number, day }: KnownOrder): boolean {
    const days = daysFrom(day, entry.day);
    return !taken.has(number) && days >= -1 && days <= MOST_DAYS;
  }
}

/** Those that are written as they are, where there are some. */
function exactly(purpose: string, group: readonly KnownOrder[]): readonly KnownOrder[] {
  if (group.length === 1) return group;
  const plain = plainLetters(purpose);
  const exact = group.filter(({ number }) => plain.includes(plainLetters(number.slice(number.indexOf('-') + 1))));
  return exact.length > 0 ? exact : group;
}

const plainLetters = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const remarks = {
  paid: 'already-paid',
  transferred: 'doubled',
  canceled: 'canceled',
  online: 'online',
  open: null,
} as const;

const remarkOf = ([first]: readonly KnownOrder[]): StatementRemark | null => (first ? remarks[first.state] : null);

const daysFrom = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);
