import type { SearchQueryInput } from '@brixel/contract/search';
import { expect, test } from 'vitest';
import type { Services } from '#data/services.ts';
import { allReviews } from './review-address.ts';
import { countStars, loadReviews } from './review-queries.ts';

interface Asked {
  query: SearchQueryInput;
  size: number;
}

/** A catalogue in which only these products have reviews, with these stars. */
function catalogWith(reviews: Record<number, (number | null)[]>) {
  const asked: Asked[] = [];
  const reports: unknown[] = [];
  const services = {
    report: (error: unknown) => void reports.push(error),
    catalog: {
      search: async (_: string, builder: { build: () => SearchQueryInput }, { size }: { size: number }) => {
        const query = builder.build();
        asked.push({ query, size });
        const id = query._appliedFilters?.find(({ attribute }) => attribute === 'product_id')?.value;
        const found = Object.entries(reviews).find(([product]) => JSON.stringify(id) === `{"eq":${product}}`)?.[1];
        if (!found) throw new Error('unknown product');
        const hits = found.map((rating, at) => ({ id: at, rating, title: 'Gut', secret: true }));
        return { hits: hits.slice(0, size), total: found.length };
      },
    },
  } as unknown as Services;
  return { services, asked, reports };
}

const { signal } = new AbortController();

test('a variant without reviews of its own shows those of its family', async () => {
  const { services } = catalogWith({ 10: [], 1: [5, 4, 4, 1] });
  const reviews = await loadReviews(services, [10, 1], allReviews, signal);
  expect(reviews).toMatchObject({ total: 4, counts: [1, 0, 0, 2, 1], found: 4 });
  expect(reviews.items).toHaveLength(3);
  expect(reviews.items[0]).not.toHaveProperty('secret');
});

test('a choice asks for its stars in its order, ten more with every page', async () => {
  const { services, asked } = catalogWith({ 10: [3] });
  await loadReviews(services, [10], { stars: 3, order: 'worst', pages: 3 }, signal);
  expect(asked.at(-1)?.size).toBe(23);
  expect(asked.at(-1)?.query).toMatchObject({
    _appliedFilters: [
      { attribute: 'product_id', value: { eq: 10 } },
      { attribute: 'review_status', value: { eq: 1 } },
      { attribute: 'rating', value: { eq: 3 } },
    ],
    _appliedSort: [
      { field: 'rating', options: 'asc' },
      { field: 'created_at', options: 'desc' },
    ],
  });
});

test('a failure is reported and leaves the page standing, unless nobody waits any more', async () => {
  const { services, reports } = catalogWith({});
  expect(await loadReviews(services, [10], allReviews, signal)).toMatchObject({ total: 0, failed: true });
  expect(reports).toHaveLength(1);
  await expect(loadReviews(services, [10], allReviews, AbortSignal.abort())).rejects.toThrow();
});

test('reviews without stars are not counted', () => {
  expect(countStars([5, null, 1, 1])).toEqual([2, 0, 0, 0, 1]);
});
