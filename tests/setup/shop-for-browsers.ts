import type { TestProject } from 'vitest/node';
import { startShopProcess } from './shop-process.ts';

/** The shop that most browser tests visit, filled as a stranger's is. */
export default async function setup({ provide }: TestProject) {
  const shop = await startShopProcess();
  provide('shopUrl', shop.url);
  return async () => void (await shop.stop());
}
