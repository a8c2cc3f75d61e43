import type { ClientItem, ServerItem } from './cart-item.ts';
import type { AddLine, DeleteOnServer, LocalDecision, UpdateServer } from './cart-merge.ts';
import { addToLines, removeFromLines, removeUnconfirmed, setQuantity, updateFields } from './cart-operations.ts';
import { checksumOf, sameServerId, serverIdOf } from './same-line.ts';

/** What becomes of the client's lines once the decisions of a merge have been carried out. */

/** `unanswered`: nobody knows what the server has done, so the line stays and the next merge finds out. */
export type UpdateOutcome = { status: 'updated'; item: ServerItem } | { status: 'refused' } | { status: 'unanswered' };

export type Executed<Line> =
  | (UpdateServer<Line> & { outcome: UpdateOutcome })
  /** null: the product is no longer in the catalogue */
  | (AddLine & { product: Line | null })
  | DeleteOnServer
  | LocalDecision<Line>;

export type MergeNotice = 'added' | 'quantity-updated';

export interface MergeResult<Line> {
  lines: Line[];
  /** none while the shopper is in the checkout */
  notices: MergeNotice[];
}

/** Says nothing about the quantity: the shopper may have changed it meanwhile. */
function serverFacts(line: ClientItem, { item_id, quote_id, product_option, product_type }: ServerItem) {
  return {
    server_item_id: item_id,
    ...(quote_id === undefined ? {} : { server_cart_id: quote_id }),
    ...(product_type === undefined ? {} : { type_id: product_type }),
    ...(product_option ? { product_option } : {}),
    ...(product_option && line.checksum ? { checksum: checksumOf({ product_option }) } : {}),
  } satisfies Partial<ClientItem>;
}

/** The line is found by what it was: the server may describe its choices in other words. */
const withFacts = <Line extends ClientItem>(lines: readonly Line[], line: Line, facts: Partial<ClientItem>): Line[] =>
  updateFields<ClientItem>(lines, facts, line) as Line[];

function afterRefusal<Line extends ClientItem>(lines: readonly Line[], { line, serverItem }: UpdateServer<Line>) {
  const byParentSku = false;
  if (!serverItem) return removeFromLines(lines, line, { byParentSku });
  if (!serverIdOf(line)) return removeUnconfirmed(lines, line, { byParentSku });
  if (!line.prev_qty || line.prev_qty < 0) return removeFromLines(lines, line, { byParentSku });
  return setQuantity(lines, line, line.prev_qty);
}

/** The silent way into the cart: the server has it already. */
function afterLoad<Line extends ClientItem>(lines: readonly Line[], product: Line, serverItem: ServerItem): Line[] {
  const line: Line = { ...product, ...serverFacts(product, serverItem), qty: serverItem.qty };
  return lines.some((known) => sameServerId(known, line)) ? [...lines] : addToLines(lines, line);
}

export function applyOutcome<Line extends ClientItem>(lines: readonly Line[], executed: Executed<Line>): Line[] {
  switch (executed.kind) {
    case 'update-server': {
      const { line, outcome } = executed;
      if (outcome.status === 'unanswered') return [...lines];
      if (outcome.status === 'refused') return afterRefusal(lines, executed);
      return withFacts(lines, line, { ...serverFacts(line, outcome.item), prev_qty: line.qty });
    }
    case 'add-line':
      return executed.product ? afterLoad(lines, executed.product, executed.serverItem) : [...lines];
    case 'remove-line':
      return removeFromLines(lines, executed.line, { byParentSku: false });
    case 'take-server-quantity': {
      const { line, serverItem } = executed;
      return withFacts(lines, line, { ...serverFacts(line, serverItem), qty: serverItem.qty });
    }
    case 'take-server-ids':
      return withFacts(lines, executed.line, serverFacts(executed.line, executed.serverItem));
    case 'delete-on-server':
      return [...lines];
  }
}

const noticeOf = <Line extends ClientItem>(executed: Executed<Line>): MergeNotice[] => {
  if (executed.kind !== 'update-server' || executed.outcome.status !== 'updated') return [];
  return [executed.line.server_item_id ? 'quantity-updated' : 'added'];
};

export const applyOutcomes = <Line extends ClientItem>(
  lines: readonly Line[],
  executed: readonly Executed<Line>[],
  { inCheckout }: { inCheckout: boolean },
): MergeResult<Line> => ({
  lines: executed.reduce<Line[]>(applyOutcome, [...lines]),
  notices: inCheckout ? [] : executed.flatMap(noticeOf),
});
