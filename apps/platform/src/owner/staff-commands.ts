import { parseArgs } from 'node:util';
import { invitationPath } from '@brixel/contract/office/office-paths';
import { type Role, roles } from '@brixel/contract/office/roles';
import { staffEmail } from '@brixel/contract/office/staff';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { localTime } from '../local-time.ts';
import { invite } from '../office/invitations.ts';
import { listStaff, staffByEmail, updateStaff } from '../office/staff.ts';
import { cliAuthor } from './cli-author.ts';
import {
  type Argv,
  type Commands,
  columns,
  EXIT,
  type Exit,
  required,
  type Terminal,
  UsageError,
} from './command-line.ts';

export interface StaffCommandsContext {
  db: Kysely<Schema>;
  publicUrl: string;
  terminal: Terminal;
}

/** Who works in the office. The first owner comes in by such an invitation, and so does one who is locked out. */
export function staffCommands({ db, publicUrl, terminal }: StaffCommandsContext): Commands {
  const author = cliAuthor();
  const refuse = (text: string): Exit => {
    terminal.stderr(`${text}\n`);
    return EXIT.refused;
  };

  const setDisabled = async (argv: Argv, disabled: boolean): Promise<Exit> => {
    const { email } = required(argv, 'email');
    const staff = await staffByEmail(db, email);
    if (!staff) return refuse(`Nobody with the address ${email} works here.`);
    const updated = await db.transaction().execute((tx) => updateStaff(tx, staff.id, { disabled }, author));
    if (updated === 'last-owner') return refuse(`${staff.email} is the last owner: invite another one first.`);
    await terminal.stdout(`${staff.email} is ${disabled ? 'disabled and signed out' : 'enabled'}.\n`);
    return EXIT.done;
  };

  return new Map<string, (argv: Argv) => Promise<Exit>>([
    [
      'invite',
      async (argv) => {
        const options = { role: { type: 'string', default: 'owner' } } as const;
        const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
        const email = readEmail(required(positionals, 'email').email);
        const role = readRole(values.role);
        const invited = await db
          .transaction()
          .execute((tx) => invite(tx, { email, role }, { author, now: Date.now() }));
        if (invited === 'disabled') return refuse(`${email} is disabled: enable them first.`);
        await terminal.stdout(`${publicUrl}${invitationPath(invited.token)}\n`);
        await terminal.stdout('The link works once, until this time tomorrow.\n');
        return EXIT.done;
      },
    ],
    [
      'list',
      async () => {
        const staff = await listStaff(db);
        const rows = staff.map(({ email, name, role, second_factor, disabled, seen_at }) => [
          email,
          name,
          role,
          second_factor ? 'yes' : 'no',
          disabled ? 'disabled' : seen_at ? localTime(seen_at) : 'never',
        ]);
        const titles = ['E-MAIL', 'NAME', 'ROLE', 'SECOND FACTOR', 'LAST HERE'];
        await terminal.stdout(rows.length > 0 ? columns([titles, ...rows]) : 'Nobody yet: use staff invite.\n');
        return EXIT.done;
      },
    ],
    ['disable', (argv) => setDisabled(argv, true)],
    ['enable', (argv) => setDisabled(argv, false)],
  ]);
}

function readEmail(text: string): string {
  const email = staffEmail.safeParse(text);
  if (email.success) return email.data;
  throw new UsageError(`${text} is no e-mail address`);
}

function readRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (role) return role;
  throw new UsageError(`${text} is no role; there are ${roles.join(', ')}`);
}
