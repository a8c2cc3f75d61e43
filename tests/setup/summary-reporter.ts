import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import type { Reporter, TestModule } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.mjs';

/** Says on which databases and in which browser the run took place, then the count that CI reads. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const ran = (project: string) => modules.some((module) => module.project.name === project);
    const lines = [
      `Databases: ${[ran('api-sqlite') && sqlite(), postgres()].filter(Boolean).join(', ')}`,
      `Browser: ${ran('browser') ? chromium() : 'none in this run'}`,
      `Tests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
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
