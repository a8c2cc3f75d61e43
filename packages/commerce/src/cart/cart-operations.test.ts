import { describe, expect, test } from 'vitest';
import type { ClientItem } from './cart-item.ts';
import {
  type AddedProduct,
  addToLines,
  type GroupLink,
  productsToAdd,
  type RemovedProduct,
  removeFromLines,
  removeUnconfirmed,
  setQuantity,
  updateFields,
} from './cart-operations.ts';
import vectors from './vectors/cart-merge.json' with { type: 'json' };

interface Payload {
  product: AddedProduct<ClientItem> & RemovedProduct;
  qty?: number;
  removeByParentSku?: boolean;
}
interface Vector {
  id: string;
  input: { operation?: string; cart_items?: Partial<ClientItem>[] | null; payload?: Payload };
  expected: { cart_items?: object[] };
}

const isLine = (line: Partial<ClientItem>): line is ClientItem => line.sku !== undefined && line.qty !== undefined;

function operate(lines: ClientItem[], operation: string, { product, qty, removeByParentSku }: Payload): ClientItem[] {
  const rule = removeByParentSku === undefined ? {} : { byParentSku: removeByParentSku };
  switch (operation) {
    case 'add':
      return addToLines(lines, product);
    case 'remove':
      return removeFromLines(lines, product, rule);
    case 'remove-unconfirmed':
      return removeUnconfirmed(lines, product, rule);
    case 'set-qty':
      return setQuantity(lines, product, qty);
    case 'update-fields':
      return updateFields(lines, product as ClientItem);
    default:
      throw new Error(`Unknown operation: ${operation}`);
  }
}

const cases: readonly Vector[] = vectors.cases;
test.each(cases.filter(({ id }) => id.startsWith('mut-')))('$id', ({ input, expected }) => {
  const lines = (input.cart_items ?? []).filter(isLine);
  expect(operate(lines, input.operation!, input.payload!)).toEqual(expected.cart_items);
});

const A: ClientItem = { sku: 'A', qty: 2 };
const B: ClientItem = { sku: 'B', qty: 1 };

describe('adding', () => {
  test('adds one where no quantity is given, and whole pieces only', () => {
    expect(addToLines<ClientItem>([], { sku: 'A' })).toEqual([{ sku: 'A', qty: 1 }]);
    expect(addToLines([A], { sku: 'A', qty: '3' })).toEqual([{ sku: 'A', qty: 5 }]);
    expect(addToLines([A], { sku: 'B', qty: 2.9 })).toEqual([A, { sku: 'B', qty: 2 }]);
  });

  test('leaves the given lines as they were', () => {
    const lines = [A];
    addToLines(lines, { sku: 'A', qty: 1 });
    expect(lines).toEqual([{ sku: 'A', qty: 2 }]);
  });
});

describe('removing', () => {
  const variants: ClientItem[] = [
    { sku: 'C-1', parentSku: 'C', qty: 1 },
    { sku: 'C-2', parentSku: 'C', qty: 1, server_item_id: 4 },
  ];

  test('a parent takes its variants along unless told otherwise, a bundle never', () => {
    expect(removeFromLines([...variants, A], { sku: 'C' })).toEqual([A]);
    expect(removeFromLines(variants, { sku: 'C' }, { byParentSku: false })).toEqual(variants);
    expect(removeFromLines(variants, { sku: 'C', type_id: 'bundle' })).toEqual(variants);
  });

  test('one variant leaves the others', () => {
    expect(removeFromLines(variants, { sku: 'C-1' })).toEqual([variants[1]]);
  });

  test('spares what the server has confirmed', () => {
    expect(removeUnconfirmed([...variants, A], { sku: 'C' })).toEqual([variants[1], A]);
    expect(removeUnconfirmed([A, B], { sku: 'A' })).toEqual([B]);
  });
});

describe('changing', () => {
  test('sets the quantity of the same line', () => {
    expect(setQuantity([A, B], { sku: 'B' }, '20')).toEqual([A, { sku: 'B', qty: 20 }]);
  });

  test('finds a line that has become another variant by the server’s id', () => {
    const options = { extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '5' }] } };
    const red: ClientItem = { sku: 'C-RED', qty: 1, server_item_id: 4, product_option: options };
    expect(updateFields([A, red], { sku: 'C-BLUE', server_item_id: 4 })).toEqual([A, { ...red, sku: 'C-BLUE' }]);
  });
});

describe('a group', () => {
  type Member = Partial<ClientItem>;
  const member = (sku: string, link: Partial<GroupLink<Member>> = {}, facts: Member = {}): GroupLink<Member> => ({
    link_type: 'associated',
    product: { sku, type_id: 'simple', ...facts },
    ...link,
  });

  test('goes into the cart as its members', () => {
    const product_links = [
      member('A', { qty: '3' }),
      member('B', {}, { qty: 2 }),
      member('C', { link_type: 'related' }),
      member('D', {}, { qty: 0 }),
      { link_type: 'associated', product: null },
    ];
    expect(productsToAdd<Member>({ sku: 'G', type_id: 'grouped', qty: 2, product_links })).toEqual([
      { sku: 'A', type_id: 'simple', qty: 6 },
      { sku: 'B', type_id: 'simple', qty: 4 },
    ]);
    expect(productsToAdd<Member>({ type_id: 'grouped', product_links: null })).toEqual([]);
  });

  test('and nothing else is split', () => {
    const box = { sku: 'X', type_id: 'bundle', product_links: [member('A')] };
    expect(productsToAdd<Member>(box)).toEqual([box]);
  });
});
