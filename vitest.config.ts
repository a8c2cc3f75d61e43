import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/setup/long-files-first.ts';
import { HANG_LIMIT_MS } from './tests/support/limits.ts';

const postgresUrl = process.env.TEST_POSTGRES_URL;
const storefrontSource = fileURLToPath(new URL('./apps/storefront/src/', import.meta.url));

const UNHURRIED = { testTimeout: HANG_LIMIT_MS, hookTimeout: HANG_LIMIT_MS };

/** The API tests run once for each database; `npm test` starts a throw-away PostgreSQL and names it in TEST_POSTGRES_URL. */
const apiProject = (databaseKind: 'sqlite' | 'postgres') => ({
  test: {
    name: `api-${databaseKind}`,
    include: ['tests/api/**/*.test.ts'],
    provide: { databaseKind, postgresUrl: postgresUrl ?? '' },
    ...UNHURRIED,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './tests/setup/summary-reporter.ts'],
    // left alone, one core is kept free, which on two cores means one test at a time
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        resolve: { alias: [{ find: /^#/, replacement: storefrontSource }] },
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
          // properties try hundreds of cases; how quick the machine is says nothing about them
          testTimeout: 60_000,
        },
      },
      apiProject('sqlite'),
      ...(postgresUrl ? [apiProject('postgres')] : []),
      {
        test: {
          name: 'shop',
          include: ['tests/shop/**/*.test.ts'],
          provide: { databaseKind: 'postgres', postgresUrl: postgresUrl ?? '' },
          ...UNHURRIED,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: './tests/setup/shop-and-browser.ts',
          ...UNHURRIED,
        },
      },
    ],
  },
});
