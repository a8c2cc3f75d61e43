import { wireNumber } from '../decimal.ts';
import type { ClientItem, ServerId, ServerItem } from './cart-item.ts';
import { type CartItemForUpdate, cartItemForUpdate } from './cart-item-for-update.ts';
import { sameGoods, sameLine, sameServerId } from './same-line.ts';

/** Decides what makes a client's and a server's cart equal. The client wins by default. Pure: nothing is sent here. */

export interface MergeOptions {
  /** the client's lines are what the server must have: in the checkout, after a time without a connection */
  forceClientState: boolean;
  /** only report the differences */
  dryRun: boolean;
  /** add the quantities of lines that both have */
  mergeQty: boolean;
  serverMayRemoveLocal: boolean;
  serverMayModifyLocal: boolean;
  sendParentSku: boolean;
  /** items that this client has never had: another device's, and added even where the client's state is forced */
  isStranger?: (item: ServerItem) => boolean;
  /** the server's cart, for new lines */
  cartId: ServerId;
}

export interface UpdateServer<Line> {
  kind: 'update-server';
  line: Line;
  serverItem: ServerItem | null;
  cartItem: CartItemForUpdate;
}

export interface DeleteOnServer {
  kind: 'delete-on-server';
  cartItem: { sku: string; item_id: ServerId; quoteId: ServerId };
}

/** Its product has to be loaded first. */
export interface AddLine {
  kind: 'add-line';
  serverItem: ServerItem;
}

/** Decided by the client alone. */
export type LocalDecision<Line> =
  | { kind: 'remove-line'; line: Line }
  | { kind: 'take-server-quantity'; line: Line; serverItem: ServerItem }
  | { kind: 'take-server-ids'; line: Line; serverItem: ServerItem };

export type Decision<Line> = UpdateServer<Line> | DeleteOnServer | AddLine | LocalDecision<Line>;

export type Party = 'client' | 'server';

/** An entry of the log: at this party something is missing or different. The last two say of each whether it has to change. */
export type DiffEntry =
  | { party: Party; status: 'no-item'; sku: string }
  | { party: 'server'; status: 'wrong-qty'; sku: string; 'client-qty': number; 'server-qty': number }
  | { party: Party; status: 'update-required' | 'no-changes' };

export interface MergePlan<Line> {
  /** in the order in which they are to be carried out; none in a dry run */
  decisions: Decision<Line>[];
  log: DiffEntry[];
}

/** From the surest sign to the weakest: an id alone may be one of the past. */
const SIGNS: readonly ((line: ClientItem, item: ServerItem) => boolean)[] = [
  (line, item) => sameServerId(line, item) && sameGoods(line, item),
  sameGoods,
  sameLine,
];

/** Pairs each line with one item at most: two lines must not fight for one item. */
function pairs<Line extends ClientItem>(
  lines: readonly Line[],
  serverItems: readonly ServerItem[],
): Map<Line, ServerItem> {
  const paired = new Map<Line, ServerItem>();
  const free = new Set(serverItems);
  for (const isMeant of SIGNS) {
    for (const line of lines) {
      const found = paired.has(line) ? undefined : [...free].find((item) => isMeant(line, item));
      if (!found) continue;
      paired.set(line, found);
      free.delete(found);
    }
  }
  return paired;
}

function missingOnServer<Line extends ClientItem>(line: Line, options: MergeOptions): Decision<Line> {
  const { forceClientState, serverMayRemoveLocal, sendParentSku, cartId } = options;
  if (serverMayRemoveLocal && !forceClientState && !line.isPending) return { kind: 'remove-line', line };
  const rules = { updateIds: false, mergeQty: false, sendParentSku };
  const cartItem = { ...cartItemForUpdate(line, null, rules), quoteId: cartId };
  return { kind: 'update-server', line, serverItem: null, cartItem };
}

function otherQuantity<Line extends ClientItem>(
  line: Line,
  serverItem: ServerItem,
  options: MergeOptions,
): Decision<Line> {
  const { forceClientState, serverMayModifyLocal, mergeQty, sendParentSku, cartId } = options;
  if (serverMayModifyLocal && !forceClientState && !line.isPending)
    return { kind: 'take-server-quantity', line, serverItem };
  const known = cartItemForUpdate(line, serverItem, { updateIds: true, mergeQty, sendParentSku });
  return { kind: 'update-server', line, serverItem, cartItem: { quoteId: cartId, ...known } };
}

/** Whether the client's state is forced upon this item. */
const isOverruled = (serverItem: ServerItem, { forceClientState, isStranger }: MergeOptions): boolean =>
  forceClientState && !isStranger?.(serverItem);

function missingOnClient<Line>(serverItem: ServerItem, options: MergeOptions): Decision<Line> {
  const { cartId } = options;
  if (!isOverruled(serverItem, options)) return { kind: 'add-line', serverItem };
  const { sku, item_id, quote_id: quoteId = cartId } = serverItem;
  return { kind: 'delete-on-server', cartItem: { sku, item_id, quoteId } };
}

/** Whose cart a decision changes; ids alone are no goods. */
function changedBy({ kind }: Decision<unknown>): Party | null {
  if (kind === 'take-server-ids') return null;
  return kind === 'update-server' || kind === 'delete-on-server' ? 'server' : 'client';
}

export function mergeCarts<Line extends ClientItem>(
  lines: readonly Line[],
  serverItems: readonly ServerItem[],
  options: MergeOptions,
): MergePlan<Line> {
  const log: DiffEntry[] = [];
  const decisions: Decision<Line>[] = [];
  const changed = new Set<Party>();
  const decide = (decision: Decision<Line>): void => {
    const party = changedBy(decision);
    if (party) changed.add(party);
    if (!options.dryRun) decisions.push(decision);
  };
  const paired = pairs(lines, serverItems);

  for (const line of lines) {
    const serverItem = paired.get(line);
    if (!serverItem) {
      log.push({ party: 'server', sku: line.sku, status: 'no-item' });
      decide(missingOnServer(line, options));
    } else if (wireNumber(serverItem.qty) !== wireNumber(line.qty) || options.mergeQty) {
      const { sku, qty } = line;
      log.push({ party: 'server', sku, status: 'wrong-qty', 'client-qty': qty, 'server-qty': serverItem.qty });
      decide(otherQuantity(line, serverItem, options));
    } else if (!sameServerId(line, serverItem)) {
      decide({ kind: 'take-server-ids', line, serverItem });
    }
  }

  const known = new Set(paired.values());
  for (const serverItem of serverItems) {
    // A server that holds the same line twice must not double it here.
    const isDouble = !isOverruled(serverItem, options) && lines.some((line) => sameLine(line, serverItem));
    if (known.has(serverItem) || isDouble) continue;
    log.push({ party: 'client', sku: serverItem.sku, status: 'no-item' });
    decide(missingOnClient(serverItem, options));
  }
  for (const party of ['client', 'server'] as const)
    log.push({ party, status: changed.has(party) ? 'update-required' : 'no-changes' });
  return { decisions, log };
}
