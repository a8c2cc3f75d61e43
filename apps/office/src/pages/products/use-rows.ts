import type { ProductRow } from '@brixel/contract/office/product-endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#data/call.ts';
import type { Failure } from '#data/failure.ts';
import type { ListAddress } from './product-address.ts';

/** Rows that are asked for together. */
const PIECE = 100;

export interface Rows {
  /** null: not known yet */
  total: number | null;
  failure: Failure | null;
  /** undefined: still on its way */
  at: (index: number) => ProductRow | undefined;
  /** asks for what is in view, if it is not here yet */
  show: (first: number, last: number) => void;
  /** as they are now, beyond the view too */
  read: (first: number, count: number) => Promise<readonly ProductRow[] | Failure>;
  /** what is known of a row since */
  put: (row: Pick<ProductRow, 'sku'> & Partial<ProductRow>) => void;
  /** asks for everything in view again; until then the last answers stay */
  reload: () => void;
}

interface Known {
  query: string;
  total: number | null;
  pieces: ReadonlyMap<number, readonly ProductRow[]>;
  failure: Failure | null;
}

const nothing = (query: string): Known => ({ query, total: null, pieces: new Map(), failure: null });

/** A list of any length of which only the pieces in view are here. */
export function useRows({ filter, sort, direction }: ListAddress, query: string): Rows {
  const [known, setKnown] = useState<Known>(() => nothing(query));
  const asked = useRef({ query, pieces: new Set<number>(), round: 0 });
  const inView = useRef({ first: 0, last: 0 });
  const current = known.query === query ? known : nothing(query);

  const ask = useCallback(
    async (piece: number) => {
      const { round } = asked.current;
      const answer = await call('products.list', {
        query: { ...filter, sort, direction, from: piece * PIECE, size: PIECE },
      });
      if (asked.current.query !== query || asked.current.round !== round) return;
      setKnown((last) => {
        const base = last.query === query ? last : nothing(query);
        if (!answer.ok) return { ...base, failure: answer.code };
        const { total, rows } = answer.result;
        return { query, total, pieces: new Map(base.pieces).set(piece, rows), failure: null };
      });
    },
    // the query stands for filter and order
    [query],
  );

  const show = useCallback(
    (first: number, last: number) => {
      inView.current = { first, last };
      for (let piece = Math.floor(first / PIECE); piece <= Math.floor(last / PIECE); piece += 1) {
        if (asked.current.pieces.has(piece)) continue;
        asked.current.pieces.add(piece);
        void ask(piece);
      }
    },
    [ask],
  );

  const reload = useCallback(() => {
    asked.current = { query, pieces: new Set(), round: asked.current.round + 1 };
    show(inView.current.first, inView.current.last);
  }, [query, show]);

  useEffect(() => {
    inView.current = { first: 0, last: 0 };
    reload();
  }, [reload]);

  return {
    total: current.total,
    failure: current.failure,
    at: (index) => current.pieces.get(Math.floor(index / PIECE))?.[index % PIECE],
    show,
    reload,
    async read(first, count) {
      const answer = await call('products.list', { query: { ...filter, sort, direction, from: first, size: count } });
      return answer.ok ? answer.result.rows : answer.code;
    },
    put: (row) =>
      setKnown((last) => ({
        ...last,
        pieces: new Map(
          [...last.pieces].map(([piece, rows]) => [
            piece,
            rows.map((known) => (known.sku === row.sku ? { ...known, ...row } : known)),
          ]),
        ),
      })),
  };
}
