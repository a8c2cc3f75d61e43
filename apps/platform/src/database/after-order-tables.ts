import type { JsonText } from './schema.ts';

interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  /** both are emptied once the mail is sent */
  html: string;
  text: string;
  /** hashes of its files */
  attachments: JsonText<string[]>;
  headers: JsonText<Record<string, string>>;
  created_at: string;
  sent_at: string | null;
  attempts: number;
  /** null once it is sent or given up; while it is being sent, the end of the sender's claim */
  next_attempt_at: string | null;
  last_error: string | null;
}

interface MailFileTable {
  hash: string;
  filename: string;
  content_type: string;
  content: string;
}

interface WithdrawalTable {
  number: string;
  /** hash of what was declared, so that the same declaration sent again is received once */
  fingerprint: string;
  /** null where number and address fit no order */
  order_id: number | null;
  store_code: string;
  name: string;
  email: string;
  order_number: string;
  what: string;
  received_at: string;
}

interface DownloadTable {
  order_id: number;
  item_id: number;
  file_id: number;
  fetched: number;
  last_fetched_at: string;
}

export interface AfterOrderTables {
  mail: MailTable;
  mail_file: MailFileTable;
  withdrawal: WithdrawalTable;
  download: DownloadTable;
}
