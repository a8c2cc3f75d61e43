import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.mjs';
import { startShopProcess } from './shop-process.ts';

export default async function setup({ provide }: TestProject) {
  const [shop, browser] = await Promise.all([
    startShopProcess(),
    chromium.launchServer({
      executablePath: findChromium() ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    }),
  ]);
  provide('shopUrl', shop.url);
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await shop.stop();
  };
}
