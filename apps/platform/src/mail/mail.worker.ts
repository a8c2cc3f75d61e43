/** Puts mails together and hands them to the mail server, or to a folder where there is none. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DueMail } from './mail.ts';
import type { MailThreadAnswer, MailThreadSettings } from './mail-thread.ts';
import { mailFolderTransport, smtpTransport } from './mail-transports.ts';

const { smtpUrl, from, folder } = workerData as MailThreadSettings;
const transport = smtpUrl ? smtpTransport(smtpUrl, from) : mailFolderTransport(folder, from);

const answer = (message: MailThreadAnswer): void => parentPort?.postMessage(message);

parentPort?.on('message', async (mail: DueMail) => {
  const { id } = mail;
  try {
    answer({ id, file: await transport.deliver(mail), error: null });
  } catch (error) {
    answer({ id, file: null, error: error instanceof Error ? error.message : String(error) });
  }
});
