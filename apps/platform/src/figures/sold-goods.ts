import { toEuros } from '@brixel/commerce/money';
import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { OfficeResult } from '@brixel/contract/office/office-types';
import { type Kysely, sql } from 'kysely';
import type { Money } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { Goods } from '../goods/goods.ts';
import type { GoodsRow } from '../goods/goods-row.ts';
import type { Period } from './periods.ts';

type Result = OfficeResult<'figures.goods'>;
type SoldGoods = Omit<Result, 'margin' | 'margin_before'>;

interface Sum {
  pieces: number;
  gross: Money;
}

interface SkuSum extends Sum {
  sku: string;
}

async function sumsBySku(db: Kysely<Schema>, { from, to }: Period): Promise<SkuSum[]> {
  const rows = await db
    .selectFrom('sale_line')
    .select(({ fn }) => ['sku', fn.sum('pieces').as('pieces'), fn.sum('gross').as('gross')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('sku')
    .execute();
  return rows.map(({ sku, pieces, gross }) => ({ sku, pieces: Number(pieces), gross: Number(gross) }));
}

const dearestFirst = (a: Sum, b: Sum): number => b.gross - a.gross || b.pieces - a.pieces;

/** Everything that was sold, by lot, part and colour, what brought most first. */
export async function soldGoods(
  db: Kysely<Schema>,
  goods: Pick<Goods, 'some' | 'colours'>,
  { period, language }: { period: Period; language: OfficeLanguage },
): Promise<SoldGoods> {
  const sums = (await sumsBySku(db, period)).toSorted(dearestFirst);
  const known = await goods.some(sums.map(({ sku }) => sku));
  const colours = new Map((await goods.colours(language)).map(({ id, name, hex }) => [id, { name, hex }]));
  const sold = sums.map((sum) => ({ ...sum, row: known.get(sum.sku) ?? null }));
  return {
    goods: sold.map(({ sku, pieces, gross, row }) => ({
      sku,
      number: row?.number ?? null,
      name: row?.name ?? sku,
      picture: row?.picture ?? '',
      colour: (row?.colour !== null && row && colours.get(row.colour)) || null,
      pieces,
      gross: toEuros(gross),
    })),
    parts: partsOf(sold, colours),
    colours: [...Map.groupBy(sold, ({ row }) => row?.colour ?? null)]
      .flatMap(([colour, some]) => {
        const known = colour === null ? undefined : colours.get(colour);
        return known ? [{ ...known, ...together(some) }] : [];
      })
      .toSorted(dearestFirst)
      .map(inEuros),
  };
}

/** A part is sold in many colours, and the names of its lots end with theirs. */
export const nameOfPart = (name: string, colour: string | undefined): string =>
  colour === undefined ? name : name.replace(` ${colour}`, '');

function partsOf(
  sold: readonly (SkuSum & { row: GoodsRow | null })[],
  colours: ReadonlyMap<number, { name: string }>,
): SoldGoods['parts'] {
  const byNumber = Map.groupBy(sold, ({ row }) => row?.number ?? null);
  return [...byNumber]
    .flatMap(([number, some]) => {
      const [most] = some;
      if (number === null || !most?.row) return [];
      const { name, picture, colour } = most.row;
      const own = new Set(some.map(({ row }) => row?.colour ?? null)).size;
      const title = nameOfPart(name, colour === null ? undefined : colours.get(colour)?.name);
      return [{ number, name: title, picture, colours: own, ...together(some) }];
    })
    .toSorted(dearestFirst)
    .map(inEuros);
}

const together = (sums: readonly Sum[]): Sum => ({
  pieces: sums.reduce((total, { pieces }) => total + pieces, 0),
  gross: sums.reduce((total, { gross }) => total + gross, 0),
});

const inEuros = <T extends Sum>(sum: T): T => ({ ...sum, gross: toEuros(sum.gross) });

/** What goods brought beyond their cost, as far as that was known when they were sold. */
export async function marginIn(db: Kysely<Schema>, { from, to }: Period): Promise<Result['margin']> {
  const sums = await db
    .selectFrom('sale_line')
    .select(({ fn }) => [
      fn.sum('net').as('net'),
      fn.sum(sql<number>`case when cost is null then 0 else net end`).as('known'),
      fn.sum('cost').as('cost'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  const [net, known] = [Number(sums.net ?? 0), Number(sums.known ?? 0)];
  if (sums.cost === null || net === 0) return null;
  return { net: toEuros(known), cost: toEuros(Number(sums.cost)), share: Math.min(1, Math.max(0, known / net)) };
}
