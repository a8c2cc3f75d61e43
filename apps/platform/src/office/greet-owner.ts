import { invitationPath } from '@brixel/contract/office/office-paths';
import type { Kysely } from 'kysely';
import type { PlatformSettings } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import { invite } from './invitations.ts';
import { listStaff } from './staff.ts';

const author = { staff: { id: null, name: 'start' }, requestId: null };

/** Says how the first owner gets in: with a link where the operator has named an address, else with the command that prints one. */
export async function greetOwner(
  db: Kysely<Schema>,
  { office, ownerEmail, publicUrl }: Pick<PlatformSettings, 'office' | 'ownerEmail' | 'publicUrl'>,
): Promise<string | null> {
  if (!office || (await listStaff(db)).length > 0) return null;
  if (ownerEmail === undefined)
    return 'Nobody works here yet. Invite yourself to the office: npm run owner -- staff invite you@firm.example';
  const invited = await db
    .transaction()
    .execute((tx) => invite(tx, { email: ownerEmail, role: 'owner' }, { author, now: Date.now() }));
  if (invited === 'disabled') return null;
  return `Nobody works here yet. For ${ownerEmail}, once and within a day: ${publicUrl}${invitationPath(invited.token)}`;
}
