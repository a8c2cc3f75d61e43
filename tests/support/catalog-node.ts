/** A node of a shop in a process of its own: makes the changes it is sent and returns what its catalogue answers. */
import type { DatabaseLocation } from '@brixel/platform/database/database';
import { createPlatform } from '@brixel/platform/platform';
import { answersOf, type Change, livingCatalog, makeChange } from './living-catalog.ts';

export type NodeCommand = { change: Change } | { ask: true } | { stop: true };
export type NodeMessage = { id: number; command: NodeCommand };

const location = JSON.parse(process.argv[2] ?? '') as DatabaseLocation;
const platform = await createPlatform(location, livingCatalog);

async function obey(command: NodeCommand): Promise<unknown> {
  if ('change' in command) return makeChange(platform.editor, command.change);
  if ('ask' in command) return answersOf(platform.catalog);
  return platform.close();
}

process.on('message', async ({ id, command }: NodeMessage) => {
  process.send?.({ id, result: await obey(command) });
  if ('stop' in command) process.disconnect();
});
process.send?.({ id: 0 });
