import { billOfMaterials } from '@brixel/bricks/build/bill-of-materials';
import { buildingPlan, type PlanPage, partsPage } from '@brixel/bricks/plan/building-plan';
import { planSteps } from '@brixel/bricks/plan/plan-steps';
import { expect, test } from 'vitest';
import { MODEL_KEYS } from '../pictures.ts';
import { models } from './registry.ts';

test.each(MODEL_KEYS)('%s is built of all its parts, and nothing floats above what is still missing', (model) => {
  const placed = models[model].build();
  const steps = planSteps(placed);
  expect(new Set(steps.flat())).toEqual(new Set(placed));
  expect(steps.flat()).toHaveLength(placed.length);
  const feet = steps.flat().map(({ at }) => Math.round(at[2] * 10));
  expect(feet).toEqual(feet.toSorted((a, b) => a - b));
  for (const step of steps) expect(step.length).toBeLessThanOrEqual(42);
});

test.each(MODEL_KEYS)('the first page lists what %s is made of, and fits', (model) => {
  const bill = billOfMaterials(models[model].build());
  const list = partsPage(models[model].build());
  expect(list.labels.filter(({ bold }) => bold).map(({ text }) => text)).toEqual(bill.map(({ count }) => `${count}×`));
  for (const { text } of list.labels.filter(({ bold }) => !bold)) expect(text).toMatch(/^\w+ · \d+$/);
  expectToFit(list);
});

test('steps are numbered, and each says which parts it takes', () => {
  const [, ...pages] = buildingPlan(models.dachshund.build());
  for (const page of pages) expectToFit(page);
  const labels = pages.flatMap((page) => page.labels).map(({ text }) => text);
  const numbers = labels.filter((text) => /^\d+$/.test(text)).map(Number);
  expect(numbers).toEqual(planSteps(models.dachshund.build()).map((_, index) => index + 1));
  const parts = labels.flatMap((text) => /^(\d+)×$/.exec(text)?.[1] ?? []).map(Number);
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(models.dachshund.build().length);
});

function expectToFit({ labels, width, height }: PlanPage): void {
  for (const { x, y } of labels) {
    expect(x).toBeLessThan(width - 20);
    expect(y).toBeLessThan(height - 20);
  }
}
