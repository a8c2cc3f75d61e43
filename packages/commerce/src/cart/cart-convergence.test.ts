import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClientItem, ProductOption, ServerItem } from './cart-item.ts';
import type { CartItemForUpdate } from './cart-item-for-update.ts';
import { type Decision, type MergeOptions, mergeCarts } from './cart-merge.ts';
import { withLineTotals } from './line-totals.ts';
import { applyOutcomes, type Executed, type UpdateOutcome } from './merge-outcome.ts';
import { sameLine } from './same-line.ts';

/** A server that adds where no id is given and sets where one is, as servers without line keys do. */
class Server {
  items: ServerItem[];
  private nextId = 500;

  constructor(items: readonly ServerItem[]) {
    this.items = [...items];
  }

  update({ sku, qty, item_id, product_option }: CartItemForUpdate): ServerItem {
    const wanted = {
      sku,
      ...(item_id === undefined ? {} : { item_id }),
      ...(product_option ? { product_option } : {}),
    };
    const known = this.items.find((item) =>
      item_id === undefined ? sameLine(item, wanted) : item.item_id === item_id,
    );
    const item: ServerItem = known
      ? { ...known, qty: item_id === undefined ? known.qty + qty : qty }
      : { ...wanted, qty, item_id: this.nextId++, quote_id: 'tok', product_type: 'simple' };
    this.items = known ? this.items.map((other) => (other === known ? item : other)) : [...this.items, item];
    return item;
  }

  delete(item_id: unknown): void {
    this.items = this.items.filter((item) => item.item_id !== item_id);
  }
}

/** How a call may go: answered, done without an answer, or never arrived. */
type Fate = 'answered' | 'answer lost' | 'call lost';

function execute(decision: Decision<ClientItem>, server: Server, fate: Fate): Executed<ClientItem> {
  switch (decision.kind) {
    case 'update-server': {
      const item = fate === 'call lost' ? null : server.update(decision.cartItem);
      const outcome: UpdateOutcome =
        item && fate === 'answered' ? { status: 'updated', item } : { status: 'unanswered' };
      return { ...decision, outcome };
    }
    case 'add-line': {
      const { sku, product_option } = decision.serverItem;
      return { ...decision, product: { sku, qty: 1, product_option } };
    }
    case 'delete-on-server':
      if (fate !== 'call lost') server.delete(decision.cartItem.item_id);
      return decision;
    default:
      return decision;
  }
}

const OPTIONS: MergeOptions = {
  forceClientState: false,
  dryRun: false,
  mergeQty: false,
  serverMayRemoveLocal: false,
  serverMayModifyLocal: false,
  sendParentSku: true,
  cartId: 'tok',
};

function mergeOnce(lines: ClientItem[], server: Server, options: MergeOptions, fates: Fate[]): ClientItem[] {
  const { decisions } = mergeCarts(lines, server.items, options);
  const executed = decisions.map((decision) => execute(decision, server, fates.shift() ?? 'answered'));
  return applyOutcomes(lines, executed, { inCheckout: false }).lines;
}

/** Articles that no cart confuses: some plain, some told apart by their engraving only. */
const ARTICLES: readonly { sku: string; product_option?: ProductOption }[] = [
  ...['A', 'B', 'C', 'D'].map((sku) => ({ sku })),
  ...['Ada', 'Bea', 'Cleo'].map((option_value) => ({
    sku: 'M',
    product_option: { extension_attributes: { custom_options: [{ option_id: '11', option_value }] } },
  })),
];

const qty = fc.integer({ min: 1, max: 9 });
/** For each article: what client and server have of it, and whether the client knows the server's id, or one of the past. */
const world = fc.tuple(
  ...ARTICLES.map(() =>
    fc.record({
      client: fc.option(qty, { nil: 0 }),
      server: fc.option(qty, { nil: 0 }),
      id: fc.constantFrom('unknown', 'known', 'outdated'),
    }),
  ),
);
type World = { client: number; server: number; id: string }[];

const clientOf = (facts: World): ClientItem[] =>
  facts.flatMap(({ client, server, id }, number): ClientItem[] => {
    if (client === 0) return [];
    const serverId = id === 'known' && server > 0 ? number + 1 : 100 + number;
    return [{ ...ARTICLES[number]!, qty: client, ...(id === 'unknown' ? {} : { server_item_id: serverId }) }];
  });
const serverOf = (facts: World): Server =>
  new Server(
    facts.flatMap(({ server }, number) =>
      server > 0 ? [{ ...ARTICLES[number]!, item_id: number + 1, qty: server, quote_id: 'tok' }] : [],
    ),
  );

const quantities = (items: readonly (ClientItem | ServerItem)[]): number[] =>
  ARTICLES.map((article) =>
    items.filter((item) => sameLine({ ...item, server_item_id: null, item_id: null }, article)),
  ).map((found) => found.reduce((sum, item) => sum + item.qty, 0));

/** What the decision table promises for an article. */
function promised({ client, server }: World[number], options: MergeOptions): number {
  if (options.forceClientState) return client;
  if (client === 0) return server;
  if (server === 0) return options.serverMayRemoveLocal ? 0 : client;
  return options.serverMayModifyLocal ? server : client;
}

const rules = fc.record({
  forceClientState: fc.boolean(),
  serverMayRemoveLocal: fc.boolean(),
  serverMayModifyLocal: fc.boolean(),
});
const fate: fc.Arbitrary<Fate> = fc.constantFrom('answered', 'answer lost', 'call lost');

test('both carts end equal, as the table promises, and nothing is left to do', () => {
  fc.assert(
    fc.property(world, rules, (facts, given) => {
      const options = { ...OPTIONS, ...given };
      const server = serverOf(facts);
      const lines = mergeOnce(mergeOnce(clientOf(facts), server, options, []), server, options, []);
      const expected = facts.map((article) => promised(article, options));
      expect(quantities(lines)).toEqual(expected);
      expect(quantities(server.items)).toEqual(expected);
      expect(mergeCarts(lines, server.items, options)).toEqual({ decisions: [], log: [] });
    }),
  );
});

test('lost calls and lost answers double nothing and lose nothing', () => {
  fc.assert(
    fc.property(world, fc.boolean(), fc.array(fate, { maxLength: 20 }), (facts, forceClientState, fates) => {
      const options = { ...OPTIONS, forceClientState };
      const server = serverOf(facts);
      let lines = clientOf(facts);
      while (fates.length > 0 && mergeCarts(lines, server.items, options).decisions.length > 0) {
        lines = mergeOnce(lines, server, options, fates);
      }
      lines = mergeOnce(mergeOnce(lines, server, options, []), server, options, []);
      const expected = facts.map((article) => promised(article, options));
      expect(quantities(lines)).toEqual(expected);
      expect(quantities(server.items)).toEqual(expected);
    }),
  );
});

test('when a guest’s cart meets a customer’s, both quantities count, once', () => {
  fc.assert(
    fc.property(world, (facts) => {
      const server = serverOf(facts);
      const merged = mergeOnce(clientOf(facts), server, { ...OPTIONS, mergeQty: true }, []);
      const totals = server.items.map(({ item_id, qty: pieces }) => ({ item_id, qty: pieces }));
      const lines = mergeOnce(withLineTotals(merged, totals), server, OPTIONS, []);
      const expected = facts.map(({ client, server: held }) => client + held);
      expect(quantities(server.items)).toEqual(expected);
      expect(quantities(lines)).toEqual(expected);
    }),
  );
});
