import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';

/** Drawing and showing pictures takes most of the time of most pages: one kind does without, for tests that look at none. */
export type BrowserKind = 'with pictures' | 'plain';

const ARGUMENTS: Record<BrowserKind, string[]> = {
  'with pictures': [],
  plain: ['--blink-settings=imagesEnabled=false'],
};

const browsers: Partial<Record<BrowserKind, Promise<Browser>>> = {};

/**
 * A browser of this worker, which all its files use one after another; it ends with the worker. One that all workers share would
 * have every call pass through the test runner's own process.
 */
export function browserOf(kind: BrowserKind): Promise<Browser> {
  browsers[kind] ??= chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
      ...ARGUMENTS[kind],
    ],
  });
  return browsers[kind];
}
