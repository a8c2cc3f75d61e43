import type { DueMail } from './mail.ts';

/** The part after the @ of `Name <address>` or of a bare address. */
const domainOf = (mailbox: string): string => /@([^\s>]+)/.exec(mailbox)?.[1] ?? 'localhost';

/** The bare address of `Name <address>`. */
export const addressOf = (mailbox: string): string => /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/** The mail in nodemailer's terms. The Message-ID is fixed, so that a mail sent twice is recognised as one. */
export const messageOf = ({ id, to, subject, html, text, files, headers, createdAt }: DueMail, from: string) => ({
  from,
  // As an object it is taken for one address, whatever it contains.
  to: { name: '', address: to },
  subject,
  html,
  text,
  date: new Date(createdAt),
  messageId: `<${id}@${domainOf(from)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  attachments: files.map(({ filename, contentType, content }) => ({ filename, contentType, content })),
  // Nothing that a shopper wrote can make the shop read a file or an address.
  disableFileAccess: true,
  disableUrlAccess: true,
});
