import { expect, test } from 'vitest';
import { afterAnswer, type Reading } from './use-call.ts';

const read: Reading<string> = { key: 'a', answer: { ok: true, result: 'orders' }, failure: null };

test.each(['NO_CONNECTION', 'TOO_MANY_REQUESTS', 'UNEXPECTED'] as const)(
  'what was read stays where it cannot be read anew because of %s, and so does the reason',
  (code) => {
    const kept = afterAnswer(read, 'a', { ok: false, code });
    expect(kept).toEqual({ ...read, failure: code });
    expect(afterAnswer(kept, 'a', { ok: false, code })).toEqual(kept);
    expect(afterAnswer(kept, 'a', { ok: true, result: 'more' })).toEqual({
      ...read,
      answer: { ok: true, result: 'more' },
    });
  },
);

test.each([
  ['what is gone', 'a', 'NOT_FOUND'],
  ['what the role may not see any more', 'a', 'FORBIDDEN'],
  ['what is asked for in another way', 'b', 'NO_CONNECTION'],
] as const)('%s does not stay', (_what, key, code) => {
  expect(afterAnswer(read, key, { ok: false, code })).toEqual({ key, answer: { ok: false, code }, failure: null });
});
