import { openDatabase } from '@brixel/platform/database/database';
import { migrate } from '@brixel/platform/database/migrate';
import { openReleaseFiles, type ReleaseFile } from '@brixel/platform/release-files';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const file = (name: string): ReleaseFile => ({
  address: `/assets/${name}.js`,
  type: 'text/javascript; charset=utf-8',
  isPacked: true,
  content: Buffer.from(`content of ${name}`),
});

test('each node finds the files of the others; those that none has any more stay for a week', async () => {
  const { location, remove } = await createTestDatabase();
  const database = await openDatabase(location);
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  await migrate(database);
  const start = Date.now();
  /** A node that was started so many days later. */
  const nodeAfter = (days: number) =>
    openReleaseFiles(database.db, {
      now: () => start + days * DAY_MS,
      onError: (error) => {
        throw error;
      },
    });
  const old = nodeAfter(0);
  const many = Array.from({ length: 250 }, (_, place) => file(`chunk-${place}`));
  await old.publish([...many, file('old'), file('same')]);
  // what a node does in the background is finished when it is closed
  await old.close();

  const next = nodeAfter(6);
  const other = nodeAfter(6);
  await Promise.all([next, other].map((node) => node.publish([file('new'), file('same')])));
  await other.close();
  const found = await next.find('/assets/old.js');
  expect({ ...found, content: Buffer.from(found?.content ?? []).toString() }).toEqual({
    ...file('old'),
    content: 'content of old',
  });
  expect(await old.find('/assets/new.js')).toMatchObject({ isPacked: true });
  expect(await next.find('/assets/chunk-249.js')).not.toBeNull();
  expect(await next.find('/assets/never.js')).toBeNull();
  await next.close();

  const later = nodeAfter(8);
  await later.publish([file('later')]);
  await later.close();
  expect(await later.find('/assets/old.js')).toBeNull();
  expect(await later.find('/assets/same.js')).not.toBeNull();
});
