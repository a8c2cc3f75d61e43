import { expect, test } from 'vitest';
import { afterCreate, modeOfMerge, modeOnConnect } from './sync-rules.ts';
import vectors from './vectors/checkout-and-state.json' with { type: 'json' };

interface Vector {
  id: string;
  input: {
    create_answer?: number;
    server_merge_by_default?: boolean;
    in_checkout?: boolean;
  };
  expected: {
    sync?: { force_client_state: boolean; dry_run: boolean; merge_qty: boolean };
    merge?: { force_client_state: boolean; dry_run: boolean };
  };
}
const cases: readonly Vector[] = vectors.cases;
const FIRST = { count: 0, max: 1 };

test.each(cases.filter(({ expected }) => expected.sync))('$id', ({ input, expected }) => {
  expect(afterCreate(input.create_answer!, FIRST)).toBe('go-on');
  const { forceClientState, dryRun, mergeQty } = modeOnConnect({}, input.server_merge_by_default!);
  expect({ force_client_state: forceClientState, dry_run: dryRun, merge_qty: mergeQty }).toEqual(expected.sync);
});

test.each(cases.filter(({ expected }) => expected.merge))('$id', ({ input, expected }) => {
  const { forceClientState, dryRun } = modeOfMerge({}, input.in_checkout!);
  expect({ force_client_state: forceClientState, dry_run: dryRun }).toEqual(expected.merge);
});

test('login adds quantities up, and what is asked for is kept', () => {
  expect(modeOnConnect({ mergeQty: true }, true)).toEqual({ forceClientState: false, dryRun: false, mergeQty: true });
  expect(modeOfMerge({ dryRun: true, mergeQty: true }, false)).toEqual({
    forceClientState: false,
    dryRun: true,
    mergeQty: true,
  });
});

test('a cart that is refused becomes a guest’s, but not again and again', () => {
  expect([401, 500].map((code) => afterCreate(code, FIRST))).toEqual(['connect-as-guest', 'give-up']);
  expect(afterCreate(401, { count: 1, max: 1 })).toBe('give-up');
});
