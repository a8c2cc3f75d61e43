import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { stockDifferences } from '../stock/stock-movements.ts';
import { type Commands, columns, EXIT, type Exit, type Terminal } from './command-line.ts';

export interface StockCommandsContext {
  db: Kysely<Schema>;
  terminal: Terminal;
}

/** What the owner can ask of stocks. */
export function stockCommands({ db, terminal }: StockCommandsContext): Commands {
  const check = async (): Promise<Exit> => {
    const differing = await stockDifferences(db);
    if (differing.length === 0) {
      await terminal.stdout('Every stock is the sum of its movements.\n');
      return EXIT.done;
    }
    const rows = differing.map(({ sku, stock, movements }) => [sku, String(stock), String(movements)]);
    await terminal.stdout(columns([['sku', 'stock', 'movements'], ...rows]));
    return EXIT.refused;
  };

  return new Map([['check', check]]);
}
