import { expect, test, vi } from 'vitest';
import { NO_ANSWER } from '#data/api/outcome.ts';
import { messages } from '#i18n/de/reviews.ts';
import { registerMessages, translatorFor } from '#i18n/translate.ts';
import { reviewFailure } from './send-review.ts';

registerMessages('de', messages);

test.each([
  [NO_ANSWER, false, messages['reviews.offline']],
  [NO_ANSWER, true, messages['reviews.unreachable']],
  [500, true, messages['reviews.unreachable']],
  [429, true, messages['reviews.tooOften']],
  [400, true, 'No reviews of this article.'],
])('a review that was answered with %i, online: %s, says: %s', (code, onLine, expected) => {
  vi.stubGlobal('navigator', { onLine });
  expect(reviewFailure(translatorFor('de'), { code, message: 'No reviews of this article.' })).toBe(expected);
});
