import { fromEuros } from '@brixel/commerce/money';
import type { StatementGrade, StatementRemark } from '@brixel/contract/office/statement-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableNumber } from '../order/order-ids.ts';
import { type KnownOrder, type OpenEntry, proposePayments } from './propose.ts';

const order = (number: string, total: number, more: Partial<KnownOrder> = {}): KnownOrder => ({
  ...{ number, total: fromEuros(total), day: '2026-11-10', names: ['Müller'], state: 'open' },
  ...more,
});
const entry = (amount: number, purpose: string, more: Partial<OpenEntry> = {}): OpenEntry => ({
  ...{ id: 1, day: '2026-11-12', amount: fromEuros(amount), name: 'Fremde Person', purpose, isReturned: false },
  ...more,
});

const A = order('BX-7K4M-2P9Q', 34.2);
const B = order('BX-ABCD-EFGH', 20, { names: ['Rossi'] });
const PAID = order('BX-WXYZ-3344', 34.2, { state: 'paid' });
const BOOKED = order('BX-WXYZ-7799', 34.2, { state: 'transferred' });
const GONE = order('BX-KKKK-MMMM', 34.2, { state: 'canceled' });
const ONLINE = order('BX-PPPP-RRRR', 34.2, { state: 'online' });
const shop = [A, B, PAID, BOOKED, GONE, ONLINE];

type Case = [
  what: string,
  entry: OpenEntry,
  grade: StatementGrade,
  remark: StatementRemark | null,
  orders: readonly KnownOrder[],
  known?: readonly KnownOrder[],
];

test.each<Case>([
  ['the number as it is', entry(34.2, 'BX-7K4M-2P9Q'), 'sure', null, [A]],
  ['words around it', entry(34.2, 'Danke für die Steine! Bestellung BX-7K4M-2P9Q, Jana'), 'sure', null, [A]],
  ['small letters', entry(34.2, 'bx-7k4m-2p9q'), 'sure', null, [A]],
  ['spaces for hyphens', entry(34.2, 'BX 7K4M 2P9Q'), 'sure', null, [A]],
  ['no hyphens', entry(34.2, 'BX7K4M2P9Q'), 'sure', null, [A]],
  ['a line that breaks in the middle', entry(34.2, 'Bestellnummer BX-7K\n4M-2P9Q'), 'sure', null, [A]],
  ['spaces inside the groups', entry(34.2, 'B X - 7 K 4 M - 2 P 9 Q'), 'sure', null, [A]],
  ['without the prefix', entry(34.2, '7K4M-2P9Q'), 'sure', null, [A]],
  ['another prefix', entry(34.2, 'RE 7K4M-2P9Q'), 'sure', null, [A]],
  ['look-alikes: O for Q, Z for 2', entry(34.2, 'BX-7K4M-ZP9O'), 'sure', null, [A]],
  ['a zero for Q', entry(34.2, 'BX-7K4M-2P90'), 'sure', null, [A]],
  ['keywords of the bank', entry(34.2, 'EREF+NOTPROVIDED SVWZ+BX-7K4M-2P9Q ABWA+X'), 'sure', null, [A]],
  ['dots and slashes', entry(34.2, 'Best.Nr./BX.7K4M.2P9Q/11.2026'), 'sure', null, [A]],
  ['glued to other words', entry(34.2, 'BestellungBX7K4M2P9QDanke'), 'sure', null, [A]],
  ['the number twice', entry(34.2, 'BX-7K4M-2P9Q BX-7K4M-2P9Q'), 'sure', null, [A]],
  ['paid by somebody else', entry(34.2, 'BX-7K4M-2P9Q', { name: 'Opa Huber' }), 'sure', null, [A]],
  ['two orders in one transfer', entry(54.2, 'BX-7K4M-2P9Q und BX-ABCD-EFGH'), 'sure', null, [A, B]],
  ['two orders, the money of one', entry(20, 'BX-7K4M-2P9Q / BX-ABCD-EFGH'), 'likely', 'one-of-several', [B]],
  ['one of two is paid already', entry(34.2, 'BX-7K4M-2P9Q BX-WXYZ-3344'), 'likely', 'one-of-several', [A]],
  ['too little', entry(34, 'BX-7K4M-2P9Q'), 'likely', 'too-little', [A]],
  ['too much', entry(35, 'BX-7K4M-2P9Q'), 'likely', 'too-much', [A]],
  ['a cent less', entry(34.19, 'BX-7K4M-2P9Q'), 'likely', 'too-little', [A]],
  ['paid already', entry(34.2, 'BX-WXYZ-3344', { name: 'X' }), 'nothing', 'already-paid', [PAID]],
  ['paid by a transfer before', entry(34.2, 'BX-WXYZ-7799', { name: 'X' }), 'nothing', 'doubled', [BOOKED]],
  ['canceled', entry(34.2, 'BX-KKKK-MMMM', { name: 'X' }), 'nothing', 'canceled', [GONE]],
  ['waits for PayPal', entry(34.2, 'BX-PPPP-RRRR', { name: 'X' }), 'nothing', 'online', [ONLINE]],
  [
    'the number of the order before',
    entry(34.2, 'BX-WXYZ-3344', { name: 'Jana Mueller' }),
    'likely',
    'other-number',
    [A],
  ],
  ['one letter wrong', entry(34.2, 'BX-7K4N-2P9Q'), 'likely', 'misspelt', [A]],
  ['one letter missing', entry(34.2, 'BX-7K4-2P9Q'), 'likely', 'misspelt', [A]],
  ['two letters swapped', entry(34.2, 'BX-7KM4-2P9Q'), 'likely', 'misspelt', [A]],
  ['one letter wrong and another sum', entry(30, 'BX-7K4N-2P9Q'), 'nothing', null, []],
  ['no number, name and sum', entry(34.2, 'Rechnung', { name: 'MUELLER, JANA' }), 'likely', 'no-number', [A]],
  ['the name in what was written', entry(34.2, 'für Familie Müller'), 'likely', 'no-number', [A]],
  [
    'no number, both orders of one person',
    entry(54.2, 'danke', { name: 'Rossi' }),
    'likely',
    'no-number',
    [A, B],
    [{ ...A, names: ['Rossi'] }, B],
  ],
  [
    'no number, two equal orders of one person',
    entry(20, '', { name: 'Rossi' }),
    'nothing',
    'ambiguous',
    [B, { ...B, number: 'BX-ZZZZ-9999' }],
    [B, { ...B, number: 'BX-ZZZZ-9999' }],
  ],
  ['only the sum', entry(34.2, 'danke'), 'nothing', null, []],
  ['only the name', entry(12, 'danke', { name: 'Müller' }), 'nothing', null, []],
  ['nothing at all', entry(34.2, ''), 'nothing', null, []],
  ['money from before the order', entry(34.2, 'BX-7K4M-2P9Q', { day: '2026-11-01' }), 'likely', 'too-early', [A]],
  ['a transfer of ours that came back', entry(34.2, 'BX-7K4M-2P9Q', { isReturned: true }), 'nothing', 'returned', []],
  ['half of the number', entry(34.2, 'BX-7K4M'), 'nothing', null, []],
  [
    'an order whose number is one slip away',
    entry(20, 'BX-ABCD-EFGJ'),
    'likely',
    'ambiguous',
    [order('BX-ABCD-EFGJ', 20)],
    [B, order('BX-ABCD-EFGJ', 20)],
  ],
])('%s', (_, given, grade, remark, orders, known = shop) => {
  const numbers = orders.map(({ number }) => number);
  expect(proposePayments([given], known).get(given.id)).toEqual({ grade, remark, orders: numbers });
});

test('of two transfers for one order the earlier pays it', () => {
  const entries = [
    entry(34.2, 'BX-7K4M-2P9Q', { id: 1, day: '2026-11-13' }),
    entry(34.2, 'BX 7K4M 2P9Q', { id: 2, day: '2026-11-12' }),
  ];
  const proposals = proposePayments(entries, shop);
  expect(proposals.get(2)).toMatchObject({ grade: 'sure', orders: [A.number] });
  expect(proposals.get(1)).toEqual({ grade: 'nothing', remark: 'doubled', orders: [A.number] });
});

/** Orders that are close to each other, so that slips lead from one to another. */
const ALIKE = '28BZGQD7';
const numbers = fc.oneof(
  fc.constant(0).map(() => readableNumber('BX')),
  fc
    .array(fc.constantFrom(...ALIKE), { minLength: 8, maxLength: 8 })
    .map((letters) => `BX-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`),
);
const orders = fc.uniqueArray(numbers, { minLength: 2, maxLength: 12 }).chain((list) =>
  fc.tuple(
    ...list.map((number) =>
      fc.record({
        number: fc.constant(number),
        total: fc.constantFrom(100_000, 200_000, 342_000),
        day: fc.constant('2026-11-10'),
        names: fc.constantFrom(['Müller'], ['Rossi'], ['Steinhaus GmbH']),
        state: fc.constantFrom<KnownOrder['state']>('open', 'open', 'open', 'paid', 'canceled'),
      }),
    ),
  ),
);

/** What a hurried person makes of a number. */
const noise = fc.record({
  lower: fc.boolean(),
  separator: fc.constantFrom('-', ' ', '', '\n', ' - ', '/'),
  withoutPrefix: fc.boolean(),
  slip: fc.constantFrom<Written['slip']>('none', 'none', 'change', 'drop', 'swap', 'add'),
  at: fc.nat(7),
  letter: fc.constantFrom(...'0O1I28BZ5SG6QDX'),
  before: fc.constantFrom('', 'Bestellung ', 'SVWZ+', 'Rechnung 4711 '),
  after: fc.constantFrom('', ' danke', ' Müller', ' vom 12.11.2026'),
});

interface Written {
  lower: boolean;
  separator: string;
  withoutPrefix: boolean;
  slip: 'none' | 'change' | 'drop' | 'swap' | 'add';
  at: number;
  letter: string;
  before: string;
  after: string;
}

function written(number: string, how: Written): string {
  const { lower, separator, withoutPrefix, slip, at, letter, before, after } = how;
  const [prefix = '', one = '', two = ''] = number.split('-');
  const code = [...one, ...two];
  if (slip === 'change') code[at] = letter;
  if (slip === 'drop') code.splice(at, 1);
  if (slip === 'add') code.splice(at, 0, letter);
  if (slip === 'swap') code.splice(at, 2, ...code.slice(at, at + 2).toReversed());
  const text = [withoutPrefix ? '' : prefix, code.slice(0, 4).join(''), code.slice(4).join('')].join(separator);
  return `${before}${lower ? text.toLowerCase() : text}${after}`;
}

test('whatever is written, a sure proposal is right: it pays the order that was meant, to the cent, and no order twice', () => {
  let sure = 0;
  fc.assert(
    fc.property(
      orders,
      fc.array(fc.record({ meant: fc.nat(), how: noise, off: fc.constantFrom(0, 0, 0, 100, -100) }), {
        minLength: 1,
        maxLength: 6,
      }),
      (known, transfers) => {
        const meant = transfers.map((each) => known[each.meant % known.length]!);
        const entries = transfers.map(
          ({ how, off }, place): OpenEntry => ({
            ...{ id: place, day: '2026-11-12', name: meant[place]!.names[0]!, isReturned: false },
            amount: meant[place]!.total + off,
            purpose: written(meant[place]!.number, how),
          }),
        );
        const paid = new Set<string>();
        for (const [id, { grade, orders: proposed }] of proposePayments(entries, known)) {
          if (grade !== 'sure') continue;
          sure += 1;
          expect(proposed).toEqual([meant[id]!.number]);
          expect(meant[id]).toMatchObject({ state: 'open', total: entries[id]!.amount });
          expect(paid.has(proposed[0]!)).toBe(false);
          paid.add(proposed[0]!);
        }
      },
    ),
    { numRuns: 2000, seed: 19 },
  );
  expect(sure).toBeGreaterThan(500);
});
