import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.mjs';
import { startShopProcess } from './shop-process.ts';

const launch = (...args: string[]) =>
  chromium.launchServer({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
      ...args,
    ],
  });

/** Drawing and showing pictures takes most of the time of most pages: one browser does without, for tests that look at none. */
export default async function setup({ provide }: TestProject) {
  const [shop, browser, plainBrowser] = await Promise.all([
    startShopProcess(),
    launch(),
    launch('--blink-settings=imagesEnabled=false'),
  ]);
  provide('shopUrl', shop.url);
  provide('browserEndpoint', browser.wsEndpoint());
  provide('plainBrowserEndpoint', plainBrowser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), plainBrowser.close()]);
    await shop.stop();
  };
}
