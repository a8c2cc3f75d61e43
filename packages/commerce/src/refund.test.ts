import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CENT } from './money.ts';
import { lineRefund, type PaidLine } from './refund.ts';

test('pieces that come back one after the other are together exactly what was paid', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 100_000 }), (steps, cents) => {
      const qty = steps.reduce((sum, step) => sum + step, 0);
      const line: PaidLine = { qty, paid: cents * CENT, refundedQty: 0, refundedAmount: 0 };
      for (const step of steps) {
        const amount = lineRefund(line, step);
        expect(amount % CENT).toBe(0);
        expect(amount).toBeGreaterThanOrEqual(0);
        line.refundedQty += step;
        line.refundedAmount += amount;
      }
      expect(line.refundedAmount).toBe(line.paid);
    }),
  );
});

test('7 of 16 tiles at 0.039 € are 0.27 €; what was kept back once stays kept back, and no line gives more than it cost', () => {
  const tiles: PaidLine = { qty: 16, paid: 6200, refundedQty: 0, refundedAmount: 0 };
  expect(lineRefund(tiles, 7)).toBe(2700);
  expect(lineRefund({ ...tiles, refundedQty: 8, refundedAmount: 1000 }, 8)).toBe(3100);
  expect(lineRefund({ ...tiles, refundedQty: 8, refundedAmount: 6000 }, 8)).toBe(200);
});
