import type { ApiScope } from '@brixel/contract/office/api-scopes';
import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { Role } from '@brixel/contract/office/roles';
import type { Generated } from 'kysely';
import type { JsonText } from './column-types.ts';

interface StaffTable {
  id: Generated<number>;
  /** in lower case */
  email: string;
  name: string;
  /** argon2id, with its salt and parameters */
  password_hash: string;
  role: Role;
  language: OfficeLanguage;
  /** base32; null where codes are not asked for */
  totp_secret: string | null;
  /** a secret that no code has been given of yet */
  totp_pending: string | null;
  /** the stretch of time of the last code that was accepted: none is accepted twice */
  totp_step: number | null;
  created_at: string;
  seen_at: string | null;
  disabled_at: string | null;
}

interface StaffInvitationTable {
  id: Generated<number>;
  /** SHA-256 of the token in the link */
  hash: string;
  /** in lower case; a newer invitation takes the place of the older */
  email: string;
  role: Role;
  expires_at: string;
}

interface StaffSessionTable {
  /** what the person's list of sessions calls it */
  id: string;
  /** SHA-256 of the cookie's token */
  hash: string;
  staff_id: number;
  /** half: the password was right, the code is still to come */
  kind: 'open' | 'half';
  created_at: string;
  seen_at: string;
  expires_at: string;
  user_agent: string;
  /** until then it does not end by being idle */
  kept_until: Generated<string | null>;
}

interface StaffRecoveryCodeTable {
  staff_id: number;
  /** SHA-256; a code that has been used is removed */
  hash: string;
}

interface StaffPasskeyTable {
  id: Generated<number>;
  staff_id: number;
  /** base64url, as the browser names it */
  credential_id: string;
  /** base64url of the COSE key */
  public_key: string;
  counter: number;
  transports: JsonText<string[]>;
  name: string;
  created_at: string;
  used_at: string | null;
}

/** Random numbers that a passkey has been asked to sign. */
interface StaffChallengeTable {
  hash: string;
  /** whose passkey is to be created; null for signing in */
  staff_id: number | null;
  expires_at: string;
}

/** Who changed what. Rows are only ever added. */
interface AuditTable {
  id: Generated<number>;
  at: string;
  /** null for a command line */
  staff_id: number | null;
  /** as the person was called then, or `cli:<user>` */
  staff_name: string;
  action: string;
  subject: string;
  before: JsonText<unknown> | null;
  after: JsonText<unknown> | null;
  request_id: string | null;
}

/** With which another program makes calls. */
interface ApiKeyTable {
  id: Generated<number>;
  name: string;
  hash: string;
  /** its last letters, for people */
  token_end: string;
  scopes: JsonText<ApiScope[]>;
  /** who made it: it counts as long as they are an owner */
  staff_id: number;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  revoked_at: string | null;
}

export interface StaffTables {
  staff: StaffTable;
  staff_invitation: StaffInvitationTable;
  staff_session: StaffSessionTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_passkey: StaffPasskeyTable;
  staff_challenge: StaffChallengeTable;
  api_key: ApiKeyTable;
  audit: AuditTable;
}
