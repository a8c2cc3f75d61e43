import { createHmac, randomBytes } from 'node:crypto';

/** As standardwebhooks.com describes it, so that libraries of all languages can verify what comes from here. */

const BEGINNING = 'whsec_';

export const newSecret = (): string => `${BEGINNING}${randomBytes(32).toString('base64')}`;

export interface Message {
  id: string;
  /** seconds since 1970, of this attempt */
  timestamp: number;
  body: string;
}

export function signatureOf(secret: string, { id, timestamp, body }: Message): string {
  const key = Buffer.from(secret.slice(BEGINNING.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** One signature for each secret: while one follows another, whoever knows either of them can verify it. */
export const signedHeaders = (secrets: readonly string[], message: Message): Record<string, string> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
});
