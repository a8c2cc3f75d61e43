import { expect, test } from 'vitest';
import { localTime, startOfDay } from './local-time.ts';

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s, also where the clocks are changed', (day, moment) => {
  expect(startOfDay(day).toISOString()).toBe(moment);
  expect(localTime(moment)).toBe(`${day} 00:00`);
});
