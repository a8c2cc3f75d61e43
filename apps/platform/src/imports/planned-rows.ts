import { decodeText } from '@brixel/exchange/decode-text';
import { readOrderXml } from '@brixel/exchange/order-xml';
import { readPartList } from '@brixel/exchange/part-list';
import { readSetParts } from '@brixel/exchange/set-parts';
import type { Kysely } from 'kysely';
import type { ImportChoice } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { checkAdded } from './check-added.ts';
import { checkLots } from './check-lots.ts';
import { checkSales, countedOrders } from './check-sales.ts';
import { KnownLots, loadKnownLots } from './known-lots.ts';
import type { FileLooks } from './look-at-file.ts';
import type { PlannedRow } from './plan-row.ts';
import { readLots } from './read-lots.ts';
import { noAdding } from './receive-import.ts';
import { SoldLots } from './sold-lots.ts';
import { unpackFile } from './unpack-file.ts';
import { unpackTables } from './unpack-tables.ts';

/** What each row of a file will do, whatever the file holds. */
export async function plannedRows(
  db: Kysely<Schema>,
  path: string,
  looks: FileLooks,
  choice: ImportChoice,
): Promise<AsyncIterable<PlannedRow>> {
  const lots = await loadKnownLots(db);
  const text = () => decodeText(unpackFile(path), looks.encoding);
  const adding = choice.adding ?? noAdding;
  switch (looks.format) {
    case 'orders-xml':
      return checkSales(readOrderXml(text()), new SoldLots(lots), await countedOrders(db));
    case 'part-list':
      return checkAdded(readPartList(text(), adding.condition), lots, adding);
    case 'set-parts':
      return checkAdded(readSetParts(await unpackTables(path), { ...adding, number: adding.set }), lots, adding);
    default:
      return checkLots(readLots(path, looks, choice), new KnownLots(lots), choice);
  }
}
