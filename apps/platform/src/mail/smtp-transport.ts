import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';
import { messageOf } from './message.ts';

const CONNECTIONS = 4;
/** Together well below the time that a claimed mail is kept for its node. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

/** Hands mails to a mail server over a few connections that stay open. */
export function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({ pool: true, url, maxConnections: CONNECTIONS, ...PATIENCE });
  return {
    async deliver(mail) {
      await smtp.sendMail(messageOf(mail, from));
    },
    close: () => smtp.close(),
  };
}
