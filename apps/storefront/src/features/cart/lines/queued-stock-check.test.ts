import { expect, test, vi } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { pageTasks } from '#data/send-queue/page-tasks.ts';
import { newTask, type SyncTask } from '#data/send-queue/sync-task.ts';
import type { TaskQueue } from '#data/send-queue/task-queue.ts';
import type { CartLine } from '#features/cart-line/cart-line.ts';
import { updateLines } from '../cart-actions.ts';
import { testLine } from '../testing/test-line.ts';
import { takeStockAnswers } from './queued-stock-check.ts';

vi.mock('#data/send-queue/page-tasks.ts', () => ({ pageTasks: vi.fn() }));
vi.mock('../cart-actions.ts', () => ({ updateLines: vi.fn() }));

const answered = (task: SyncTask, result: unknown): SyncTask => ({ ...task, transmitted: true, code: 200, result });
const ofOne = (sku: string, result: unknown): SyncTask =>
  answered(newTask(`1-${sku}`, { endpoint: 'checkStock', options: { query: { sku } } }), result);
const listOfOne = (sku: string, result: unknown): SyncTask =>
  answered(newTask(`1-${sku}`, { endpoint: 'listStock', options: { query: { skus: sku } } }), result);

test('lines learn their stock from queued checks, also from those of an earlier release and of another API', async () => {
  const tasks = [
    ofOne('A', { sku: 'A', qty: 7, is_in_stock: true }),
    // without a sku, and with a text for the number
    ofOne('B', { qty: '0', is_in_stock: false }),
    ofOne('C', 'There is no product with the sku C'),
    listOfOne('D', [{ qty: 3, is_in_stock: true }]),
  ];
  const acknowledge = vi.fn();
  const queue = {
    answered: async (endpoint: string) => tasks.filter((task) => task.endpoint === endpoint),
    acknowledge,
  };
  vi.mocked(pageTasks).mockResolvedValue(queue as unknown as TaskQueue);
  await takeStockAnswers(createPublicConfig({ publicUrl: 'https://shop.example' }));

  const update = vi.mocked(updateLines).mock.calls[0]?.[0];
  const stockOf = (sku: string): unknown => {
    const line: CartLine = testLine({ sku });
    const { stock } = { ...line, ...update?.(line) };
    return stock === line.stock ? 'as before' : [stock.qty, stock.inStock];
  };
  expect(['A', 'B', 'C', 'D'].map(stockOf)).toEqual([[7, true], [0, false], 'as before', [3, true]]);
  expect(acknowledge).toHaveBeenCalledTimes(4);
});
