import { describe, expect, test } from 'vitest';
import {
  afterCreate,
  afterPull,
  isSyncRequired,
  modeOfMerge,
  modeOnConnect,
  needsServerCart,
  type SyncState,
} from './sync-rules.ts';
import vectors from './vectors/checkout-and-state.json' with { type: 'json' };

interface Vector {
  id: string;
  input: {
    items?: unknown;
    token?: string;
    create_answer?: number;
    server_merge_by_default?: boolean;
    pull_answer?: number;
    in_checkout?: boolean;
  };
  expected: {
    connect?: unknown;
    sync?: { force_client_state: boolean; dry_run: boolean; merge_qty: boolean };
    merge?: { force_client_state: boolean; dry_run: boolean };
  };
}
const cases: readonly Vector[] = vectors.cases;
const FIRST = { count: 0, max: 1 };

test.each(cases.filter(({ expected }) => expected.connect !== undefined))('$id', ({ input, expected }) => {
  expect(needsServerCart(Number(input.items), input.token || null)).toBe(expected.connect);
});

test.each(cases.filter(({ expected }) => expected.sync))('$id', ({ input, expected }) => {
  expect(afterCreate(input.create_answer!, FIRST)).toBe('go-on');
  const { forceClientState, dryRun, mergeQty } = modeOnConnect({}, input.server_merge_by_default!);
  expect({ force_client_state: forceClientState, dry_run: dryRun, merge_qty: mergeQty }).toEqual(expected.sync);
});

test.each(cases.filter(({ expected }) => expected.merge))('$id', ({ input, expected }) => {
  expect(afterPull(input.pull_answer!, FIRST)).toBe('go-on');
  const { forceClientState, dryRun } = modeOfMerge({}, input.in_checkout!);
  expect({ force_client_state: forceClientState, dry_run: dryRun }).toEqual(expected.merge);
});

test('a server’s cart is made for lines that have none', () => {
  expect(needsServerCart(1, null)).toBe(true);
  expect(needsServerCart(1, 'tok')).toBe(false);
});

test('login adds quantities up, and what is asked for is kept', () => {
  expect(modeOnConnect({ mergeQty: true }, true)).toEqual({ forceClientState: false, dryRun: false, mergeQty: true });
  expect(modeOfMerge({ dryRun: true, mergeQty: true }, false)).toEqual({
    forceClientState: false,
    dryRun: true,
    mergeQty: true,
  });
});

describe('a synchronisation', () => {
  const state: SyncState = { isConnected: true, isEnabled: true, storedHash: 'a', currentHash: 'a', lastSyncAt: 1 };

  test('is required for the first time and whenever the cart has changed', () => {
    expect(isSyncRequired(state)).toBe(false);
    expect(isSyncRequired({ ...state, currentHash: 'b' })).toBe(true);
    expect(isSyncRequired({ ...state, storedHash: null })).toBe(true);
    expect(isSyncRequired({ ...state, lastSyncAt: 0 })).toBe(true);
  });

  test('can be forced, but not without a server', () => {
    expect(isSyncRequired(state, true)).toBe(true);
    expect(isSyncRequired({ ...state, isConnected: false }, true)).toBe(false);
    expect(isSyncRequired({ ...state, isEnabled: false }, true)).toBe(false);
  });
});

test('a cart that is refused becomes a guest’s, but not again and again', () => {
  const last = { count: 1, max: 1 };
  expect([401, 404, 500].map((code) => afterPull(code, FIRST))).toEqual(Array(3).fill('connect-as-guest'));
  expect(afterPull(401, last)).toBe('give-up');
  expect([401, 500].map((code) => afterCreate(code, FIRST))).toEqual(['connect-as-guest', 'give-up']);
  expect(afterCreate(401, last)).toBe('give-up');
});
