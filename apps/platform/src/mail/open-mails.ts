import path from 'node:path';
import type { Database } from '../database/database.ts';
import type { LateLog } from '../http/late-log.ts';
import { createMails, type Mails } from './mails.ts';
import { outboxTransport } from './outbox-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface MailSettings {
  smtpUrl?: string | undefined;
  from: string;
}

/** Over SMTP where there is a mail server, else into `DATA_DIR/outbox`. */
export function openMails(database: Database, { smtpUrl, from }: MailSettings, log: LateLog): Mails {
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, from)
    : outboxTransport(path.join(database.location.dataDir, 'outbox'), from, log);
  return createMails({ database, transport, log });
}
