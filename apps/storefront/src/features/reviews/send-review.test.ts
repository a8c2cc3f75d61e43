import { expect, test, vi } from 'vitest';
import { NO_ANSWER } from '#data/api/outcome.ts';
import type { Translate } from '#i18n/translate.ts';
import { reviewFailure } from './send-review.ts';

const t: Translate = (key) => key;

test.each([
  [NO_ANSWER, false, 'reviews.offline'],
  [NO_ANSWER, true, 'reviews.unreachable'],
  [500, true, 'reviews.unreachable'],
  [429, true, 'reviews.tooOften'],
  [400, true, 'No reviews of this article.'],
])('a review that was answered with %i, online: %s, says %s', (code, onLine, expected) => {
  vi.stubGlobal('navigator', { onLine });
  expect(reviewFailure(t, { code, message: 'No reviews of this article.' })).toBe(expected);
});
