import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writePrivateFile } from '../private-files.ts';
import type { MailTransport } from './mail.ts';
import { messageOf } from './message.ts';

/** Without a mail server: each mail becomes a file that any mail program opens. */
export function mailFolderTransport(folder: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
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
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({ pool: true, url, maxConnections: CONNECTIONS, ...TIMEOUTS });
  return {
    async deliver(mail) {
      await smtp.sendMail(messageOf(mail, from));
      return null;
    },
    close: () => smtp.close(),
  };
}
