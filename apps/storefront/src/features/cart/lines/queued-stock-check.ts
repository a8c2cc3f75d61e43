import type { StockRow } from '@brixel/contract/catalog';
import type { PublicConfig } from '#config/public-config.ts';
import { pairStockRows } from '#data/api/stock-rows.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import { updateLines } from '../cart-actions.ts';
import { withStock } from './line-stock.ts';

/** Takes the stock of products that were added without a connection, once their queued calls are answered. */
export async function takeStockAnswers({ cart }: Pick<PublicConfig, 'cart'>): Promise<void> {
  const tasks = await pageTasks();
  const answered = await tasks.answered('listStock');
  const rows = new Map(
    answered.flatMap(({ result, options }) =>
      isStock(result) ? [...pairStockRows([options.query.skus], result)] : [],
    ),
  );
  if (rows.size > 0) updateLines((line) => withStock(line, rows.get(line.sku), cart));
  for (const task of answered) await tasks.acknowledge(task);
}

const isStock = (result: unknown): result is StockRow[] => Array.isArray(result);
