import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/setup/long-files-first.ts';
import { HANG_LIMIT_MS, WAIT_LIMIT_MS } from './tests/support/limits.ts';

const postgresUrl = process.env.TEST_POSTGRES_URL;

const UNHURRIED = {
  testTimeout: HANG_LIMIT_MS,
  hookTimeout: HANG_LIMIT_MS,
  expect: { poll: { timeout: WAIT_LIMIT_MS } },
};

/** One worker serves file after file, so that each reads our modules once: starting anew took longer than most files. */
const SHARED_WORKERS = { isolate: false, setupFiles: ['./tests/setup/restore-after-file.ts'] };

/** Browsers keep the processors busy by themselves, with one file more than there are cores; they come first. */
const BROWSERS_FIRST = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 0 } };
/** All others wait for databases, processes and clocks a good part of their time. */
const THEN_THE_OTHERS = { maxWorkers: availableParallelism() + 3, sequence: { groupOrder: 1 } };

/**
 * The API tests run once for each database; `npm test` starts a throw-away PostgreSQL and names it in TEST_POSTGRES_URL. Those that
 * only read the catalogue run on SQLite alone: `catalog-equal.test.ts` proves that either database makes the same one.
 */
const apiProject = (databaseKind: 'sqlite' | 'postgres', folders: string[]) => ({
  test: {
    name: `api-${databaseKind}`,
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    provide: { databaseKind, postgresUrl: postgresUrl ?? '' },
    ...SHARED_WORKERS,
    ...UNHURRIED,
    ...THEN_THE_OTHERS,
  },
});

export default defineConfig({
  test: {
    globalSetup: './tests/setup/run-folder.ts',
    reporters: ['default', './tests/setup/summary-reporter.ts'],
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
          // properties try hundreds of cases; how quick the machine is says nothing about them
          testTimeout: 60_000,
          ...SHARED_WORKERS,
          ...THEN_THE_OTHERS,
        },
      },
      apiProject('sqlite', ['api', 'catalog']),
      ...(postgresUrl ? [apiProject('postgres', ['api'])] : []),
      {
        test: {
          name: 'shop',
          include: ['tests/shop/**/*.test.ts'],
          provide: { databaseKind: 'postgres', postgresUrl: postgresUrl ?? '' },
          ...SHARED_WORKERS,
          ...UNHURRIED,
          ...THEN_THE_OTHERS,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: './tests/setup/shop-for-browsers.ts',
          // a shared machine can starve a browser for minutes; whatever needs its second attempt is named at the end, and mended
          retry: 1,
          ...SHARED_WORKERS,
          ...UNHURRIED,
          ...BROWSERS_FIRST,
        },
      },
    ],
  },
});
