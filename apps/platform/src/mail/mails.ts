import path from 'node:path';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { LateLog } from '../http/late-log.ts';
import { repeatedly } from '../repeat.ts';
import type { DueMail, Mail, MailTransport } from './mail.ts';
import { claimMails, forgetSentBefore, markFailed, markSent, queueMail } from './mail-queue.ts';
import { mailFolderTransport, smtpTransport } from './mail-transports.ts';
import { maskAddress } from './mailbox.ts';

export interface Mails {
  /** in the transaction of its cause; call `wake` after the commit */
  queue(tx: Transaction<Schema>, mail: Mail): Promise<void>;
  /** sends what is due now instead of at the next look */
  wake(): void;
  /** Lets mails that are being sent arrive; the rest waits for the next start or another node. */
  close(): Promise<void>;
}

export interface MailsOptions {
  database: Pick<Database, 'db'>;
  transport: MailTransport;
  log: Pick<LateLog, 'info' | 'warn' | 'error'>;
  now?: () => number;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const LOOK_EVERY_MS = 5_000;
const AT_ONCE = 4;
const PAUSES_MS = [10_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
/** About three days. */
const MOST_ATTEMPTS = 76;
const RETENTION_MS = 30 * 24 * HOUR_MS;

/** Sends what is queued, on every node, each mail by one of them. A mail goes out twice only where its node died while sending. */
export function createMails({ database: { db }, transport, log, now = Date.now }: MailsOptions): Mails {
  let closed = false;
  let running: Promise<void> | null = null;
  let wokenMeanwhile = false;

  async function send(mail: DueMail): Promise<void> {
    try {
      await transport.deliver(mail);
    } catch (err) {
      await retryLater(mail, err);
      return;
    }
    await markSent(db, mail.id, now());
  }

  async function retryLater({ id, to, attempts }: DueMail, err: unknown): Promise<void> {
    const gaveUp = attempts >= MOST_ATTEMPTS;
    const next = gaveUp ? null : now() + (PAUSES_MS[attempts - 1] ?? HOUR_MS);
    await markFailed(db, id, { error: String(err), next });
    const facts = { err, mail: id, to: maskAddress(to), attempts };
    if (gaveUp) log.error(facts, 'a mail could not be sent, and nobody tries again');
    else log.warn(facts, 'a mail could not be sent yet');
  }

  async function sendDue(): Promise<void> {
    while (!closed) {
      const mails = await claimMails(db, AT_ONCE, now());
      if (mails.length === 0) return;
      await Promise.all(mails.map(send));
    }
  }

  function wake(): void {
    if (closed) return;
    if (running) {
      wokenMeanwhile = true;
      return;
    }
    running = sendDue()
      .catch((err) => log.warn({ err }, 'mails could not be looked for'))
      .finally(() => {
        running = null;
        if (!wokenMeanwhile) return;
        wokenMeanwhile = false;
        wake();
      });
  }

  wake();
  const looks = setInterval(wake, LOOK_EVERY_MS).unref();
  const clearing = repeatedly(
    HOUR_MS,
    () => forgetSentBefore(db, now() - RETENTION_MS),
    (err) => log.warn({ err }, 'old mails could not be removed'),
  );

  return {
    queue: (tx, mail) => queueMail(tx, mail, now()),
    wake,
    async close() {
      closed = true;
      clearInterval(looks);
      await Promise.all([running, clearing.close()]);
      transport.close();
    },
  };
}

interface MailSettings {
  smtpUrl?: string | undefined;
  from: string;
}

/** Over SMTP where there is a mail server, else into `DATA_DIR/outbox`. */
export function openMails(database: Database, { smtpUrl, from }: MailSettings, log: LateLog): Mails {
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, from)
    : mailFolderTransport(path.join(database.location.dataDir, 'outbox'), from, log);
  return createMails({ database, transport, log });
}
