import { startTestPlatform, type TestPlatform } from './platform.ts';

export type DemoPlatform = Pick<TestPlatform, 'app' | 'inject' | 'platform'>;

let platform: Promise<DemoPlatform> | undefined;

/**
 * A platform on the demo catalogue for files that only read it. They run one after another in the same worker, which starts it
 * once; it ends with the worker, and its data with the run.
 */
export function demoPlatform(): Promise<DemoPlatform> {
  platform ??= startTestPlatform();
  return platform;
}
