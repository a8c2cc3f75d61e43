import path from 'node:path';
import type { MailSender } from '@brixel/contract/shop-settings';
import { createTransport } from 'nodemailer';
import { writePrivateFile } from '../private-files.ts';
import type { DueMail } from './mail.ts';
import { messageOf } from './message.ts';

export interface SenderTransport {
  /** gives the file that it was written to, or null where it was sent */
  deliver(mail: DueMail, from: MailSender): Promise<string | null>;
  close(): void;
}

/** Without a mail server: each mail becomes a file that any mail program opens. */
export function mailFolderTransport(folder: string): SenderTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail, from) {
      const { message } = await writer.sendMail(messageOf(mail, from));
      const file = path.join(folder, `${mail.createdAt.replace(/[:.]/g, '-')}-${mail.id}.eml`);
      // Atomic: a program that watches the folder never reads half a mail.
      await writePrivateFile(file, message as Buffer);
      return file;
    },
    close: () => writer.close(),
  };
}

const CONNECTIONS = 4;
/** Together well below the time for which a node claims a mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

/** Hands mails to a mail server over a few connections that stay open. */
export function smtpTransport(url: string): SenderTransport {
  const smtp = createTransport({ pool: true, url, maxConnections: CONNECTIONS, ...TIMEOUTS });
  return {
    async deliver(mail, from) {
      await smtp.sendMail(messageOf(mail, from));
      return null;
    },
    close: () => smtp.close(),
  };
}
