import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import type { Reporter, SerializedError, TestCase, TestModule, TestRunEndReason } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.mjs';
import { durationKey, type FileDurations, storeDurations } from './file-durations.ts';

/** Says which files took long and what failed, on which databases and in which browser the run took place, then the count that CI reads. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[], reason: TestRunEndReason): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const ran = (project: string) => modules.some((module) => module.project.name === project);
    const durations = Object.fromEntries(
      modules.map((module) => [durationKey(module.project.name, module.moduleId), durationOf(module)]),
    );
    storeDurations(durations);
    const lines = [
      ...slowestFirst(durations),
      '',
      ...failures(modules),
      ...outside.map(outsideOfTests),
      ...(reason === 'interrupted' ? ['Failed: the run was interrupted'] : []),
      ...secondAttempts(modules),
      `Databases: ${[ran('api-sqlite') && sqlite(), postgres()].filter(Boolean).join(', ')}`,
      `Browser: ${ran('browser') ? chromium() : 'none in this run'}`,
      `Tests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}

/** Again at the end, since a CI may show no more than that. A file can fail without a test: while it is loaded, or in a hook. */
function failures(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) => [
    ...module.errors().map((error) => `Failed: ${fileOf(module)}: ${firstLines(error.message)}`),
    ...[...module.children.allTests('failed')].map((test) => `Failed: ${nameOf(module, test)}: ${messagesOf(test)}`),
  ]);
}

const fileOf = (module: TestModule): string => durationKey(module.project.name, module.moduleId);
const nameOf = (module: TestModule, test: TestCase): string => `${fileOf(module)} > ${test.fullName}`;

/** Of all attempts, with what was expected and what was there. */
const messagesOf = (test: TestCase): string =>
  (test.result().errors ?? [])
    .flatMap(({ message, diff }) => [firstLines(message), diff?.slice(0, 1_500)])
    .filter(Boolean)
    .join('\n');

/** It fails the run though every test has passed: mostly a promise that a test has left behind. */
function outsideOfTests({ name, message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }: SerializedError): string {
  const last = [VITEST_TEST_PATH, VITEST_TEST_NAME].filter(Boolean).join(' > ');
  return `Failed: outside of a test, after ${last || 'none'}: ${name}: ${firstLines(message)}
${stack?.slice(0, 1_500)}`;
}

const firstLines = (message: string): string => message.split('\n', 3).join(' ').slice(0, 300);

/** A test that fails at times says something about itself or about the shop, and must not go unseen. */
function secondAttempts(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) =>
    [...module.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `Passed at the second attempt: ${nameOf(module, test)}: ${messagesOf(test)}`),
  );
}

function durationOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return Math.round(environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration);
}

const WORTH_A_LINE_MS = 2_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function slowestFirst(durations: FileDurations): string[] {
  const files = Object.entries(durations).toSorted(([, a], [, b]) => b - a);
  const long = files.filter(([, ms]) => ms >= WORTH_A_LINE_MS);
  const short = files.slice(long.length);
  const rest = short.reduce((sum, [, ms]) => sum + ms, 0);
  return [
    'Durations, slowest file first:',
    ...long.map(([file, ms]) => `${seconds(ms).padStart(9)}  ${file}`),
    `${seconds(rest).padStart(9)}  ${short.length} files below ${seconds(WORTH_A_LINE_MS)}, together`,
  ];
}

function sqlite(): string {
  const database = new DatabaseSync(':memory:');
  const row = database.prepare('select sqlite_version() as version').get();
  database.close();
  return `SQLite ${row?.version}`;
}

const postgres = () =>
  process.env.TEST_POSTGRES_VERSION ?? `no PostgreSQL (${process.env.TEST_POSTGRES_MISSING ?? 'not asked for'})`;
const chromium = () =>
  execFileSync(findChromium() ?? '', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
