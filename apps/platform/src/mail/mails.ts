import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { defaultSettings, type MailSender } from '@brixel/contract/shop-settings';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { LateLog } from '../http/late-log.ts';
import { repeatedly } from '../repeat.ts';
import { packContent } from './kept-content.ts';
import type { DrawnFile, DueMail, Mail, MailTransport } from './mail.ts';
import {
  claimMails,
  forgetSentBefore,
  LONGEST_PAUSE_MS,
  markFailed,
  markSent,
  queueMail,
  type SentMail,
  type StoredFiles,
} from './mail-queue.ts';
import { threadTransport } from './mail-thread.ts';
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
  /** the files of an invoice, drawn for a mail that is sent now */
  invoiceFiles?: ((number: string) => Promise<readonly DrawnFile[]>) | undefined;
  /** for how long mails about orders can be read in the office */
  keepDays?: () => number;
  log: Pick<LateLog, 'info' | 'warn' | 'error'>;
  now?: () => number;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const LOOK_EVERY_MS = 5_000;
/** Over the few connections to the mail server they take less time together than a claim lasts. */
const AT_ONCE = 16;
const PAUSES_MS = [10_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
/** About three days. */
const MOST_ATTEMPTS = 76;
const DAY_MS = 24 * HOUR_MS;
const RETENTION_MS = 30 * DAY_MS;

const noInvoices = async (number: string): Promise<never> => {
  throw new Error(`Nobody draws invoices here, so ${number} cannot go along`);
};

/**
 * Sends what is queued, on every node, each mail by one of them. A mail goes out twice only where its node died while sending, or where the database was gone for
 * longer than a claim lasts.
 */
export function createMails({
  database: { db },
  transport,
  invoiceFiles = noInvoices,
  keepDays = () => defaultSettings.orderMails.keepDays,
  log,
  now = Date.now,
}: MailsOptions): Mails {
  let closed = false;
  let running: Promise<void> | null = null;
  let wokenMeanwhile = false;
  let hasWarned = false;
  let delivered: { mails: SentMail[]; marked: Promise<void> } | null = null;
  /** delivered while the database took nothing: they are marked before any other is claimed, so that they do not leave again */
  const unmarked: SentMail[] = [];
  const stored: StoredFiles = new Map();

  async function send(mail: DueMail): Promise<void> {
    try {
      const drawn = await Promise.all(mail.invoices.map(invoiceFiles));
      const file = await transport.deliver({ ...mail, files: [...mail.files, ...drawn.flat()] });
      if (file !== null) logFile(mail, file);
    } catch (err) {
      await retryLater(mail, err);
      return;
    }
    await mark({ id: mail.id, kept: mail.isKept ? await packContent(mail) : null });
  }

  /** Only the first one is a warning. */
  function logFile({ to }: DueMail, file: string): void {
    const level = hasWarned ? 'info' : 'warn';
    hasWarned = true;
    log[level]({ to: maskAddress(to), file }, 'no SMTP_URL is set, so a mail was written to a file');
  }

  /** What is delivered in the same turn of the event loop is marked with one statement. */
  function mark(mail: SentMail): Promise<void> {
    if (!delivered) {
      const batch = { mails: [] as SentMail[], marked: Promise.resolve() };
      delivered = batch;
      batch.marked = nextTurn().then(() => {
        delivered = null;
        return markAll(batch.mails);
      });
    }
    delivered.mails.push(mail);
    return delivered.marked;
  }

  async function markAll(mails: readonly SentMail[]): Promise<void> {
    try {
      await markSent(db, mails, now());
    } catch (err) {
      unmarked.push(...mails);
      throw err;
    }
  }

  async function retryLater({ id, to, attempts }: DueMail, err: unknown): Promise<void> {
    const gaveUp = attempts >= MOST_ATTEMPTS;
    const next = gaveUp ? null : now() + (PAUSES_MS[attempts - 1] ?? LONGEST_PAUSE_MS);
    await markFailed(db, id, { error: String(err), next });
    const facts = { err, mail: id, to: maskAddress(to), attempts };
    if (gaveUp) log.error(facts, 'a mail could not be sent, and nobody tries again');
    else log.warn(facts, 'a mail could not be sent yet');
  }

  async function sendDue(): Promise<void> {
    while (!closed) {
      if (unmarked.length > 0) await markAll(unmarked.splice(0));
      const mails = await claimMails(db, AT_ONCE, now(), stored);
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
    async () => {
      await forgetSentBefore(db, now() - RETENTION_MS);
      await forgetSentBefore(db, now() - keepDays() * DAY_MS, 'orders');
    },
    (err) => log.warn({ err }, 'old mails could not be removed'),
  );

  return {
    queue: (tx, mail) => queueMail(tx, mail, now(), stored),
    wake,
    async close() {
      closed = true;
      clearInterval(looks);
      await Promise.all([running, clearing.close()]);
      if (unmarked.length > 0)
        await markAll(unmarked.splice(0)).catch((err) => log.warn({ err }, 'mails that were sent could not be marked'));
      transport.close();
    },
  };
}

/** Of a shop that nobody has set up: the domain is reserved, so that no reply reaches a stranger. */
export const DEMO_ADDRESS = 'bestellung@brixel.example';

interface MailSettings {
  smtpUrl?: string | undefined;
  /** the sender of now */
  from(): MailSender;
  invoiceFiles?: MailsOptions['invoiceFiles'];
  /** for how long mails about orders are kept */
  keepDays?(): number;
}

/** Over SMTP where there is a mail server, else into `DATA_DIR/outbox`. */
export function openMails(
  database: Database,
  { smtpUrl, from, invoiceFiles, keepDays }: MailSettings,
  log: LateLog,
): Mails {
  const folder = path.join(database.location.dataDir, 'outbox');
  const transport = threadTransport({ smtpUrl, folder }, from);
  return createMails({ database, transport, invoiceFiles, ...(keepDays && { keepDays }), log });
}
