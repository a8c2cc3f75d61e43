import type { ClientCart, LineOnServer, RemovedLine, ServerCart, StoredLine } from '../cart-state.ts';
import { remembered } from './removed-lines.ts';

/**
 * Two tabs' carts as one. Nothing that only one of them knows is lost, nothing that has left comes back, and joining again
 * changes nothing.
 */
export function joinCarts(mine: ClientCart, theirs: ClientCart): ClientCart {
  if (mine.epoch !== theirs.epoch) return mine.epoch > theirs.epoch ? mine : theirs;
  const removed = joinRemoved(mine.removed, theirs.removed);
  const lines = joinLines(mine.lines, theirs.lines);
  const { alive, left } = settle(lines, removed);
  const endedBy = mine.endedBy ?? theirs.endedBy;
  return { epoch: mine.epoch, lines: alive, removed: remembered(left), ...joinServers(mine, theirs), endedBy };
}

function joinServers(mine: ClientCart, theirs: ClientCart): Pick<ClientCart, 'connection' | 'server'> {
  const { connection } = mine;
  if (connection !== theirs.connection) {
    const { connection: higher, server } = connection > theirs.connection ? mine : theirs;
    return { connection: higher, server };
  }
  const server = [mine.server, theirs.server].reduce(newerServer);
  return { connection, server };
}

function newerServer(one: ServerCart | null, other: ServerCart | null): ServerCart | null {
  if (!one || !other) return one ?? other;
  if (one.token !== other.token) return one.token > other.token ? one : other;
  const newer = other.version >= one.version ? other : one;
  return { ...newer, comparedAt: Math.max(one.comparedAt, other.comparedAt) };
}

const byKey = <T extends { line_key: string }>(entries: readonly T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.line_key, entry]));

/** In the order of the newer message; then the lines that only this tab has. */
function joinLines(mine: readonly StoredLine[], theirs: readonly StoredLine[]): StoredLine[] {
  const own = byKey(mine);
  const known = byKey(theirs);
  return [
    ...theirs.map((line) => {
      const other = own.get(line.line_key);
      return other ? joinLine(other, line) : line;
    }),
    ...mine.filter(({ line_key }) => !known.has(line_key)),
  ];
}

function joinLine(mine: StoredLine, theirs: StoredLine): StoredLine {
  const onServer = newerAnswer(mine.onServer, theirs.onServer);
  if (mine.line_version !== theirs.line_version)
    return { ...(mine.line_version > theirs.line_version ? mine : theirs), onServer };
  if (mine.bySync === undefined && theirs.bySync !== undefined) return afresh(mine, onServer, theirs.bySync);
  if (theirs.bySync === undefined && mine.bySync !== undefined) return afresh(theirs, onServer, mine.bySync);
  // the same change: the newer answer of the server has its quantity
  return { ...(onServer === mine.onServer ? mine : theirs), onServer };
}

/** The shopper changed a line in the moment in which the sync did: that change is still to be pushed. */
const afresh = (line: StoredLine, onServer: LineOnServer | null, brought: number): StoredLine => ({
  ...line,
  qty: line.qty + brought,
  onServer,
  line_version: line.line_version + 1,
});

function newerAnswer(one: LineOnServer | null, other: LineOnServer | null): LineOnServer | null {
  if (!one || !other) return one ?? other;
  if (one.cart !== other.cart || one.at === other.at) return other;
  return other.at > one.at ? other : one;
}

function joinRemoved(mine: readonly RemovedLine[], theirs: readonly RemovedLine[]): RemovedLine[] {
  const joined = byKey(mine);
  for (const line of theirs) {
    const other = joined.get(line.line_key);
    if (!other || line.line_version > other.line_version) joined.set(line.line_key, line);
    else if (line.line_version === other.line_version && line.gone) joined.set(line.line_key, line);
  }
  return [...joined.values()];
}

/** A line stands where its newest change is newer than its leaving. */
function settle(lines: readonly StoredLine[], removed: readonly RemovedLine[]) {
  const leavers = byKey(removed);
  const alive = lines.flatMap((line) => {
    const leaver = leavers.get(line.line_key);
    if (!leaver || line.line_version > leaver.line_version) return [line];
    const isMeant = leaver.bySync && line.bySync === undefined && line.line_version === leaver.line_version;
    return isMeant ? [afresh(line, line.onServer, 0)] : [];
  });
  const standing = byKey(alive);
  return { alive, left: removed.filter(({ line_key }) => !standing.has(line_key)) };
}
