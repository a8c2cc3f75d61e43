import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { recordChange } from '../office/audit.ts';
import { rotateSecrets, secretStates } from '../shop-secrets.ts';
import { cliAuthor } from './cli-author.ts';
import { type Argv, type Commands, columns, EXIT, type Exit, type Terminal } from './command-line.ts';

export interface SecretCommandsContext {
  db: Kysely<Schema>;
  terminal: Terminal;
  now?: () => number;
}

/** The shop's own secrets, which nobody ever sees. */
export function secretCommands({ db, terminal, now = Date.now }: SecretCommandsContext): Commands {
  const list = async (): Promise<Exit> => {
    const states = await secretStates(db, now());
    const rows = states.map(({ name, isMade, since, kept }) => [
      name,
      since === null ? (isMade ? 'its first use' : 'not made yet') : new Date(since).toISOString(),
      String(kept),
    ]);
    await terminal.stdout(columns([['SECRET', 'SINCE', 'OLD ONES STILL ACCEPTED'], ...rows]));
    return EXIT.done;
  };

  const rotate = async (argv: Argv): Promise<Exit> => {
    const { values } = parseArgs({ args: [...argv], options: { revoke: { type: 'boolean', default: false } } });
    await db.transaction().execute(async (tx) => {
      const rotated = await rotateSecrets(tx, { now: now(), revoke: values.revoke });
      const action = values.revoke ? 'secrets.revoke' : 'secrets.rotate';
      await recordChange(tx, { ...cliAuthor(), action, subject: rotated.join(', ') });
    });
    return list();
  };

  return new Map([
    ['list', list],
    ['rotate', rotate],
  ]);
}
