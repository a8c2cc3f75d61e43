/** Puts mails together and hands them to the mail server, or to a folder where there is none. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SentFile } from './mail.ts';
import { type MailThreadAnswer, type MailThreadJob, type MailThreadSettings, MOST_FILES } from './mail-thread.ts';
import { mailFolderTransport, smtpTransport } from './mail-transports.ts';

const { smtpUrl, folder } = workerData as MailThreadSettings;
const transport = smtpUrl ? smtpTransport(smtpUrl) : mailFolderTransport(folder);

const answer = (message: MailThreadAnswer): void => parentPort?.postMessage(message);

const received = new Map<number, SentFile>();

parentPort?.on('message', async ({ mail, from, files, newFiles }: MailThreadJob) => {
  const { id } = mail;
  for (const [number, file] of newFiles) {
    received.set(number, file);
    received.delete(number - MOST_FILES);
  }
  try {
    const whole = { ...mail, files: files.flatMap((number) => received.get(number) ?? []) };
    answer({ id, file: await transport.deliver(whole, from), error: null });
  } catch (error) {
    answer({ id, file: null, error: error instanceof Error ? error.message : String(error) });
  }
});
