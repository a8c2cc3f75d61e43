import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPrivateFolder, writePrivateFile } from './private-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brixel-private-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (...names: string[]) => ((await stat(path.join(folder, ...names))).mode & 0o777).toString(8);

test('what an earlier release has left open is closed to others, whatever it is', async () => {
  await mkdir(path.join(folder, 'outbox'), { mode: 0o755 });
  await writeFile(path.join(folder, 'outbox', 'mail.eml'), 'x', { mode: 0o644 });
  await writeFile(path.join(folder, 'brixel.sqlite'), 'x', { mode: 0o664 });
  await symlink('/nowhere', path.join(folder, 'broken'));
  await chmod(folder, 0o755);
  await openPrivateFolder(folder);
  expect(
    await Promise.all([[], ['outbox'], ['outbox', 'mail.eml'], ['brixel.sqlite']].map((names) => modeOf(...names))),
  ).toEqual(['700', '700', '600', '600']);
});

test('files are written for the shop alone, in folders of its own', async () => {
  await writePrivateFile(path.join(folder, 'pictures', 'a', 'one.png'), 'x');
  expect(await Promise.all([modeOf('pictures'), modeOf('pictures', 'a'), modeOf('pictures', 'a', 'one.png')])).toEqual([
    '700',
    '700',
    '600',
  ]);
});

test('an attempt that fails leaves nothing behind', async () => {
  await mkdir(path.join(folder, 'taken', 'by-a-folder'), { recursive: true });
  await expect(writePrivateFile(path.join(folder, 'taken'), 'x')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});
