import { describe, expect, test } from 'vitest';
import type { ClientItem, ServerItem } from './cart-item.ts';
import { cartItemForUpdate } from './cart-item-for-update.ts';
import { closingEntries, type Decision, type DiffEntry, type MergeOptions, mergeCarts } from './cart-merge.ts';
import { applyOutcomes, type Executed, type MergeNotice, type UpdateOutcome } from './merge-outcome.ts';
import { checksumOf } from './same-line.ts';
import diffVectors from './vectors/cart-diff.json' with { type: 'json' };
import mergeVectors from './vectors/cart-merge.json' with { type: 'json' };

const NOTICES: Record<MergeNotice, string> = {
  added: 'Product has been added to the cart!',
  'quantity-updated': 'Product quantity has been updated!',
};

interface DiffInput {
  client_items: ClientItem[];
  server_items: ServerItem[];
  force_client_state: boolean;
  dry_run: boolean;
  merge_qty: boolean;
  server_may_remove_local: boolean;
  server_may_modify_local: boolean;
  user_in_checkout: boolean;
  update_answer: string;
}
interface DiffCase {
  id: string;
  input: DiffInput;
  expected: {
    server_calls: object[];
    diff: object[];
    notifications: string[];
    client_after: object[];
  };
}

const optionsOf = (input: DiffInput): MergeOptions => ({
  forceClientState: input.force_client_state,
  dryRun: input.dry_run,
  mergeQty: input.merge_qty,
  serverMayRemoveLocal: input.server_may_remove_local,
  serverMayModifyLocal: input.server_may_modify_local,
  sendParentSku: true,
  cartId: 'tok',
});

const callOf = (decision: Decision<ClientItem>): object[] => {
  if (decision.kind === 'update-server') return [{ call: 'cart/update', cartItem: decision.cartItem }];
  return decision.kind === 'delete-on-server' ? [{ call: 'cart/delete', cartItem: decision.cartItem }] : [];
};

/** The server of the cases: a new item gets the number 900. */
function execute(decision: Decision<ClientItem>, answer: string): Executed<ClientItem> {
  if (decision.kind === 'add-line') return { ...decision, product: { sku: decision.serverItem.sku, qty: 1 } };
  if (decision.kind !== 'update-server') return decision;
  const { line, cartItem } = decision;
  const item: ServerItem = { item_id: 900, quote_id: 'tok', ...cartItem, sku: line.sku };
  const updated: UpdateOutcome = { status: 'updated', item };
  return { ...decision, outcome: answer === '200' ? updated : { status: 'refused' } };
}

function run(input: DiffInput) {
  const { decisions, log } = mergeCarts(input.client_items, input.server_items, optionsOf(input));
  const executed = decisions.map((decision) => execute(decision, input.update_answer));
  const { lines, notices } = applyOutcomes(input.client_items, executed, { inCheckout: input.user_in_checkout });
  return {
    server_calls: decisions.flatMap(callOf),
    log,
    notifications: notices.map((notice) => NOTICES[notice]),
    client_after: lines.map(({ sku, qty, server_item_id, prev_qty }) => ({ sku, qty, server_item_id, prev_qty })),
  };
}

const diffCases: readonly DiffCase[] = diffVectors.cases;
test.each(diffCases)('$id', ({ input, expected }) => {
  const { log, ...rest } = run(input);
  const { diff, ...others } = expected;
  expect(rest).toEqual(others);
  expect([...log, ...closingEntries(true, false)]).toEqual(diff);
});

const plain: DiffInput = {
  client_items: [],
  server_items: [],
  force_client_state: false,
  dry_run: false,
  merge_qty: false,
  server_may_remove_local: false,
  server_may_modify_local: false,
  user_in_checkout: false,
  update_answer: '200',
};
const onServer = (sku: string, qty: number, item_id = 1): ServerItem => ({
  item_id,
  sku,
  qty,
  quote_id: 'tok',
  product_type: 'simple',
});
const wrongQty: DiffEntry = { party: 'server', sku: 'A', status: 'wrong-qty', 'client-qty': 3, 'server-qty': 1 };
const confirmed: ClientItem = { sku: 'A', qty: 3, type_id: 'simple', server_item_id: 1 };

/** One update of what the server has as one piece. */
function executedOf(lines: ClientItem[], outcome: UpdateOutcome): Executed<ClientItem>[] {
  const { decisions } = mergeCarts(lines, [onServer('A', 1)], optionsOf(plain));
  return decisions.map((decision) => {
    if (decision.kind !== 'update-server') throw new Error(`Not expected: ${decision.kind}`);
    return { ...decision, outcome };
  });
}

describe('a line that the server does not have', () => {
  const missing = { ...plain, client_items: [{ sku: 'A', qty: 2 }] };

  test('is added there, and the shopper hears of it outside the checkout', () => {
    expect(run(missing)).toEqual({
      server_calls: [{ call: 'cart/update', cartItem: { sku: 'A', qty: 2, quoteId: 'tok' } }],
      log: [{ party: 'server', sku: 'A', status: 'no-item' }],
      notifications: ['Product has been added to the cart!'],
      client_after: [{ sku: 'A', qty: 2, server_item_id: 900, prev_qty: 2 }],
    });
    expect(run({ ...missing, user_in_checkout: true }).notifications).toEqual([]);
  });

  test('is added there by force even where the server may remove lines', () => {
    const forced = { ...missing, force_client_state: true, server_may_remove_local: true };
    expect(run(forced).server_calls).toHaveLength(1);
  });

  test('leaves the cart when the server refuses it, whatever was confirmed in the past', () => {
    const client_items = [{ ...confirmed, prev_qty: 2 }];
    expect(run({ ...missing, client_items, update_answer: '500' }).client_after).toEqual([]);
  });

  test('takes its key along, so that a repeated call changes nothing', () => {
    const client_items = [{ sku: 'A', qty: 2, line_key: 'k', line_version: 3 }];
    expect(run({ ...plain, client_items }).server_calls).toEqual([
      { call: 'cart/update', cartItem: { sku: 'A', qty: 2, quoteId: 'tok', line_key: 'k', line_version: 3 } },
    ]);
  });
});

describe('a line of another quantity', () => {
  const differs = { ...plain, client_items: [confirmed], server_items: [onServer('A', 1)] };
  const update = (qty: number) => [{ call: 'cart/update', cartItem: { sku: 'A', item_id: 1, qty, quoteId: 'tok' } }];

  test('is set on the server to what the client has', () => {
    const result = {
      server_calls: update(3),
      log: [wrongQty],
      notifications: ['Product quantity has been updated!'],
      client_after: [{ sku: 'A', qty: 3, server_item_id: 1, prev_qty: 3 }],
    };
    expect(run(differs)).toEqual(result);
    expect(run({ ...differs, force_client_state: true, server_may_modify_local: true })).toEqual(result);
  });

  test('gets both quantities when carts are merged, on the server first', () => {
    expect(run({ ...differs, merge_qty: true })).toMatchObject({
      server_calls: update(4),
      log: [wrongQty],
      client_after: [{ sku: 'A', qty: 3, prev_qty: 3 }],
    });
    const equal = { ...differs, server_items: [onServer('A', 3)], merge_qty: true };
    expect(run(equal).server_calls).toEqual(update(6));
  });

  test('goes back to what the server has confirmed last when it refuses', () => {
    const client_items = [{ ...confirmed, prev_qty: 2 }];
    expect(run({ ...differs, client_items, update_answer: '500' })).toMatchObject({
      notifications: [],
      client_after: [{ sku: 'A', qty: 2, server_item_id: 1, prev_qty: 2 }],
    });
  });

  test('leaves the cart when the server refuses one that it knows and has never confirmed', () => {
    const client_items = [{ sku: 'A', qty: 3 }];
    expect(run({ ...differs, client_items, update_answer: '500' }).client_after).toEqual([]);
  });

  test('stays when it was refused but has been confirmed meanwhile', () => {
    const executed = executedOf([{ sku: 'A', qty: 3 }], { status: 'refused' });
    expect(applyOutcomes([confirmed], executed, { inCheckout: false }).lines).toEqual([confirmed]);
  });

  test('stays as it is when no answer comes', () => {
    const executed = executedOf([confirmed], { status: 'unanswered' });
    expect(applyOutcomes([confirmed], executed, { inCheckout: false })).toEqual({ lines: [confirmed], notices: [] });
  });

  test('keeps what the shopper has changed while the server answered', () => {
    const executed = executedOf([confirmed], { status: 'updated', item: onServer('A', 3) });
    const { lines } = applyOutcomes([{ ...confirmed, qty: 7 }], executed, { inCheckout: false });
    expect(lines).toEqual([{ ...confirmed, qty: 7, server_cart_id: 'tok', prev_qty: 3 }]);
  });
});

describe('a line that only the server has', () => {
  const extra = { ...plain, server_items: [onServer('B', 2, 7)] };
  const log: DiffEntry[] = [{ party: 'client', sku: 'B', status: 'no-item' }];

  test('is added here without a word', () => {
    expect(run(extra)).toEqual({
      server_calls: [],
      log,
      notifications: [],
      client_after: [{ sku: 'B', qty: 2, server_item_id: 7, prev_qty: undefined }],
    });
  });

  test('is only reported in a dry run, forced or not', () => {
    const nothing = { server_calls: [], log, notifications: [], client_after: [] };
    expect(run({ ...extra, dry_run: true })).toEqual(nothing);
    expect(run({ ...extra, dry_run: true, force_client_state: true })).toEqual(nothing);
  });

  test('is not added twice, and not at all when its product is gone', () => {
    const serverItem = onServer('B', 2, 7);
    const added: Executed<ClientItem> = { kind: 'add-line', serverItem, product: { sku: 'B', qty: 1 } };
    const once = applyOutcomes([], [added], { inCheckout: false }).lines;
    expect(applyOutcomes(once, [added], { inCheckout: false }).lines).toEqual(once);
    const gone: Executed<ClientItem> = { kind: 'add-line', serverItem, product: null };
    expect(applyOutcomes([], [gone], { inCheckout: false }).lines).toEqual([]);
  });
});

describe('a line that both have', () => {
  test('learns the server’s ids, in silence', () => {
    const both = { ...plain, client_items: [{ sku: 'A', qty: 1 }], server_items: [onServer('A', 1)] };
    expect(run(both)).toEqual({
      server_calls: [],
      log: [],
      notifications: [],
      client_after: [{ sku: 'A', qty: 1, server_item_id: 1, prev_qty: undefined }],
    });
  });

  test('goes to one item only, and a double item does not double it', () => {
    const server_items = [onServer('A', 3, 1), onServer('A', 3, 2)];
    const client_items = [{ ...confirmed, server_item_id: 2 }];
    expect(run({ ...plain, client_items, server_items })).toMatchObject({ server_calls: [], log: [] });
    expect(run({ ...plain, client_items, server_items, force_client_state: true }).server_calls).toEqual([
      { call: 'cart/delete', cartItem: { sku: 'A', item_id: 1, quoteId: 'tok' } },
    ]);
  });

  test('is found by its goods rather than by a number of the past', () => {
    const client_items = [
      { sku: 'X', qty: 1, server_item_id: 1 },
      { sku: 'Y', qty: 1 },
    ];
    expect(run({ ...plain, client_items, server_items: [onServer('Y', 1)] })).toMatchObject({
      server_calls: [{ call: 'cart/update', cartItem: { sku: 'X', qty: 1, quoteId: 'tok' } }],
      client_after: [
        { sku: 'X', server_item_id: 900 },
        { sku: 'Y', server_item_id: 1 },
      ],
    });
  });

  test('is found by the number alone where nothing else speaks against it', () => {
    const server_items = [onServer('A-NEW', 3)];
    expect(run({ ...plain, client_items: [confirmed], server_items })).toMatchObject({ server_calls: [], log: [] });
  });

  const choices = (option_value: unknown) => ({
    extension_attributes: { custom_options: [{ option_id: 11, option_value }] },
  });

  test('is found by its choices, also when the server spells them differently', () => {
    const client_items = [
      { sku: 'M', qty: 1, product_option: choices(1) },
      { sku: 'M', qty: 2, product_option: choices(2) },
    ];
    const server_items = [{ ...onServer('M-2', 5, 4), product_option: choices('2') }];
    expect(run({ ...plain, client_items, server_items }).client_after).toMatchObject([
      { qty: 1, server_item_id: 900 },
      { qty: 2, server_item_id: 4 },
    ]);
  });

  test('speaks of its choices as the server does once it has answered', () => {
    const line: ClientItem = { sku: 'M', qty: 1, product_option: choices(1), checksum: 'of the past' };
    const item = { ...onServer('M-1', 1), product_option: choices('Ada') };
    const [decision] = mergeCarts([line], [], optionsOf(plain)).decisions;
    if (decision?.kind !== 'update-server') throw new Error('The line was not sent');
    const executed = [{ ...decision, outcome: { status: 'updated' as const, item } }];
    const [answered] = applyOutcomes([line], executed, { inCheckout: false }).lines;
    expect(answered).toMatchObject({ sku: 'M', server_item_id: 1, product_option: choices('Ada') });
    expect(answered?.checksum).toBe(checksumOf({ product_option: choices('Ada') }));
  });
});

interface WireCase {
  id: string;
  input: {
    client_item?: ClientItem;
    server_item?: Partial<ServerItem> | null;
    update_ids?: boolean;
    merge_qty?: boolean;
    send_parent_sku?: boolean;
  };
  expected: { cartItem?: object };
}
const wireCases: readonly WireCase[] = mergeVectors.cases;
test.each(wireCases.filter(({ id }) => id.startsWith('upd-')))('$id', ({ input, expected }) => {
  const { client_item, server_item = null, update_ids, merge_qty, send_parent_sku } = input;
  const rules = { updateIds: !!update_ids, mergeQty: !!merge_qty, sendParentSku: !!send_parent_sku };
  expect(cartItemForUpdate(client_item!, server_item, rules)).toEqual(expected.cartItem);
});

test('the wire’s item names the server’s cart only where ids are updated', () => {
  const rules = { updateIds: false, mergeQty: true, sendParentSku: false };
  const line: ClientItem = { sku: 'C-1', parentSku: 'C', qty: 2 };
  expect(cartItemForUpdate(line, { item_id: 5, quote_id: 'q', qty: 1 }, rules)).toEqual({
    sku: 'C-1',
    item_id: 5,
    qty: 3,
  });
});
