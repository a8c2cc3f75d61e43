import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismiss,
  notify,
  pauseCountdown,
  resumeCountdown,
  startCountdowns,
  useNotifications,
} from './notifications-store.ts';
import vectors from './vectors/notifications.json' with { type: 'json' };

const shown = () => useNotifications.getState().notifications;
const messages = () => shown().map((entry) => entry.message);

beforeEach(() => {
  vi.useFakeTimers();
  useNotifications.setState({ notifications: [] });
});
afterEach(() => vi.useRealTimers());

test('the time of a message begins when messages are displayed, however late that is', () => {
  notify({ type: 'success', message: 'In den Warenkorb gelegt.' });
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['In den Warenkorb gelegt.']);
  startCountdowns();
  vi.advanceTimersByTime(4999);
  expect(messages()).toEqual(['In den Warenkorb gelegt.']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

interface Vector {
  id: string;
  input: {
    existing?: { message: string }[];
    existing_ids?: number[];
    new?: { message: string; hasNoTimeout?: boolean };
    remove_id?: number;
  };
  expected: { added?: boolean; removed?: boolean; removed_after_ms?: null };
}
const cases: readonly Vector[] = vectors.cases;

test.each(cases)('$id', ({ input, expected }) => {
  const existing = input.existing ?? input.existing_ids?.map((id) => ({ id, message: String(id) })) ?? [];
  useNotifications.setState({ notifications: existing.map((entry) => ({ id: 1, type: 'success', ...entry })) });
  if (input.new) notify({ type: 'success', ...input.new });
  if (input.remove_id) dismiss(input.remove_id);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);

  const isLonger = shown().length > existing.length;
  if (expected.added !== undefined) expect(isLonger).toBe(expected.added);
  if (expected.removed_after_ms === null) expect(isLonger).toBe(true);
  if (expected.removed !== undefined) expect(shown().length < existing.length).toBe(expected.removed);
});

test('a message goes after 5 seconds', () => {
  notify({ type: 'success', message: 'In den Warenkorb gelegt.' });
  vi.advanceTimersByTime(4999);
  expect(messages()).toEqual(['In den Warenkorb gelegt.']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test('a message like the last one is dropped, a different one in between is not', () => {
  notify({ type: 'info', message: 'a' });
  notify({ type: 'info', message: 'a' });
  notify({ type: 'info', message: 'b' });
  notify({ type: 'info', message: 'a' });
  expect(messages()).toEqual(['a', 'b', 'a']);
});

test('a message like the last one about something else renews it, and its time', () => {
  notify({ type: 'success', message: 'added', detail: 'brick' });
  vi.advanceTimersByTime(4000);
  notify({ type: 'success', message: 'added', detail: 'plate' });
  expect(shown()).toMatchObject([{ message: 'added', detail: 'plate' }]);
  vi.advanceTimersByTime(4999);
  expect(messages()).toEqual(['added']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});

test('pointer and focus may both leave: the time runs once, and can be stopped again', () => {
  notify({ type: 'info', message: 'a' });
  const id = shown()[0]?.id ?? -1;
  pauseCountdown(id);
  resumeCountdown(id);
  resumeCountdown(id);
  pauseCountdown(id);
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['a']);
});

test('ids are whole numbers below 100000', () => {
  notify({ type: 'info', message: 'a' });
  const id = shown()[0]?.id ?? -1;
  expect(Number.isInteger(id) && id >= 0 && id < 100_000).toBe(true);
});

test('own lifetimes are respected, and messages without timeout stay', () => {
  notify({ type: 'info', message: 'short', timeToLive: 100 });
  notify({ type: 'error', message: 'stays', hasNoTimeout: true });
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['stays']);
});

test('dismissing the first message leaves the others', () => {
  notify({ type: 'info', message: 'a' });
  notify({ type: 'info', message: 'b' });
  dismiss(shown()[0]?.id ?? -1);
  expect(messages()).toEqual(['b']);
});

test('the time stands still while the shopper reads', () => {
  notify({ type: 'info', message: 'a' });
  vi.advanceTimersByTime(4000);
  const id = shown()[0]?.id ?? -1;
  pauseCountdown(id);
  vi.advanceTimersByTime(60_000);
  expect(messages()).toEqual(['a']);
  resumeCountdown(id);
  vi.advanceTimersByTime(999);
  expect(messages()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(messages()).toEqual([]);
});
