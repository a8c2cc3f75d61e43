import { expect, test } from 'vitest';
import { changeFormCart } from './change-form-cart.ts';

type Calls = Parameters<typeof changeFormCart>[0];

/** A shop whose carts are called 1, 2, 3; `known` are those that it remembers. */
function shop({
  known = [],
  refuses = [],
  plain = false,
}: {
  known?: string[];
  refuses?: object[];
  plain?: boolean;
} = {}) {
  const received: string[] = [];
  const carts = new Set(known);
  const gone = { ok: false, code: 404, message: '' } as const;
  const calls = {
    async create() {
      const cartId = String(carts.size + 1);
      carts.add(cartId);
      return { ok: true, result: cartId };
    },
    async change({ cartId }: { cartId: string }, lines: readonly { sku: string; qty: number }[]) {
      if (!carts.has(cartId)) return gone;
      if (plain) return { ok: false, code: 500, message: '' };
      received.push(...lines.map(({ sku, qty }) => `${cartId}: ${qty} ${sku}`));
      return { ok: true, result: { cart: {}, refused: refuses } };
    },
    async updateItem({ cartId }: { cartId: string }, { sku, qty }: { sku: string; qty: number }) {
      if (qty > 100) return { ok: false, code: 409, message: '' };
      received.push(`${cartId}: ${qty} ${sku}`);
      return { ok: true, result: {} };
    },
    async deleteItem({ cartId }: { cartId: string }, { sku }: { sku: string }) {
      received.push(`${cartId}: no ${sku}`);
      return { ok: true, result: true };
    },
  } as unknown as Calls;
  return { calls, received };
}
const add = (...skus: string[]) => ({ kind: 'add', lines: skus.map((sku) => ({ sku, qty: 2 })) }) as const;
const set = (qty: number) => ({ kind: 'set', itemId: 1, sku: 'A', qty }) as const;

test('the first form opens a cart, the next ones fill it, and one that the shop has forgotten is replaced', async () => {
  const { calls, received } = shop();
  expect(await changeFormCart(calls, null, add('A'))).toEqual({ cartId: '1', problem: null });
  expect(await changeFormCart(calls, '1', add('B', 'C'))).toEqual({ cartId: '1', problem: null });
  expect(await changeFormCart(calls, 'old', add('D'))).toEqual({ cartId: '2', problem: null });
  expect(received).toEqual(['1: 2 A', '1: 2 B', '1: 2 C', '2: 2 D']);
});

test('lines are set and removed', async () => {
  const { calls, received } = shop({ known: ['1'] });
  expect(await changeFormCart(calls, '1', set(3))).toEqual({ cartId: '1', problem: null });
  expect(await changeFormCart(calls, '1', set(0))).toEqual({ cartId: '1', problem: null });
  expect(await changeFormCart(calls, '1', set(101))).toEqual({ cartId: '1', problem: 'not-so-many' });
  expect(received).toEqual(['1: 3 A', '1: no A']);
});

test('what is refused is said, and what asks for nothing opens no cart', async () => {
  const refusal = { code: 'TOO_MANY', limit: 5 };
  expect(await changeFormCart(shop({ refuses: [refusal] }).calls, null, add('A'))).toEqual({
    cartId: '1',
    problem: refusal,
  });
  expect(await changeFormCart(shop().calls, null, add())).toEqual({ cartId: null, problem: null });
  expect(await changeFormCart(shop().calls, null, { kind: 'unreadable' })).toEqual({
    cartId: null,
    problem: 'unreadable',
  });
});

test('an API that only knows the plain calls gets item by item', async () => {
  const { calls, received } = shop({ plain: true });
  expect(await changeFormCart(calls, null, add('A', 'B'))).toEqual({ cartId: '1', problem: null });
  expect(received).toEqual(['1: 2 A', '1: 2 B']);
});
