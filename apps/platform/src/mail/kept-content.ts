import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Mail } from './mail.ts';

/** What stood in a mail about an order, as it was sent: mails repeat themselves, so that a tenth of the room is enough. */
export type MailContent = Pick<Mail, 'html' | 'text'>;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export const packContent = async ({ html, text }: MailContent): Promise<string> =>
  (await pack(JSON.stringify({ html, text }))).toString('base64');

export const unpackContent = async (kept: string): Promise<MailContent> =>
  JSON.parse((await unpack(Buffer.from(kept, 'base64'))).toString('utf8')) as MailContent;
