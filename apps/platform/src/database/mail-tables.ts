import type { OrderMailKind } from '@brixel/contract/office/order-mail-kinds';
import type { Generated } from 'kysely';
import type { JsonText } from './column-types.ts';

interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  /** both are emptied once the mail is sent */
  html: string;
  text: string;
  /** hashes of its files, and `invoice:` with the numbers of invoices */
  attachments: JsonText<string[]>;
  headers: JsonText<Record<string, string>>;
  created_at: string;
  sent_at: string | null;
  attempts: number;
  /** null once it is sent or abandoned; while it is being sent, the end of the sender's claim */
  next_attempt_at: string | null;
  last_error: string | null;
  /** what it is about, where somebody asks for that later: `contact`, or a test of the settings */
  topic: Generated<string | null>;
  /** somebody of the office wants no more attempts */
  given_up_at: Generated<string | null>;
  /** the order that it is about; null also where nothing of it may be kept any more */
  order_id: Generated<number | null>;
  kind: Generated<OrderMailKind | null>;
  /** what stood in it, packed, of mails about an order that are sent */
  kept: Generated<string | null>;
}

interface MailFileTable {
  hash: string;
  filename: string;
  content_type: string;
  content: string;
}

export interface MailTables {
  mail: MailTable;
  mail_file: MailFileTable;
}
