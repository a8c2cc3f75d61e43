import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import type { Manifest } from 'vite';
import { OFFICE_RELEASE_NAME, type OfficeRelease } from './src/service-worker/office-release.ts';

/** What is opened without a line: the frame, picking, and the texts of all languages. What they import comes with them. */
const OFFLINE = [
  /^index\.html$/,
  /^src\/app\/office\.tsx$/,
  /^src\/data\/offline-round\.ts$/,
  /^src\/pages\/picking\//,
  /^src\/i18n\//,
];

const VERSION_LENGTH = 16;

function offlineFiles(manifest: Manifest): string[] {
  const reached = new Set<string>();
  for (const wanted of OFFLINE) {
    const names = Object.keys(manifest).filter((name) => wanted.test(name));
    if (names.length === 0) throw new Error(`The build has no file like ${wanted}, which is needed offline`);
    for (const name of names) reached.add(name);
  }
  for (const name of reached) for (const next of manifest[name]?.imports ?? []) reached.add(next);
  const files = [...reached].flatMap((name) => {
    const { file, css = [], assets = [] } = manifest[name] ?? { file: '' };
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].filter((file) => file.startsWith('assets/')).map((file) => `${OFFICE_ROOT}/${file}`);
}

/** The worker with its release in front: another build of anything is another worker. */
export async function writeWorker(dist: string): Promise<void> {
  const read = (name: string): Promise<string> => readFile(`${dist}/${name}`, 'utf8');
  const release: OfficeRelease = {
    version: createHash('sha256')
      .update(await read('index.html'))
      .digest('base64url')
      .slice(0, VERSION_LENGTH),
    document: `${OFFICE_ROOT}/`,
    files: offlineFiles(JSON.parse(await read('.vite/manifest.json')) as Manifest),
  };
  const code = `const ${OFFICE_RELEASE_NAME}=${JSON.stringify(release)};\n${await read('.worker/service-worker.js')}`;
  await writeFile(`${dist}/service-worker.js`, code);
  // only the build needs them
  await Promise.all(['.vite', '.worker'].map((folder) => rm(`${dist}/${folder}`, { recursive: true })));
}
