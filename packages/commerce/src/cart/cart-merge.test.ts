import { describe, expect, test } from 'vitest';
import type { ClientItem, ServerItem } from './cart-item.ts';
import { cartItemForUpdate } from './cart-item-for-update.ts';
import { type Decision, type DiffEntry, type MergeOptions, mergeCarts } from './cart-merge.ts';
import diffVectors from './vectors/cart-diff.json' with { type: 'json' };
import mergeVectors from './vectors/cart-merge.json' with { type: 'json' };

interface DiffInput {
  client_items: ClientItem[];
  server_items: ServerItem[];
  force_client_state: boolean;
  dry_run: boolean;
  merge_qty: boolean;
  server_may_remove_local: boolean;
  server_may_modify_local: boolean;
}
interface DiffCase {
  id: string;
  input: DiffInput;
  expected: { server_calls: object[]; diff: object[] };
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

function run(input: DiffInput) {
  const { decisions, log } = mergeCarts(input.client_items, input.server_items, optionsOf(input));
  return { decisions, server_calls: decisions.flatMap(callOf), log: log.slice(0, -2), closing: log.slice(-2) };
}

/** What becomes of the lines is the engine's business: apps/storefront/src/features/cart/simulation/decision-table.test.ts. */
const diffCases: readonly DiffCase[] = diffVectors.cases;
test.each(diffCases)('$id', ({ input, expected }) => {
  const { server_calls, log } = run(input);
  expect(server_calls).toEqual(expected.server_calls);
  expect(log).toEqual(expected.diff);
});

const plain: DiffInput = {
  client_items: [],
  server_items: [],
  force_client_state: false,
  dry_run: false,
  merge_qty: false,
  server_may_remove_local: false,
  server_may_modify_local: false,
};
const onServer = (sku: string, qty: number, item_id = 1): ServerItem => ({
  item_id,
  sku,
  qty,
  quote_id: 'tok',
  product_type: 'simple',
});
const wrongQty: DiffEntry = { party: 'server', sku: 'A', status: 'wrong-qty', 'client-qty': 3, 'server-qty': 1 };
const closing = (client: 'update-required' | 'no-changes', server: 'update-required' | 'no-changes'): DiffEntry[] => [
  { party: 'client', status: client },
  { party: 'server', status: server },
];
const confirmed: ClientItem = { sku: 'A', qty: 3, type_id: 'simple', server_item_id: 1 };

describe('a line that the server does not have', () => {
  const missing = { ...plain, client_items: [{ sku: 'A', qty: 2 }] };

  test('is added there', () => {
    expect(run(missing)).toMatchObject({
      server_calls: [{ call: 'cart/update', cartItem: { sku: 'A', qty: 2, quoteId: 'tok' } }],
      log: [{ party: 'server', sku: 'A', status: 'no-item' }],
    });
  });

  test('is added there by force even where the server may remove lines', () => {
    const forced = { ...missing, force_client_state: true, server_may_remove_local: true };
    expect(run(forced).server_calls).toHaveLength(1);
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
    const result = { server_calls: update(3), log: [wrongQty] };
    expect(run(differs)).toMatchObject({ ...result, closing: closing('no-changes', 'update-required') });
    expect(run({ ...differs, force_client_state: true, server_may_modify_local: true })).toMatchObject(result);
  });

  test('gets both quantities when carts are merged', () => {
    expect(run({ ...differs, merge_qty: true })).toMatchObject({ server_calls: update(4), log: [wrongQty] });
    const equal = { ...differs, server_items: [onServer('A', 3)], merge_qty: true };
    expect(run(equal).server_calls).toEqual(update(6));
  });
});

describe('a line that only the server has', () => {
  const serverItem = onServer('B', 2, 7);
  const extra = { ...plain, server_items: [serverItem] };
  const log: DiffEntry[] = [{ party: 'client', sku: 'B', status: 'no-item' }];

  test('is added here', () => {
    expect(run(extra)).toEqual({
      decisions: [{ kind: 'add-line', serverItem }],
      server_calls: [],
      log,
      closing: closing('update-required', 'no-changes'),
    });
  });

  test('is only reported in a dry run, forced or not', () => {
    const nothing = { decisions: [], server_calls: [], log };
    expect(run({ ...extra, dry_run: true })).toEqual({ ...nothing, closing: closing('update-required', 'no-changes') });
    expect(run({ ...extra, dry_run: true, force_client_state: true })).toEqual({
      ...nothing,
      closing: closing('no-changes', 'update-required'),
    });
  });
});

describe('a line that both have', () => {
  test('learns the server’s ids', () => {
    const [line, serverItem] = [{ sku: 'A', qty: 1 }, onServer('A', 1)];
    expect(run({ ...plain, client_items: [line], server_items: [serverItem] })).toEqual({
      decisions: [{ kind: 'take-server-ids', line, serverItem }],
      server_calls: [],
      log: [],
      closing: closing('no-changes', 'no-changes'),
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
      decisions: [
        { kind: 'update-server', line: { sku: 'X' }, serverItem: null },
        { kind: 'take-server-ids', line: { sku: 'Y' }, serverItem: { item_id: 1 } },
      ],
    });
  });

  test('is found by the number alone where nothing else speaks against it', () => {
    const server_items = [onServer('A-NEW', 3)];
    expect(run({ ...plain, client_items: [confirmed], server_items })).toMatchObject({ server_calls: [], log: [] });
  });

  test('is found by its choices, also when the server spells them differently', () => {
    const choices = (option_value: unknown) => ({
      extension_attributes: { custom_options: [{ option_id: 11, option_value }] },
    });
    const client_items = [
      { sku: 'M', qty: 1, product_option: choices(1) },
      { sku: 'M', qty: 2, product_option: choices(2) },
    ];
    const server_items = [{ ...onServer('M-2', 5, 4), product_option: choices('2') }];
    expect(run({ ...plain, client_items, server_items }).decisions).toMatchObject([
      { kind: 'update-server', line: { qty: 1 }, serverItem: null },
      { kind: 'update-server', line: { qty: 2 }, serverItem: { item_id: 4 } },
    ]);
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

test('quantities that another API writes as texts are numbers', () => {
  const texts = { sku: 'A', qty: '2' } as unknown as ClientItem;
  const rules = { updateIds: false, mergeQty: true, sendParentSku: false };
  expect(cartItemForUpdate({ sku: 'A', qty: 1 }, { item_id: 5, qty: texts.qty }, rules).qty).toBe(3);
  expect(cartItemForUpdate(texts, { item_id: 5, qty: 1 }, rules).qty).toBe(3);
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
