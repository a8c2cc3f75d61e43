import type { MailSender } from '@brixel/contract/shop-settings';
import type { DueMail } from './mail.ts';

/** Of `Name <address>`, or of a bare address. */
export function senderOf(mailbox: string): MailSender {
  const [, name = '', address = mailbox] = /^(.*?)\s*<([^>]+)>$/.exec(mailbox) ?? [];
  return { name, address };
}

const domainOf = ({ address }: MailSender): string => address.split('@')[1] ?? 'localhost';

/** The mail in nodemailer's terms. The Message-ID is fixed, so that a mail sent twice is recognised as one. */
export const messageOf = ({ id, to, subject, html, text, files, headers, createdAt }: DueMail, from: MailSender) => ({
  from,
  // As an object it is taken for one address, whatever it contains.
  to: { name: '', address: to },
  subject,
  html,
  text,
  date: new Date(createdAt),
  messageId: `<${id}@${domainOf(from)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  attachments: files.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content: typeof content === 'string' ? content : Buffer.from(content),
  })),
  // Few programs show pictures that stand in the text: they become parts of the mail.
  attachDataUrls: true,
  // Nothing that a shopper wrote can make the shop read a file or an address.
  disableFileAccess: true,
  disableUrlAccess: true,
});
