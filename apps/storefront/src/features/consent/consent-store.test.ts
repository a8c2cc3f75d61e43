import { expect, test } from 'vitest';
import { CONSENT_VERSION, giveConsent, parseConsent, useConsent } from './consent-store.ts';

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
  ['no JSON', '{'],
  ['something else', '"yes"'],
  ['an older text', JSON.stringify({ statistics: true, date: '2020-01-01', version: CONSENT_VERSION - 1 })],
])('%s counts as no choice', (_name, text) => {
  expect(parseConsent(text)).toBeNull();
});

test('a valid choice is read back', () => {
  const choice = { statistics: true, date: '2026-11-18T10:00:00.000Z', version: CONSENT_VERSION };
  expect(parseConsent(JSON.stringify(choice))).toEqual(choice);
});
