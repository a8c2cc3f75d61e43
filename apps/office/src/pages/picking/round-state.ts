import type { PickProgress, PickRound, PickShare, PickStop } from '@brixel/contract/office/picking-endpoints';
import type { WaitingDeed } from './deed-queue.ts';

/** A round as this device sees it: what the shop knows, and on top what waits here. Pure, so that it can be tried. */

export const isOpen = ({ tick }: PickShare): boolean => tick === null;
export const isStopDone = ({ shares }: Pick<PickStop, 'shares'>): boolean => shares.every((share) => !isOpen(share));
/** Pieces that are still to be put into boxes. */
export const lackingAt = ({ shares }: Pick<PickStop, 'shares'>): number =>
  shares.reduce((sum, share) => sum + (isOpen(share) ? share.qty - share.found : 0), 0);
export const piecesAt = ({ shares }: Pick<PickStop, 'shares'>): number => shares.reduce((sum, { qty }) => sum + qty, 0);

/** Null where a stop has come that this device does not know: the round has to be read again. */
export function withProgress(round: PickRound, progress: PickProgress): PickRound | null {
  const known = new Map(round.stops.map((stop) => [stop.id, stop]));
  const stops = progress.stops.flatMap(({ id, is_later, shares }) => {
    const stop = known.get(id);
    return stop ? [{ ...stop, is_later, shares }] : [];
  });
  return stops.length === progress.stops.length ? { ...round, finished_at: progress.finished_at, stops } : null;
}

export function withWaiting(round: PickRound, waiting: readonly WaitingDeed[], me: string): PickRound {
  if (waiting.length === 0) return round;
  let stops = round.stops;
  for (const { deed } of waiting) {
    stops = stops.map((stop) => (stop.id === deed.stop ? withDeed(stop, deed, me) : stop));
    if (deed.kind === 'missing' && deed.rest === 'later') stops = putLast(stops, deed.stop);
  }
  return { ...round, stops };
}

function putLast(stops: readonly PickStop[], id: number): PickStop[] {
  return [...stops.filter((stop) => stop.id !== id), ...stops.filter((stop) => stop.id === id)];
}

function withDeed(stop: PickStop, deed: WaitingDeed['deed'], by: string): PickStop {
  if (deed.kind === 'missing') return { ...stop, ...withMissing(stop, deed, by) };
  const shares = stop.shares.map((share): PickShare => {
    if (share.box !== deed.box) return share;
    if (deed.kind === 'tick') return isOpen(share) ? { ...share, found: share.qty, tick: deed.id, by } : share;
    return share.tick === deed.tick ? { ...share, found: 0, tick: null, by: null } : share;
  });
  return { ...stop, shares };
}

/** As the shop does it: what was found fills the boxes in their order. */
function withMissing(
  { shares, is_later }: PickStop,
  { id, found, rest }: Extract<WaitingDeed['deed'], { kind: 'missing' }>,
  by: string,
): Pick<PickStop, 'shares' | 'is_later'> {
  let left = found;
  return {
    is_later: is_later || rest === 'later',
    shares: shares.map((share) => {
      if (!isOpen(share)) return share;
      const here = Math.min(left + share.found, share.qty);
      left -= here - share.found;
      return here < share.qty && rest === 'later' ? { ...share, found: here } : { ...share, found: here, tick: id, by };
    }),
  };
}

/** The next stop after this one that is not done, from the beginning again at the end. */
export function nextOpen(stops: readonly PickStop[], after: number | null): PickStop | null {
  const place = stops.findIndex(({ id }) => id === after);
  const ring = [...stops.slice(place + 1), ...stops.slice(0, place + 1)];
  return ring.find((stop) => !isStopDone(stop)) ?? null;
}

/** What a scanner has read: number, sku or label of the place. */
export function scanned(stop: PickStop, text: string): boolean {
  const plain = (value: string | null): string => (value ?? '').trim().toLowerCase();
  const wanted = plain(text);
  return wanted !== '' && [stop.sku, stop.number, stop.place].some((value) => plain(value) === wanted);
}
