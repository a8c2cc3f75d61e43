import { expect, onTestFinished, test, vi } from 'vitest';
import { startStoringSettings, useBuilder } from './builder-store.ts';

const good = {
  format: 'square',
  isGrayscale: true,
  adjustments: { brightness: 12, contrast: -5, saturation: 0 },
  calm: 1,
  selectedSize: 'xl',
  plates: 'merged',
  frame: 'oak',
};

/** What the builder goes on with after a visit that has left these settings. */
function settingsAfter(stored: object) {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored), setItem: () => {} });
  useBuilder.setState(useBuilder.getInitialState(), true);
  const stop = startStoringSettings();
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
  });
  const { format, isGrayscale, adjustments, calm, selectedSize, plates, frame } = useBuilder.getState();
  return { format, isGrayscale, adjustments, calm, selectedSize, plates, frame };
}

test('the settings of the last visit are read again', () => {
  expect(settingsAfter(good)).toEqual(good);
});

test.each([
  ['selectedSize', 'xxl', 'm'],
  ['plates', 'round', 'single'],
  ['frame', 'walnut', 'none'],
  ['format', 'round', 'portrait'],
  ['isGrayscale', 'yes', false],
  ['calm', 77, 2],
  ['adjustments', { brightness: 'a', contrast: 900 }, { brightness: 0, contrast: 0, saturation: 0 }],
  ['adjustments', null, { brightness: 0, contrast: 0, saturation: 0 }],
])('%s: what this release does not know is left at its default, the rest stays', (name, stored, expected) => {
  expect(settingsAfter({ ...good, [name]: stored })).toEqual({ ...good, [name]: expected });
});
