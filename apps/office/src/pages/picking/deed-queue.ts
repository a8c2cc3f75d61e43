import type { PickDeed } from '@brixel/contract/office/picking-endpoints';

/** A deed before the queue has named it. */
export type NewDeed = Without<PickDeed, 'id' | 'ago'>;
type NamedDeed = Without<PickDeed, 'ago'>;
type Without<Deed, Keys extends PropertyKey> = Deed extends unknown ? Omit<Deed, Keys> : never;

/** With the time at which it was done, by the clock of this device. */
export interface WaitingDeed {
  deed: NamedDeed;
  at: number;
}

/** Where deeds are kept until the shop has them: what is written survives a reload. */
export interface QueueStore {
  read(): readonly WaitingDeed[];
  write(waiting: readonly WaitingDeed[]): void;
}

export interface DeedQueueOptions {
  store: QueueStore;
  /** done: the shop has them; later: no answer; refused: the round is gone */
  send(deeds: PickDeed[]): Promise<'done' | 'later' | 'refused'>;
  now: () => number;
  newId: () => string;
  /** at most so many at once */
  most: number;
}

export interface DeedQueue {
  waiting(): readonly WaitingDeed[];
  /** Keeps it first; whoever adds calls `flush` then. The id under which the shop will know it. */
  add(deed: NewDeed): string;
  /** Sends in order, one batch after the other, until nothing waits or no answer comes. */
  flush(): Promise<'done' | 'later' | 'refused'>;
}

/** What was done on this device and the shop does not know yet. Whatever has no answer is sent again: the shop counts each deed once. */
export function createDeedQueue({ store, send, now, newId, most }: DeedQueueOptions): DeedQueue {
  let waiting = store.read();
  let sending: Promise<'done' | 'later' | 'refused'> | null = null;

  function keep(changed: readonly WaitingDeed[]): void {
    waiting = changed;
    store.write(changed);
  }

  async function sendAll(): Promise<'done' | 'later' | 'refused'> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      const deeds = batch.map(({ deed, at }) => ({ ...deed, ago: Math.max(0, Math.round(now() - at)) }) as PickDeed);
      const answer = await send(deeds);
      if (answer === 'later') return answer;
      keep(answer === 'refused' ? [] : waiting.slice(batch.length));
      if (answer === 'refused') return answer;
    }
    return 'done';
  }

  return {
    waiting: () => waiting,
    add(deed) {
      const id = newId();
      keep([...waiting, { deed: { ...deed, id }, at: now() }]);
      return id;
    },
    flush() {
      sending ??= sendAll().finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}
