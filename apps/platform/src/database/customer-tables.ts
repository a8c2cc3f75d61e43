import type { StoreCode } from '@brixel/contract/stores';
import type { Generated } from 'kysely';
import type { Flag, JsonText } from './column-types.ts';

/** The fields of an address; its customer and its use are columns. */
export interface AddressFacts {
  firstname: string;
  lastname: string;
  street: string[];
  postcode: string;
  city: string;
  country_id: string;
  region: { region_code: string | null; region: string | null; region_id: number };
  company: string;
  telephone: string;
  vat_id: string;
}

export interface CustomAttribute {
  attribute_code: string;
  value: string | null;
}

interface CustomerTable {
  id: number;
  /** in lower case: one account for each address */
  email: string;
  /** when the customer showed that mail to this address arrives */
  email_confirmed_at: string | null;
  /** in lower case; takes the place of `email` once it is confirmed */
  pending_email: string | null;
  /** argon2id with its salt and parameters, or as another shop had stored it (`stored-password.ts`) */
  password_hash: string;
  firstname: string;
  lastname: string;
  group_id: number;
  /** where the account was opened */
  store_code: StoreCode;
  custom_attributes: JsonText<CustomAttribute[]>;
  created_at: string;
  updated_at: string;
  logged_in_at: string | null;
  /** when it came from another shop; null: it was opened here */
  moved_at: Generated<string | null>;
}

interface CustomerGroupTable {
  id: Generated<number>;
  name: string;
  /** off what everybody pays, in basis points */
  percent: number;
  version: number;
}

/** What customers are found by in the office. */
interface CustomerWordTable {
  word: string;
  customer_id: number;
}

interface CustomerAddressTable {
  id: number;
  customer_id: number;
  is_shipping: Flag;
  is_billing: Flag;
  facts: JsonText<AddressFacts>;
}

/** One login, and all tokens that come from it. */
interface CustomerSessionTable {
  id: string;
  customer_id: number;
  created_at: string;
  renewed_at: string;
}

interface CustomerTokenTable {
  /** SHA-256: the database alone does not allow a login */
  hash: string;
  session_id: string;
  kind: 'access' | 'refresh';
  expires_at: string;
  /** of a refresh token: the one that it was given for */
  parent_hash: string | null;
  /** of a refresh token that has been exchanged, for the first time */
  used_at: string | null;
}

interface PasswordResetTable {
  /** SHA-256 of the mailed token */
  hash: string;
  customer_id: number;
  expires_at: string;
}

/** Links that confirm an address: the one of the account, or the one it is to have. */
interface EmailConfirmationTable {
  /** SHA-256 of the mailed token */
  hash: string;
  customer_id: number;
  email: string;
  expires_at: string;
}

interface RateLimitTable {
  /** hash of what is limited, for whom, and in which stretch of time */
  bucket: string;
  taken: number;
  ends_at: string;
}

export interface CustomerTables {
  customer: CustomerTable;
  customer_group: CustomerGroupTable;
  customer_word: CustomerWordTable;
  customer_address: CustomerAddressTable;
  customer_session: CustomerSessionTable;
  customer_token: CustomerTokenTable;
  password_reset: PasswordResetTable;
  email_confirmation: EmailConfirmationTable;
  rate_limit: RateLimitTable;
}
