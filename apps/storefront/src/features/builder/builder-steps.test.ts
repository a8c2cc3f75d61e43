import { expect, test } from 'vitest';
import { allowedStep, nextStep, previousStep, stepOfAddress, stepPath } from './builder-steps.ts';

test('addresses name the steps', () => {
  expect(stepPath('cut')).toBe('/mosaik-builder/step/cut');
  expect(stepOfAddress('step', 'size')).toBe(3);
});

test('an unknown address is the first step', () => {
  expect(stepOfAddress(undefined, undefined)).toBe(0);
  expect(stepOfAddress('step', 'frame')).toBe(0);
  expect(stepOfAddress('size', undefined)).toBe(0);
});

test('going back stops at the first step, going on at the last', () => {
  expect(previousStep(0)).toBe(0);
  expect(previousStep(2)).toBe(1);
  expect(nextStep(2)).toBe(3);
  expect(nextStep(3)).toBe(3);
});

test('without a picture there is only the first step', () => {
  expect(allowedStep({ asked: 2, hasPicture: false, restored: false, screenWidth: 1440 })).toBe(0);
});

test('a stored picture starts over on narrow screens only', () => {
  const situation = { asked: 2, hasPicture: true, restored: true };
  expect(allowedStep({ ...situation, screenWidth: 1099 })).toBe(0);
  expect(allowedStep({ ...situation, screenWidth: 1100 })).toBe(2);
  expect(allowedStep({ ...situation, restored: false, screenWidth: 390 })).toBe(2);
});
