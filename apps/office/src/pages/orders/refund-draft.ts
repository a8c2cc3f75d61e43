import { fromEuros, toEuros } from '@brixel/commerce/money';
import { lineRefund } from '@brixel/commerce/refund';
import type { RefundOverview, RefundReason, RefundWay } from '@brixel/contract/office/refund-endpoints';
import { parseMoney } from '#pages/settings/money-text.ts';

/** A refund while it is put together. */
export interface RefundDraft {
  reason: RefundReason;
  /** by line */
  lines: Readonly<Record<number, DraftLine>>;
  shipping: string;
  extra: string;
  way: RefundWay;
  text: string;
}

export interface DraftLine {
  qty: string;
  /** as somebody typed it, such as less than was paid for what came back damaged; null: what so many pieces were paid with */
  amount: string | null;
  restock: boolean;
}

/** What the dialog is opened with: from the order's address, or from the case of a return. */
export interface RefundStart {
  reason: RefundReason;
  lines: readonly { item_id: number; qty: number; restock: boolean }[];
  withShipping: boolean;
  /** euros beside the lines */
  extra: number;
  returnNumber: string | null;
  /** the missing goods that it is for */
  gapId: number | null;
}

export type OrderedLine = { item_id: number; qty_ordered: number };
type LineFacts = RefundOverview['lines'][number];

const factsOf = ({ lines }: RefundOverview, id: number): LineFacts =>
  lines.find(({ item_id }) => item_id === id) ?? {
    ...{ item_id: id, paid: 0, refunded_qty: 0, refunded_amount: 0, restockable: 0 },
  };

/** Of gift vouchers those that are not spent, each with what is left on it; undefined of all other goods. */
export const vouchersOf = (overview: RefundOverview, { item_id }: OrderedLine): readonly number[] | undefined =>
  factsOf(overview, item_id).vouchers;

export function leftOf(overview: RefundOverview, line: OrderedLine): number {
  const left = line.qty_ordered - factsOf(overview, line.item_id).refunded_qty;
  return Math.min(left, vouchersOf(overview, line)?.length ?? left);
}

export const restockableOf = (overview: RefundOverview, { item_id }: OrderedLine): number =>
  factsOf(overview, item_id).restockable;

export const shippingLeft = ({ shipping }: RefundOverview): number =>
  toEuros(fromEuros(shipping.paid) - fromEuros(shipping.refunded));

export function startDraft(
  overview: RefundOverview,
  items: readonly OrderedLine[],
  start: RefundStart,
  moneyField: (euros: number) => string,
): RefundDraft {
  const lines = items.map((item): [number, DraftLine] => {
    const wished = start.lines.find(({ item_id }) => item_id === item.item_id);
    const qty = Math.min(wished?.qty ?? 0, leftOf(overview, item));
    return [item.item_id, { qty: String(qty), amount: null, restock: wished?.restock ?? false }];
  });
  return {
    reason: start.reason,
    lines: Object.fromEntries(lines),
    shipping: moneyField(start.withShipping ? shippingLeft(overview) : 0),
    extra: moneyField(start.extra),
    way: overview.ways[0]?.way ?? 'noted',
    text: '',
  };
}

const moneySum = (euros: readonly number[]): number => euros.reduce((sum, part) => sum + fromEuros(part), 0);

/** NaN for what is no number of pieces. */
const piecesOf = (text: string): number => (/^\s*\d{1,7}\s*$/.test(text) ? Number(text) : Number.NaN);

export interface RefundSum {
  /** euros of each line, null where its quantity or its amount is not possible */
  lines: ReadonlyMap<number, number | null>;
  goods: number;
  shipping: number;
  extra: number;
  total: number;
  /** what of the total is more than there is money for */
  onVouchers: number;
  problem: 'qty' | 'amount' | 'shipping' | 'extra' | 'empty' | 'most' | null;
}

/** What the draft comes to, by the rule that the shop itself counts with. */
export function sumOf(overview: RefundOverview, items: readonly OrderedLine[], draft: RefundDraft): RefundSum {
  let isAmountWrong = false;
  const lines = new Map(
    items.map((item): [number, number | null] => {
      const { paid, refunded_qty, refunded_amount } = factsOf(overview, item.item_id);
      const qty = piecesOf(draft.lines[item.item_id]?.qty ?? '0');
      if (Number.isNaN(qty) || qty > leftOf(overview, item)) return [item.item_id, null];
      const vouchers = vouchersOf(overview, item);
      if (vouchers) return [item.item_id, toEuros(moneySum(vouchers.slice(0, qty)))];
      const line = {
        qty: item.qty_ordered,
        paid: fromEuros(paid),
        refundedQty: refunded_qty,
        refundedAmount: fromEuros(refunded_amount),
      };
      const typed = qty > 0 ? (draft.lines[item.item_id]?.amount ?? null) : null;
      if (typed === null) return [item.item_id, toEuros(lineRefund(line, qty))];
      const amount = parseMoney(typed);
      const isPossible = !Number.isNaN(amount) && fromEuros(amount) <= line.paid - line.refundedAmount;
      isAmountWrong ||= !isPossible;
      return [item.item_id, isPossible ? amount : null];
    }),
  );
  const goods = moneySum([...lines.values()].map((euros) => euros ?? 0));
  const [shipping, extra] = [parseMoney(draft.shipping), parseMoney(draft.extra)];
  const money = (euros: number): number => (Number.isNaN(euros) ? 0 : fromEuros(euros));
  const total = goods + money(shipping) + money(extra);
  const { most, money: mostMoney } = overview.ways.find(({ way }) => way === draft.way) ?? { most: 0, money: 0 };
  return {
    lines,
    goods: toEuros(goods),
    shipping: toEuros(money(shipping)),
    extra: toEuros(money(extra)),
    total: toEuros(total),
    onVouchers: toEuros(Math.max(0, total - fromEuros(mostMoney))),
    problem: problemOf(),
  };

  function problemOf(): RefundSum['problem'] {
    if (isAmountWrong) return 'amount';
    if ([...lines.values()].includes(null)) return 'qty';
    if (Number.isNaN(shipping) || fromEuros(shipping) > fromEuros(shippingLeft(overview))) return 'shipping';
    if (Number.isNaN(extra)) return 'extra';
    if (total === 0) return 'empty';
    return total > fromEuros(most) ? 'most' : null;
  }
}

/** The lines as the call wants them, with an amount where it is not the one that follows from the pieces. Somebody may spend a gift voucher meanwhile: it goes back with the amount that is shown, or not. */
export const wishedLines = (overview: RefundOverview, { lines }: RefundDraft, sum: RefundSum) =>
  Object.entries(lines)
    .filter(([, { qty }]) => Number(qty) > 0)
    .map(([id, { qty, amount, restock }]) => {
      const line = { item_id: Number(id), qty: Number(qty), restock };
      const isFixed = amount !== null || factsOf(overview, line.item_id).vouchers;
      return isFixed ? { ...line, amount: sum.lines.get(line.item_id) ?? 0 } : line;
    });
