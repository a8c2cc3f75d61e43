import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.mjs';
import { startShop } from './start-shop.ts';

export default async function setup({ provide }: TestProject) {
  const [shop, browser] = await Promise.all([
    startShop(),
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
