import { afterEach, expect, test, vi } from 'vitest';
import { reportWrongTheme } from './report-theme.ts';
import { THEME_KEY } from './theme-switch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [null, 0],
  ['light', 0],
  ['dark', 0],
  ['petrol', 1],
])('a stored theme of %j is logged %i times as wrong', (stored, times) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === THEME_KEY ? stored : null) });
  reportWrongTheme();
  expect(logged.mock.calls).toEqual(Array.from({ length: times }, () => ['Wrong theme name']));
});
