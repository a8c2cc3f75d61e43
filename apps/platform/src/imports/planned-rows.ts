import { decodeText } from '@brixel/exchange/decode-text';
import { readOrderXml } from '@brixel/exchange/order-xml';
import type { Kysely } from 'kysely';
import type { ImportChoice } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { checkLots } from './check-lots.ts';
import { checkSales, countedOrders } from './check-sales.ts';
import { KnownLots, loadKnownLots } from './known-lots.ts';
import { lookAtFile } from './look-at-file.ts';
import type { PlannedRow } from './plan-row.ts';
import { readLots } from './read-lots.ts';
import { SoldLots } from './sold-lots.ts';
import { unpackFile } from './unpack-file.ts';

/** What each row of a file will do, whatever the file holds. */
export async function plannedRows(
  db: Kysely<Schema>,
  path: string,
  choice: ImportChoice,
): Promise<AsyncIterable<PlannedRow>> {
  const looks = await lookAtFile(path);
  const lots = await loadKnownLots(db);
  if (looks.format !== 'orders-xml')
    return checkLots(readLots(path, looks, choice), new KnownLots(lots), choice.isWhole);
  const orders = readOrderXml(decodeText(unpackFile(path), looks.encoding));
  return checkSales(orders, new SoldLots(lots), await countedOrders(db));
}
