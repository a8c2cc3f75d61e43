import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that counts what it has accepted, by recipient. */
export interface Mailbox {
  port: number;
  received(recipient: string): number;
  close(): void;
}

export async function openMailbox(): Promise<Mailbox> {
  const counts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        for (const { address } of session.envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    received: (recipient) => counts.get(recipient) ?? 0,
    close: () => server.close(),
  };
}
