import { once } from 'node:events';
import { startProblem } from '@brixel/platform/database/start-problem';
import type { Terminal } from '@brixel/platform/owner/command-line';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { readConfig } from './config.ts';

/** The owner's command line: `npm run owner -- orders list`. */

const terminal: Terminal = {
  async stdout(text) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  stderr: (text) => void process.stderr.write(text),
};

// A closed pipe, as of `| head`, is no error.
process.stdout.on('error', () => process.exit(0));

const read = readConfig(process.env);
if (read.ok) {
  const { platform } = read.config;
  try {
    process.exitCode = await runOwner(process.argv.slice(2), platform, terminal);
  } catch (error) {
    const problem = startProblem(error, platform);
    if (!problem) throw error;
    terminal.stderr(`${problem}\n`);
    process.exitCode = 1;
  }
} else {
  terminal.stderr(`${read.problems.join('\n')}\n`);
  process.exitCode = 1;
}
