import { expect, test } from 'vitest';
import { isInCheckout } from '#features/order-details/order-details.ts';
import { sectionAfter, sectionOfHash, sectionsFor, shownSection } from './checkout-steps.ts';
import vectors from './vectors/checkout.json' with { type: 'json' };

const all = sectionsFor(false);
const nothing = { personalDetails: false, shipping: false, payment: false, orderReview: false };

test('the hash names the section', () => {
  expect(sectionOfHash('#shipping')).toBe('shipping');
  expect(sectionOfHash('#elsewhere')).toBeNull();
  expect(sectionOfHash('')).toBeNull();
});

test('a section behind an incomplete one is not shown', () => {
  expect(shownSection(all, nothing, 'payment')).toBe('personalDetails');
  expect(shownSection(all, { ...nothing, personalDetails: true }, 'payment')).toBe('shipping');
});

test('going back to a completed section is always possible', () => {
  const done = { personalDetails: true, shipping: true, payment: true, orderReview: false };
  expect(shownSection(all, done, 'personalDetails')).toBe('personalDetails');
  expect(shownSection(all, done, null)).toBe('orderReview');
});

test('a virtual cart has no shipping', () => {
  const sections = sectionsFor(true);
  expect(sections).toEqual(['personalDetails', 'payment', 'orderReview']);
  expect(sectionAfter(sections, 'personalDetails')).toBe('payment');
  expect(shownSection(sections, { ...nothing, personalDetails: true }, 'shipping')).toBe('payment');
});

test.each(vectors.cases.filter(({ id }) => id.startsWith('ck-03')))('$id', ({ input, expected }) => {
  const now = Date.now();
  expect(isInCheckout(now - (input.minutes_since_modified ?? 0) * 60_000, now)).toBe(expected.in_checkout);
});

test('in checkout means changed within 30 minutes', () => {
  const now = 10_000_000;
  expect(isInCheckout(now - 1_800_000, now)).toBe(true);
  expect(isInCheckout(now - 1_800_001, now)).toBe(false);
  expect(isInCheckout(0, now)).toBe(false);
});
