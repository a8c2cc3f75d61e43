import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseLocation, openDatabase } from '@brixel/platform/database/database';
import { treeOf } from '../support/process-tree.ts';
import type { Scene } from './scene.ts';
import { attack } from './slow-clients.ts';

/** What shoppers may notice at most. */
export interface FaultGoals {
  /** pages are there all the time, or fail while a node is gone */
  pagesFail: boolean;
  /** calls may be answered with 503 or without an answer, and are made again */
  callsFail: boolean;
  longestWaitS: number;
  /** after the cause is gone */
  normalAfterS: number;
  /** a mail goes out again where nobody knows whether it has arrived */
  mailsTwice: number;
}

export interface Fault {
  name: string;
  on: readonly ('sqlite' | 'postgres')[];
  goals: FaultGoals;
  /** why it cannot be had here; null: it can */
  missing?(scene: Scene): string | null;
  /** how long it lasts; otherwise as long as all others */
  seconds?: number;
  /** gives what ends it; a text that this gives is what was seen on the other side */
  strike(scene: Scene): Promise<() => Promise<unknown>>;
}

const both = ['sqlite', 'postgres'] as const;
/** Nobody notices anything. */
const unnoticed: FaultGoals = { pagesFail: false, callsFail: false, longestWaitS: 2, normalAfterS: 0, mailsTwice: 0 };
/** Pages are there; who orders waits or comes again. */
const ordersWait: FaultGoals = { ...unnoticed, callsFail: true, longestWaitS: 12, normalAfterS: 5 };

/** As many as a node sends at once, see `mails.ts`. */
const MAILS_AT_ONCE = 16;
/** Over as many connections, see `mail-transports.ts`. */
const MAIL_CONNECTIONS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

const needsDisk = ({ disk }: Scene): string | null => (disk ? null : 'this user may not mount a file system');

function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const each of treeOf(pid)) {
    try {
      process.kill(each, signal);
    } catch {
      // it has ended meanwhile
    }
  }
}

/** SQLite still has room in its log, which it uses again and again. */
async function fillLog(location: DatabaseLocation): Promise<() => Promise<void>> {
  if (location.databaseUrl) return async () => {};
  const database = await openDatabase(location);
  const { db } = database;
  const key = (text: string): string => `ballast ${text}`;
  for (const size of [100_000, 10]) {
    const value = 'x'.repeat(size);
    let isFull = false;
    for (let row = 0; !isFull; row++)
      isFull = await db
        .insertInto('setting')
        .values({ key: key(`${size} ${row}`), value })
        .execute()
        .then(
          () => false,
          () => true,
        );
  }
  return async () => {
    await db.deleteFrom('setting').where('key', 'like', key('%')).execute();
    await database.close();
  };
}

export const faults: readonly Fault[] = [
  {
    name: 'nothing, for comparison',
    on: both,
    goals: unnoticed,
    strike: async () => async () => {},
  },
  {
    name: 'a node is killed (SIGKILL) and started again',
    on: both,
    goals: { pagesFail: true, callsFail: true, longestWaitS: 10, normalAfterS: 20, mailsTwice: MAILS_AT_ONCE },
    seconds: 1,
    async strike({ nodes: [node] }) {
      await node?.kill();
      return async () => node?.start();
    },
  },
  {
    name: 'PostgreSQL is restarted',
    on: ['postgres'],
    goals: ordersWait,
    async strike({ postgres }) {
      await postgres?.server.shutDown();
      return async () => postgres?.server.startAgain();
    },
  },
  {
    name: 'PostgreSQL is paused (SIGSTOP)',
    on: ['postgres'],
    goals: ordersWait,
    async strike({ postgres }) {
      const pid = postgres?.server.pid() ?? 0;
      signalAll(pid, 'SIGSTOP');
      return async () => signalAll(pid, 'SIGCONT');
    },
  },
  {
    name: 'PostgreSQL is slow (100 ms each way)',
    on: ['postgres'],
    goals: ordersWait,
    async strike({ postgres }) {
      postgres?.line.delay(100);
      return async () => postgres?.line.delay(0);
    },
  },
  {
    name: 'the line to PostgreSQL is cut',
    on: ['postgres'],
    goals: ordersWait,
    async strike({ postgres }) {
      postgres?.line.cut();
      return async () => postgres?.line.mend();
    },
  },
  {
    name: 'the disk of DATA_DIR is full',
    on: both,
    goals: ordersWait,
    missing: needsDisk,
    async strike({ disk, location }) {
      disk?.fill();
      const giveBack = await fillLog(location);
      return async () => {
        await disk?.empty();
        await giveBack();
      };
    },
  },
  {
    name: 'DATA_DIR takes no writes',
    on: both,
    goals: ordersWait,
    missing: needsDisk,
    async strike({ disk }) {
      disk?.freeze();
      return async () => disk?.thaw();
    },
  },
  {
    name: 'the mail server is gone',
    on: both,
    goals: { ...unnoticed, mailsTwice: MAIL_CONNECTIONS },
    async strike({ mails }) {
      mails.line.cut();
      return async () => mails.line.mend();
    },
  },
  {
    name: 'the mail server is slow (1 s each way)',
    on: both,
    goals: unnoticed,
    async strike({ mails }) {
      mails.line.delay(1_000);
      return async () => mails.line.delay(0);
    },
  },
  {
    name: 'the clock goes forward by a day, and back',
    on: both,
    goals: unnoticed,
    async strike({ shiftClock }) {
      await shiftClock(DAY_MS);
      return () => shiftClock(0);
    },
  },
  {
    name: 'the clock goes back by a day, and forward',
    on: both,
    goals: unnoticed,
    async strike({ shiftClock }) {
      await shiftClock(-DAY_MS);
      return () => shiftClock(0);
    },
  },
  {
    name: 'slow clients: 1,000 idle, 400 that drip headers or bodies',
    on: both,
    goals: unnoticed,
    // headers may take 20 seconds, and connections are looked at every 12
    seconds: 35,
    async strike({ nodes: [node] }) {
      const clients = await attack(Number(new URL(node!.url).port));
      return async () => {
        const ended = clients.ended();
        clients.stop();
        await sleep(100);
        return `the shop has ended ${ended} of ${clients.count} slow connections`;
      };
    },
  },
];
