import { decodeText } from '@brixel/exchange/decode-text';
import { readOrderXml } from '@brixel/exchange/order-xml';
import { readPartList } from '@brixel/exchange/part-list';
import { readSetParts } from '@brixel/exchange/set-parts';
import type { Kysely } from 'kysely';
import type { ImportChoice, ImportTotals } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { checkAdded } from './check-added.ts';
import { checkLots } from './check-lots.ts';
import { checkSales, countedOrders } from './check-sales.ts';
import { lotsWithBase } from './export-base.ts';
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
): Promise<{ rows: AsyncIterable<PlannedRow>; base?: ImportTotals['base'] }> {
  const lots = await loadKnownLots(db);
  const text = () => decodeText(unpackFile(path), looks.encoding);
  const adding = choice.adding ?? noAdding;
  switch (looks.format) {
    case 'orders-xml':
      return { rows: checkSales(readOrderXml(text()), new SoldLots(lots), await countedOrders(db)) };
    case 'part-list':
      return { rows: checkAdded(readPartList(text(), adding.condition), lots, adding) };
    case 'set-parts': {
      const parts = readSetParts(await unpackTables(path), { ...adding, number: adding.set });
      return { rows: checkAdded(parts, lots, adding) };
    }
    default: {
      const read = () => readLots(path, looks, choice);
      const compared = await lotsWithBase(db, lots, { choice: choice.base, read });
      return { rows: checkLots(read(), new KnownLots(compared.lots), choice), base: compared.base };
    }
  }
}
