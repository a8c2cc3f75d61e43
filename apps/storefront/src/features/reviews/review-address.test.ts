import { expect, test } from 'vitest';
import { allReviews, readReviewChoice, reviewHref } from './review-address.ts';

const read = (search: string) => readReviewChoice(new URLSearchParams(search));

test('a choice is found again in its address, beside what was there', () => {
  const choice = { stars: 3, order: 'worst', pages: 2 } as const;
  const href = reviewHref('?childSku=BX-1&stars=5', choice);
  expect(href).toBe('?childSku=BX-1&stars=3&order=worst&reviews=2#reviews');
  expect(read(href.slice(1, -'#reviews'.length))).toEqual(choice);
  expect(reviewHref('?stars=5&order=best', allReviews)).toBe('?#reviews');
});

test('what makes no sense means all reviews', () => {
  for (const search of [
    '',
    'stars=6',
    'stars=2.5',
    'stars=-1',
    'order=oldest',
    'reviews=0',
    'reviews=x',
    'reviews=1.5',
  ])
    expect(read(search), search).toEqual(allReviews);
  expect(read('reviews=1e9').pages).toBe(100);
});
