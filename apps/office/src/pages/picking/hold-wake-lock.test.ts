import { expect, test, vi } from 'vitest';
import { holdWakeLock } from './hold-wake-lock.ts';

function browser() {
  const asked = Promise.withResolvers<{ release: () => void }>();
  const release = vi.fn();
  const request = vi.fn(() => asked.promise);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { request, release, answer: () => asked.resolve({ release }) };
}

test('the screen stays on until the end, and is asked for again when somebody comes back', async () => {
  const { request, release, answer } = browser();
  const end = holdWakeLock();
  answer();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  expect(release).not.toHaveBeenCalled();
  end();
  expect(release).toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that the browser gives after the end is given back', async () => {
  const { release, answer } = browser();
  holdWakeLock()();
  answer();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});
