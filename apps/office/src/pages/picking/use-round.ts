import type { PickDeed, PickProgress, PickRound } from '@brixel/contract/office/picking-endpoints';
import { PICKING_LIMITS } from '@brixel/contract/office/picking-limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';
import { deleteRound, readRound, saveRound } from '#data/offline-round.ts';
import { useMe } from '#data/session.ts';
import { createDeedQueue, type NewDeed, type WaitingDeed } from './deed-queue.ts';
import { withProgress, withWaiting } from './round-state.ts';
import { storedDeeds } from './stored-deeds.ts';

const LOOK_EVERY_MS = 1500;
/** The shop will never take these, however often they are sent. */
const REFUSALS: readonly Failure[] = ['NOT_FOUND', 'NOT_ACCEPTED', 'FORBIDDEN'];

export interface FollowedRound {
  /** null: not read yet */
  round: PickRound | null;
  failure: Failure | null;
  /** how many deeds the shop does not know yet */
  waiting: number;
  /** when the shop has answered last, where it does not answer now */
  offlineSince: string | null;
  /** Done here at once, and sent as soon as there is a line. */
  add(...deeds: NewDeed[]): void;
  reload(): void;
}

/** A round that several devices work on: what others do appears within two seconds, what is done here is never lost. */
export function useRound(id: number): FollowedRound {
  const me = useMe();
  const [known, setKnown] = useState<PickRound | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [waiting, setWaiting] = useState<readonly WaitingDeed[]>([]);
  const [offlineSince, setOfflineSince] = useState<string | null>(null);
  const heard = useRef(new Date().toISOString());
  /** answers to what was asked before the last deed arrived are older than it */
  const answered = useRef(0);

  async function read(): Promise<void> {
    const answer = await call('rounds.read', { params: { id } });
    if (answer.ok) return setKnown(answer.result);
    if (answer.code !== 'NO_CONNECTION') return setFailure(answer.code);
    if (known !== null) return;
    const kept = await readRound(id);
    if (!kept) return setFailure(answer.code);
    heard.current = kept.at;
    setOfflineSince(kept.at);
    setKnown(kept.round);
  }

  // the text stands for the round, which is made anew with every answer
  const text = known && JSON.stringify(known);
  const isGone = failure === 'NOT_FOUND' || (known !== null && known.finished_at !== null);
  useEffect(() => {
    if (isGone) void deleteRound(id);
    else if (known) void saveRound(me, known);
  }, [id, text, isGone]);

  function take(progress: PickProgress): void {
    heard.current = new Date().toISOString();
    setOfflineSince(null);
    setKnown((round) => {
      const next = round && withProgress(round, progress);
      if (round && !next) void read();
      return next ?? round;
    });
  }

  const isLost = (code: Failure): void => {
    if (REFUSALS.includes(code)) setFailure(code);
    else setOfflineSince(heard.current);
  };

  const send = useEffectEvent(async (deeds: PickDeed[]) => {
    const answer = await call('rounds.deeds', { params: { id }, body: { deeds } });
    if (answer.ok) {
      answered.current += 1;
      take(answer.result);
      return 'done';
    }
    isLost(answer.code);
    return REFUSALS.includes(answer.code) ? 'refused' : 'later';
  });

  const [queue] = useState(() =>
    createDeedQueue({
      store: storedDeeds(id, localStorage, tabName()),
      send: (deeds) => send(deeds),
      now: Date.now,
      newId: () => crypto.randomUUID(),
      most: PICKING_LIMITS.deeds,
    }),
  );

  async function flush(): Promise<void> {
    setWaiting(queue.waiting());
    await queue.flush();
    setWaiting(queue.waiting());
  }

  const look = useEffectEvent(async () => {
    if (queue.waiting().length > 0) return flush();
    const before = answered.current;
    const answer = await call('rounds.progress', { params: { id } });
    if (!answer.ok) return isLost(answer.code);
    if (before === answered.current) take(answer.result);
  });

  useEffect(() => {
    void read().then(flush);
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_EVERY_MS);
    const online = () => void look();
    window.addEventListener('online', online);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
    };
  }, []);

  return {
    round: known && withWaiting(known, waiting, me.name),
    failure,
    waiting: waiting.length,
    offlineSince,
    add(...deeds) {
      for (const deed of deeds) queue.add(deed);
      void flush();
    },
    reload: () => void read(),
  };
}

/** A tab keeps its name over a reload. */
function tabName(): string {
  const key = 'brixel-office/tab';
  try {
    const name = sessionStorage.getItem(key) ?? crypto.randomUUID();
    sessionStorage.setItem(key, name);
    return name;
  } catch {
    return 'this';
  }
}
