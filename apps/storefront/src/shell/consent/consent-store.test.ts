import { expect, test } from 'vitest';
import { CONSENT_VERSION, currentConsent, giveConsent, useConsent } from './consent-store.ts';

test('a choice is stored with date and version', () => {
  giveConsent(false, new Date('2026-11-18T10:00:00Z'));
  expect(useConsent.getState().consent).toEqual({
    statistics: false,
    date: '2026-11-18T10:00:00.000Z',
    version: CONSENT_VERSION,
  });
});

test.each([
  ['nothing', undefined],
  ['something else', 'yes'],
  ['half a choice', { version: CONSENT_VERSION }],
  ['an older text', { statistics: true, version: CONSENT_VERSION - 1 }],
])('%s counts as no choice', (_name, value) => {
  expect(currentConsent({ value, created_at: '2026-11-18T10:00:00.000Z' })).toBeNull();
});

test('a valid choice is read back', () => {
  const value = { statistics: true, version: CONSENT_VERSION };
  const date = '2026-11-18T10:00:00.000Z';
  expect(currentConsent({ value, created_at: date })).toEqual({ ...value, date });
  expect(currentConsent(null)).toBeNull();
});
