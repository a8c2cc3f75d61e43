import { expect, test } from 'vitest';
import { CONSENT_VERSION, currentConsent, giveConsent, useConsent } from './consent-store.ts';

test('a choice is kept with date and version', () => {
  giveConsent(false, new Date('2026-11-18T10:00:00Z'));
  expect(useConsent.getState().consent).toEqual({
    statistics: false,
    date: '2026-11-18T10:00:00.000Z',
    version: CONSENT_VERSION,
  });
});

test.each([
  ['nothing', null],
  ['something else', 'yes'],
  ['half a choice', { date: '2026-11-18', version: CONSENT_VERSION }],
  ['an older text', { statistics: true, date: '2020-01-01', version: CONSENT_VERSION - 1 }],
])('%s counts as no choice', (_name, stored) => {
  expect(currentConsent(stored)).toBeNull();
});

test('a valid choice is read back', () => {
  const choice = { statistics: true, date: '2026-11-18T10:00:00.000Z', version: CONSENT_VERSION };
  expect(currentConsent(choice)).toEqual(choice);
});
