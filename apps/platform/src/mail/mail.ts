import type { OrderMailKind } from '@brixel/contract/office/order-mail-kinds';

/** A mail as the rest of the shop hands it over. */
export interface Mail {
  /** one bare address */
  to: string;
  subject: string;
  html: string;
  text: string;
  files?: readonly MailFile[];
  /** numbers of invoices that go along: their files are drawn when the mail is sent */
  invoices?: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** by which the office finds it again */
  topic?: string | null;
  /** the order that it is about: the office shows it there, and its content is kept for a while */
  order?: { id: number; kind: OrderMailKind } | null;
}

export interface MailFile {
  filename: string;
  contentType: string;
  content: string;
}

/** Made when its mail is sent, and stored nowhere. */
export interface DrawnFile extends Omit<MailFile, 'content'> {
  content: Uint8Array;
}

export type SentFile = MailFile | DrawnFile;

/** A mail that is due. */
export interface DueMail extends Required<Omit<Mail, 'topic' | 'files' | 'order'>> {
  files: readonly SentFile[];
  /** stays the same over all attempts, and so does the Message-ID made of it */
  id: string;
  attempts: number;
  createdAt: string;
  /** its content is kept when it is sent */
  isKept: boolean;
}

/** Hands a mail to the world; throws where that did not work. */
export interface MailTransport {
  /** the file that it was written to; null where it was sent */
  deliver(mail: DueMail): Promise<string | null>;
  close(): void;
}
