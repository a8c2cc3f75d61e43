import { Worker } from 'node:worker_threads';
import type { MailSender } from '@brixel/contract/shop-settings';
import type { DueMail, MailTransport, SentFile } from './mail.ts';

/** What the thread needs to know. */
export interface MailThreadSettings {
  smtpUrl?: string | undefined;
  /** where mails are written to without a mail server */
  folder: string;
}

/** Files of which the thread still knows the numbers. */
export const MOST_FILES = 100;

/** A mail whose files are named by numbers. Each file is sent once: the terms go with every order. */
export interface MailThreadJob {
  mail: Omit<DueMail, 'files'>;
  from: MailSender;
  files: number[];
  newFiles: [number: number, file: SentFile][];
}

/** Its answer to each mail. */
export interface MailThreadAnswer {
  id: string;
  /** where it was written to; null where it was sent */
  file: string | null;
  /** why it could not be delivered */
  error: string | null;
}

type Settle = (answer: Pick<MailThreadAnswer, 'file' | 'error'>) => void;

/** Its memory is given back when nothing has been sent for so long. */
const IDLE_MS = 30_000;
/** Room for new objects. With what V8 takes by default, a shop that sends many mails needs 60 MB more. */
const YOUNG_MB = 4;

/**
 * Delivers in a thread of its own: putting a message together, with the terms as files, takes longer than placing the order
 * that it confirms. The thread starts with the first mail and has no access to the database.
 */
export function threadTransport(settings: MailThreadSettings, from: () => MailSender): MailTransport {
  const waiting = new Map<string, Settle>();
  /** what the thread has got lately */
  let sent = new Map<SentFile, number>();
  let files = 0;
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const worker = new Worker(new URL('./mail.worker.ts', import.meta.url), {
      execArgv: [],
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    worker.on('message', (answer: MailThreadAnswer | object) => {
      // a watching Node (`npm run dev`) sends messages of its own from every thread
      if ('error' in answer) settle(answer.id, answer);
    });
    const lose = (reason: unknown): void => {
      if (thread !== worker) return;
      thread = null;
      sent = new Map();
      for (const id of [...waiting.keys()]) settle(id, { file: null, error: String(reason) });
    };
    worker.on('error', lose);
    worker.on('exit', () => lose('The thread that sends mails has ended'));
    return worker;
  }

  function settle(id: string, answer: Parameters<Settle>[0]): void {
    waiting.get(id)?.(answer);
    waiting.delete(id);
    if (waiting.size > 0) return;
    thread?.unref();
    idle = setTimeout(stop, IDLE_MS).unref();
  }

  function stop(): void {
    const ending = thread;
    thread = null;
    sent = new Map();
    void ending?.terminate();
  }

  function jobOf({ files: attached, ...mail }: DueMail): MailThreadJob {
    const newFiles: MailThreadJob['newFiles'] = [];
    const numbers = attached.map((file) => {
      const known = sent.get(file);
      if (known !== undefined) return known;
      const number = files++;
      newFiles.push([number, file]);
      sent.set(file, number);
      const [oldest] = sent.keys();
      if (sent.size > MOST_FILES && oldest) sent.delete(oldest);
      return number;
    });
    return { mail, from: from(), newFiles, files: numbers };
  }

  return {
    deliver: (mail: DueMail) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        thread ??= start();
        thread.ref();
        waiting.set(mail.id, ({ file, error }) => (error === null ? resolve(file) : reject(new Error(error))));
        thread.postMessage(jobOf(mail));
      }),
    close() {
      clearTimeout(idle);
      stop();
    },
  };
}
