import { once } from 'node:events';
import { startProblem } from '@brixel/platform/database/start-problem';
import { EXIT, type Exit, printable, type Terminal } from '@brixel/platform/owner/command-line';
import { runOwner } from '@brixel/platform/owner/run-owner';
import { createPublicConfig } from '@brixel/storefront/config/public-config';
import { checkApi } from './check-api/check-api.ts';
import { readConfig, type ShopConfig } from './config.ts';

/** The owner's command line: `npm run owner -- orders list`. */

const terminal: Terminal = {
  async stdout(text) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  stderr: (text) => void process.stderr.write(text),
};

// A closed pipe, as of `| head`, is no error.
process.stdout.on('error', () => process.exit(0));

const MARKS = { ok: 'ok     ', note: 'note   ', problem: 'PROBLEM' };

/** `npm run owner -- check-api`: needs no shop of its own, only the configuration of one. */
async function checkElsewhere({ server, storefront }: ShopConfig): Promise<Exit> {
  // pictures that a shop passes on are looked at where they come from
  const template = server.pictureProxy?.template ?? storefront.pictures.template;
  const config = createPublicConfig({ ...storefront, pictures: { ...storefront.pictures, template } });
  let problems = 0;
  for await (const { state, text } of checkApi(config)) {
    if (state === 'problem') problems += 1;
    await terminal.stdout(`${MARKS[state]}  ${printable(text)}\n`);
  }
  await terminal.stdout(problems === 0 ? 'The storefront can sell on this API.\n' : `${problems} to be solved.\n`);
  return problems === 0 ? EXIT.done : EXIT.refused;
}

const read = readConfig(process.env);
if (read.ok) {
  const { platform } = read.config;
  const argv = process.argv.slice(2);
  try {
    process.exitCode = await (argv[0] === 'check-api'
      ? checkElsewhere(read.config)
      : runOwner(argv, platform, terminal));
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
