import { formatMessage } from '@brixel/commerce/format-message';
import { expect, test } from 'vitest';
import { messages } from '#i18n/de/messages.ts';
import type { Translate } from '#i18n/i18n.ts';
import { timeText } from './time-format.ts';

const t: Translate = (key, ...[args]) => formatMessage(messages[key], args ?? {}, 'de-DE');
const now = new Date(2026, 10, 16, 9, 30);
const at = (...parts: [number, number, number, number, number]): string =>
  timeText(new Date(...parts).toISOString(), 'de', t, now);

test('near days have names, others a date, those of other years the year too', () => {
  expect(at(2026, 10, 16, 0, 5)).toBe('heute 00:05');
  expect(at(2026, 10, 15, 23, 59)).toBe('gestern 23:59');
  expect(at(2026, 10, 17, 10, 0)).toBe('morgen 10:00');
  expect(at(2026, 10, 14, 10, 3)).toBe('14.11., 10:03');
  expect(at(2025, 11, 31, 8, 0)).toBe('31.12.2025, 08:00');
});
