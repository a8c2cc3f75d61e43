import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PriceStep, plannedSteps, priceBeforeReduction, savingPercent } from './lowest-price.ts';
import { chargedPrice } from './product-price.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 15);
const ago = (days: number, price: number, reduced = false): PriceStep => ({ from: NOW - days * DAY, price, reduced });

describe('the price that a reduction refers to', () => {
  test('is the lowest of the 30 days before it began, however long it has lasted', () => {
    expect(priceBeforeReduction([ago(200, 100), ago(90, 60, true)], NOW)).toBe(100);
    expect(priceBeforeReduction([ago(200, 100), ago(40, 80), ago(25, 120), ago(10, 70, true)], NOW)).toBe(80);
    expect(priceBeforeReduction([ago(200, 80), ago(40, 120), ago(10, 70, true)], NOW)).toBe(120);
  });
  test('counts a price that ended within the window, and not one that ended as it began', () => {
    expect(priceBeforeReduction([ago(99, 50), ago(39.9, 120), ago(10, 40, true)], NOW)).toBe(50);
    expect(priceBeforeReduction([ago(99, 50), ago(40, 120), ago(10, 40, true)], NOW)).toBe(120);
  });
  test('of a reduction that grows without a pause is the one before its first step', () => {
    expect(priceBeforeReduction([ago(99, 100), ago(20, 90, true), ago(10, 80, true), ago(2, 70, true)], NOW)).toBe(100);
    expect(priceBeforeReduction([ago(99, 100), ago(20, 80, true), ago(10, 100), ago(2, 70, true)], NOW)).toBe(80);
  });
  test('does not exist without a reduction, without an earlier price, or when that was no higher', () => {
    expect(priceBeforeReduction([], NOW)).toBeNull();
    expect(priceBeforeReduction([ago(99, 100), ago(10, 80)], NOW)).toBeNull();
    expect(priceBeforeReduction([ago(5, 80, true)], NOW)).toBeNull();
    expect(priceBeforeReduction([ago(99, 80), ago(20, 100), ago(10, 80, true)], NOW)).toBeNull();
    expect(priceBeforeReduction([ago(99, 100), ago(20, 70, true), ago(10, 80, true)], NOW)).toBeNull();
  });
  test('ignores what is planned', () => {
    expect(priceBeforeReduction([ago(99, 100), ago(-1, 50, true)], NOW)).toBeNull();
  });
});

const histories = fc
  .array(
    fc.record({
      days: fc.integer({ min: -10, max: 120 }),
      price: fc.integer({ min: 1, max: 9 }),
      reduced: fc.boolean(),
    }),
  )
  .map((steps) => steps.map(({ days, price, reduced }) => ago(days, price, reduced)).sort((a, b) => a.from - b.from))
  .filter((steps) => new Set(steps.map(({ from }) => from)).size === steps.length);

test('property: day by day, no price of the 30 days before the begin was lower, one was equal, and today is below it', () => {
  const chargedOn = (steps: readonly PriceStep[], time: number) => steps.findLast(({ from }) => from <= time);
  fc.assert(
    fc.property(histories, (steps) => {
      const lowest = priceBeforeReduction(steps, NOW);
      if (lowest === null) return;
      // walk back day by day: steps lie on whole days, so every price is met
      let begin = NOW;
      while (true) {
        const here = chargedOn(steps, begin);
        const before = chargedOn(steps, begin - DAY);
        if (!before?.reduced || !here?.reduced || before.price < here.price) break;
        begin -= DAY;
      }
      const days = Array.from({ length: 30 }, (_, day) => chargedOn(steps, begin - (day + 1) * DAY)?.price ?? Infinity);
      expect(lowest).toBe(Math.min(...days));
      expect(chargedOn(steps, NOW)?.price).toBeLessThan(lowest);
    }),
    { numRuns: 2000 },
  );
});

test('property: the plan says at every moment what is charged', () => {
  const day = fc.option(fc.integer({ min: -20, max: 20 }).map((days) => new Date(NOW + days * DAY).toISOString()));
  const special = fc.option(fc.record({ price: fc.integer({ min: 0, max: 12 }), from: day, to: day }));
  fc.assert(
    fc.property(fc.record({ price: fc.integer({ min: 1, max: 10 }), special }), fc.nat(40 * 24), (source, hours) => {
      const time = NOW + hours * (DAY / 24) + (hours % 3);
      const step = plannedSteps(source, NOW).findLast(({ from }) => from <= time);
      expect(step?.price).toBe(chargedPrice(source, time));
    }),
  );
});

test('a saving is rounded down', () => {
  expect(savingPercent(1290, 1490)).toBe(13);
  expect(savingPercent(100, 100)).toBe(0);
  expect(savingPercent(120, 100)).toBe(0);
  expect(savingPercent(87_005, 100_000)).toBe(12);
  expect(savingPercent(1, 1000)).toBe(99);
});
