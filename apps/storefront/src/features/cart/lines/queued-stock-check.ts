import type { StockRow } from '@brixel/contract/catalog';
import type { PublicConfig } from '#config/public-config.ts';
import { pairStockRows } from '#data/api/stock-rows.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import { updateLines } from '../cart-actions.ts';
import { withStock } from './line-stock.ts';

/** Takes the stock of products that were added without a connection, once their queued calls are answered. */
export async function takeStockAnswers({ cart }: Pick<PublicConfig, 'cart'>): Promise<void> {
  const tasks = await pageTasks();
  const checked = await tasks.answered('checkStock');
  // earlier releases have queued lists of one
  const listed = await tasks.answered('listStock');
  const rows = new Map([
    ...checked.flatMap(({ result, options }) =>
      isRow(result) ? [...pairStockRows([options.query.sku], [result])] : [],
    ),
    ...listed.flatMap(({ result, options }) =>
      Array.isArray(result) ? [...pairStockRows([options.query.skus], result)] : [],
    ),
  ]);
  if (rows.size > 0) updateLines((line) => withStock(line, rows.get(line.sku), cart));
  for (const task of [...checked, ...listed]) await tasks.acknowledge(task);
}

/** A failure is a sentence. */
const isRow = (result: unknown): result is StockRow => typeof result === 'object' && result !== null;
