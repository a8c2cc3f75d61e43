import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** the addresses of the SMTP envelope, whatever the mail itself says */
  recipients: string[];
  raw: string;
}

export interface MailServer {
  url: string;
  received: readonly ReceivedMail[];
  /** the first mail so far or to come that is meant */
  find(is: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  /** resolves once so many mails are there */
  count(mails: number): Promise<readonly ReceivedMail[]>;
  stop(): Promise<void>;
}

export interface MailServerOptions {
  port?: number;
  /** takes mails but does not say so */
  silent?: boolean;
}

/** A real SMTP server on this machine that stores what it receives. */
export async function startMailServer({ port = 0, silent = false }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      const raw = await buffer(stream);
      const mail = await PostalMime.parse(raw);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ ...mail, recipients, raw: raw.toString('utf8') });
      for (const look of waiting) look();
      if (!silent) done();
    },
  });
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');

  const until = <T>(answer: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = answer();
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });

  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    find: (is) => until(() => received.find(is)),
    count: (mails) => until(() => (received.length >= mails ? received : undefined)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const portOf = ({ url }: MailServer): number => Number(new URL(url).port);
