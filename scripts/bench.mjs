// Measures a subject: node scripts/bench.mjs search [--quick]. Without one, it names those there are.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const ending = '.bench.ts';
const subjects = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));
const [subject, ...options] = process.argv.slice(2);

if (subjects.includes(subject)) {
  // as the shop is started: some subjects run it in this process
  const args = ['--max-semi-space-size=16', join(root, 'bench', subject + ending), ...options];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
} else {
  console.log(`Subjects: ${subjects.join(', ')}. Options: --quick leaves out what takes minutes.`);
  process.exitCode = subject === undefined ? 0 : 1;
}
