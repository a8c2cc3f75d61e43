import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClientCart, emptyCart } from '../cart-state.ts';
import { testLine } from '../testing/test-line.ts';
import { joinCarts } from './join-carts.ts';
import { leftBehind, withAdded, without, withQuantity } from './shopper-changes.ts';

const line = (sku: string) => testLine({ key: sku, sku, parentSku: sku });

type Change = (cart: ClientCart, tab: string) => ClientCart;
const sku = fc.constantFrom('A', 'B', 'C');
const change: fc.Arbitrary<Change> = fc.oneof(
  // keys differ from tab to tab, and are made once
  sku.map(
    (added): Change =>
      (cart, tab) =>
        withAdded(cart, line(added), () => `${tab}${cart.removed.length}${added}`),
  ),
  fc.tuple(sku, fc.integer({ min: 1, max: 9 })).map(
    ([key, qty]): Change =>
      (cart) =>
        withQuantity(cart, key, qty),
  ),
  sku.map(
    (gone): Change =>
      (cart) =>
        without(cart, ({ key }) => key === gone),
  ),
);
const history = fc.array(change, { maxLength: 6 });
const after = (cart: ClientCart, changes: Change[], tab: string) =>
  changes.reduce((before, make) => make(before, tab), cart);

/** Order aside: it is that of the last message. */
const contentOf = ({ lines, removed, ...rest }: ClientCart) => ({
  ...rest,
  lines: lines.map(({ line_key, line_version, qty }) => [line_key, line_version, qty]).toSorted(),
  removed: removed.map(({ line_key, line_version }) => [line_key, line_version]).toSorted(),
});

const carts = fc.tuple(history, history, history).map(([common, ours, theirs]) => {
  const before = after(emptyCart, common, 'common');
  return { before, mine: after(before, ours, 'mine'), theirs: after(before, theirs, 'theirs') };
});

test('both tabs come to the same cart, in whatever order and however often messages arrive', () => {
  fc.assert(
    fc.property(carts, ({ mine, theirs }) => {
      // two changes of one line in one moment have no order: those histories are left out
      const versions = new Map(mine.lines.map(({ line_key, line_version, qty }) => [line_key, [line_version, qty]]));
      fc.pre(
        theirs.lines.every(({ line_key, line_version, qty }) => {
          const [version, own] = versions.get(line_key) ?? [];
          return version !== line_version || own === qty;
        }),
      );
      const joined = joinCarts(mine, theirs);
      expect(contentOf(joinCarts(theirs, mine))).toEqual(contentOf(joined));
      expect(contentOf(joinCarts(joined, mine))).toEqual(contentOf(joined));
      expect(contentOf(joinCarts(theirs, joined))).toEqual(contentOf(joined));
    }),
  );
});

test('a line that one tab has removed does not come back, a line that one tab has added is not lost', () => {
  fc.assert(
    fc.property(carts, ({ before, mine, theirs }) => {
      const joined = new Set(joinCarts(mine, theirs).lines.map(({ line_key }) => line_key));
      const old = new Set(before.lines.map(({ line_key }) => line_key));
      for (const { line_key, line_version } of mine.removed) {
        const isNewer = theirs.lines.some(
          (storedLine) => storedLine.line_key === line_key && storedLine.line_version > line_version,
        );
        if (!isNewer) expect(joined.has(line_key)).toBe(false);
      }
      for (const { line_key } of theirs.lines) if (!old.has(line_key)) expect(joined.has(line_key)).toBe(true);
    }),
  );
});

test('a cart that was left behind brings nothing back', () => {
  const full = withAdded(emptyCart, line('A'), () => 'k');
  expect(joinCarts(full, leftBehind(full)).lines).toEqual([]);
  expect(joinCarts(leftBehind(full), full).lines).toEqual([]);
});
