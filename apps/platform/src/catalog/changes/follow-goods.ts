import type { Database } from '../../database/database.ts';
import { changesAfter, type LogPosition, logPosition } from './change-log.ts';

/** Something that is made of all goods and held in memory. It is read when first wanted, and forgotten when nobody wants it any more. */
export interface FollowedGoods<State> {
  /** with everything in it that was committed before */
  current(): Promise<State>;
  /** whether it has been read, and nobody has to wait for all goods */
  isRead(): boolean;
  /** reads these goods again, whatever the change log says of them */
  refresh(skus: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface FollowOptions<State> {
  /** reads all goods, a piece at a time with room for requests in between, and stops where that is over */
  load(isOver: () => boolean): Promise<State>;
  /** reads these again */
  take(state: State, skus: readonly string[]): Promise<void>;
  /** whether more than goods have changed, so that all is to be read again */
  isOutdated?: (state: State) => boolean;
  onError: (error: unknown) => void;
  /** so long after the last look it is given back */
  idleMs?: number;
}

const IDLE_MS = 15 * 60_000;
/** More are read anew as a whole. */
const MOST_IN_PLACE = 5000;

interface Loaded<State> {
  state: State;
  position: LogPosition;
}

export function followGoods<State>(
  database: Pick<Database, 'db' | 'kind'>,
  { load, take, isOutdated = () => false, onError, idleMs = IDLE_MS }: FollowOptions<State>,
): FollowedGoods<State> {
  let loaded: Loaded<State> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let reading: Promise<void> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  /** One after another, so that an older state of a row never replaces a newer one. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = turn.then(task);
    turn = done.catch(() => {});
    return done;
  }

  async function loadAll(): Promise<Loaded<State>> {
    const position = await logPosition(database);
    return { state: await load(() => closed), position };
  }

  /** What names no goods may have changed any: everything is read again beside the answers. */
  function readAgain(): void {
    reading ??= loadAll()
      .then((next) =>
        inTurn(async () => {
          loaded = next;
        }),
      )
      .catch(onError)
      .finally(() => {
        reading = null;
      });
  }

  async function catchUp(): Promise<State> {
    loaded ??= await loadAll();
    const known = loaded;
    const missed = await changesAfter(database, known.position);
    const skus = [...new Set((missed?.changes ?? []).flatMap(({ sku }) => sku ?? []))];
    if (!missed || skus.length > MOST_IN_PLACE || isOutdated(known.state)) {
      loaded = await loadAll();
      return loaded.state;
    }
    if (skus.length > 0) await take(known.state, skus);
    known.position = missed.position;
    if (missed.changes.some(({ kind, sku }) => kind === 'content' && sku === null)) readAgain();
    return known.state;
  }

  function stay(): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      loaded = null;
    }, idleMs).unref();
  }

  return {
    current() {
      stay();
      return inTurn(catchUp);
    },
    isRead: () => loaded !== null,
    refresh: (skus) =>
      inTurn(async () => {
        if (!loaded) return;
        if (skus.length > MOST_IN_PLACE) loaded = await loadAll();
        else await take(loaded.state, skus);
      }),
    async close() {
      closed = true;
      clearTimeout(idle);
      await reading;
      await turn;
    },
  };
}
