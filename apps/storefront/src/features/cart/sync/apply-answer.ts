import type { CartAnswer, RefusedLine, ServerItem } from '@brixel/contract/cart';
import type { ClientCart, RemovedLine, ServerCart, StoredLine } from '../cart-state.ts';
import { mosaicIdOf } from '../lines/mosaic-line.ts';
import type { CartNotice } from './cart-notice.ts';
import { itemsHash } from './lines-hash.ts';
import { isChangedElsewhere, isLeaver, pairLines } from './pair-lines.ts';

import type { SentVersions } from './pending-changes.ts';
import { leaverOf, remembered } from './removed-lines.ts';

/**
 * The server's answer to changes of lines. Lines that were not touched since take over its values; the others stay pending,
 * and are part of the next call.
 */

export interface Applied {
  cart: ClientCart;
  notices: CartNotice[];
  /** items that this browser knows nothing of: another device has put them in */
  strangers: ServerItem[];
}

export function applyAnswer(cart: ClientCart, token: string, answer: CartAnswer, sent: SentVersions): Applied {
  const { server } = cart;
  if (server?.token !== token || answer.cart.version < server.version) return { cart, notices: [], strangers: [] };

  const { items, version } = answer.cart;
  const refused = new Map(answer.refused?.map((line) => [line.line_key, line]));
  const isPushed = (line: StoredLine): boolean => line.line_version <= seenVersion(line, token, sent);
  const paired = pairLines(cart.lines, items, { token, isPushed });
  const settled = cart.lines.map((line) =>
    settleLine(line, { token, at: version, item: paired.get(line), refused, sent }),
  );
  const lines = settled.flatMap(({ stays }) => stays ?? []);
  const left = settled.flatMap(({ leaves }) => leaves ?? []);
  // an item may still go by the key of a line that has left, although another line stands for it now
  const wanted = new Set(paired.values());
  const unwanted = items.filter((item) => !wanted.has(item));
  const leavers = new Map(cart.removed.map((line) => [line, unwanted.find((item) => isLeaver(line, item, token))]));
  const removed = cart.removed.map((line) => settleRemoved(line, leavers.get(line), sent));

  const known = new Set([...wanted, ...leavers.values()]);
  return {
    cart: {
      ...cart,
      lines,
      removed: remembered([...removed, ...left]),
      server: withFigures(server, answer.cart),
    },
    notices: [
      ...settled.flatMap(({ notice }) => notice ?? []),
      ...(isChangedElsewhere(cart.lines, lines, refusedGoods(cart.lines, refused))
        ? [{ kind: 'changed-elsewhere' } as const]
        : []),
    ],
    strangers: items.filter((item) => !known.has(item)),
  };
}

const refusedGoods = (lines: readonly StoredLine[], refused: ReadonlyMap<string, RefusedLine>): ReadonlySet<string> =>
  new Set(lines.filter(({ line_key }) => refused.has(line_key)).map(({ key }) => key));

/** Totals and coupon of an answer, and for which items they are. */
export const withFigures = (
  server: ServerCart,
  { version, items, totals, coupon }: CartAnswer['cart'],
): ServerCart => ({
  ...server,
  version,
  dialect: 'cart',
  totals,
  coupon: coupon?.code ?? null,
  hash: itemsHash(items, server.token),
});

interface LineAnswer {
  token: string;
  at: number;
  item: ServerItem | undefined;
  refused: ReadonlyMap<string, RefusedLine>;
  sent: SentVersions;
}

interface Settled {
  stays?: StoredLine;
  leaves?: RemovedLine;
  notice?: CartNotice;
}

/** The newest change of a line that the server has seen. */
const seenVersion = ({ line_key, onServer }: StoredLine, token: string, sent: SentVersions): number =>
  Math.max(sent.get(line_key) ?? 0, onServer?.cart === token ? onServer.line_version : 0);

function settleLine(line: StoredLine, { token, at, item, refused, sent }: LineAnswer): Settled {
  const sentVersion = sent.get(line.line_key) ?? 0;
  const known = line.onServer?.cart === token ? line.onServer : null;
  const itemVersion = item?.line_key === line.line_key ? (item.line_version ?? 0) : 0;
  const seen = Math.max(seenVersion(line, token, sent), itemVersion);
  const onServer = item ? { cart: token, item_id: item.item_id, line_version: seen, qty: item.qty, at } : null;
  if (line.line_version > seen) return { stays: { ...line, onServer } };

  const refusal = sentVersion === line.line_version ? refused.get(line.line_key) : undefined;
  const isUpdate = item && known && sentVersion > 0 && known.qty !== item.qty;
  const notice = refusal ? refusalNotice(line, refusal) : isUpdate ? ({ kind: 'quantity-updated' } as const) : null;
  const withNotice = notice ? { notice } : {};
  if (!item) return { leaves: { ...leaverOf(line), line_version: seen }, ...withNotice };
  return { stays: { ...line, qty: item.qty, line_version: seen, onServer }, ...withNotice };
}

/** Where the server still has it, its version was not high enough: the next one will be. */
function settleRemoved(line: RemovedLine, item: ServerItem | undefined, sent: SentVersions): RemovedLine {
  const isPushed = line.gone || (sent.get(line.line_key) ?? 0) >= line.line_version;
  if (!isPushed) return line;
  if (!item) return { ...line, gone: true };
  return { ...line, line_version: Math.max(line.line_version, item.line_version ?? 0) + 1, gone: false };
}

function refusalNotice(line: StoredLine, { code, limit, part, message }: RefusedLine): CartNotice {
  const mosaicId = mosaicIdOf(line);
  return {
    kind: 'refused',
    code,
    name: line.name,
    message,
    ...(limit === undefined ? {} : { limit }),
    ...(part === undefined ? {} : { part }),
    ...(mosaicId ? { mosaicId } : {}),
  };
}
