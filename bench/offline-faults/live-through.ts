import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { ShopperBrowser } from './browsers.ts';
import type { FaultStory } from './fault-story.ts';
import type { MortalShop } from './mortal-shop.ts';
import { agree, enterDetails, fillCart, openPage, pressOrder, storedStateOf, toReview } from './shopper-page.ts';

const TIMEOUT_MS = 90_000;
const LOOK_AGAIN_MS = 150;

/**
 * A purchase with everything that its story has in store. It ends with an empty cart where nothing waits any more. True: a crash
 * of the browser has taken the cart with it, for browsers write theirs to the disk late, and the shopper has begun anew.
 */
export async function liveThrough(
  story: FaultStory,
  browser: ShopperBrowser,
  shop: MortalShop,
  email: string,
): Promise<boolean> {
  const { dies, how, goods } = story;
  const choose = async (): Promise<Page> => {
    const page = await openPage(browser.context, shop.url + goods.path);
    await fillCart(page, goods.qty);
    await enterDetails(page, email);
    return page;
  };
  const page = await choose();
  const pages = [page];
  while (pages.length < story.tabs) pages.push(await openPage(browser.context, shop.url));

  if (dies === 'before the checkout') await shop.die(how);
  const pressing = pages.slice(0, story.presses);
  for (const tab of pressing) await toReview(tab, shop.url);
  if (story.isStorageFull) for (const tab of pressing) await tab.evaluate('refuseWrites()');
  if (dies === 'on the review') await shop.die(how);
  else if (dies !== 'before the checkout') shop.dieOfNextOrder(dies, story.after % 60);
  // the page may be gone before the button can be pressed
  await Promise.allSettled(pressing.map(pressOrder));

  await sleep(story.after);
  await doDamage(story.damage, browser, page);
  // where no order has come through
  await shop.die(how);
  if (story.looksInEarly) await openPage(browser.context, shop.url);
  await shop.start();
  await seeItThrough(await openPage(browser.context, shop.url), shop.url);
  // a confirmation would have come by mail
  if (story.damage !== 'browser killed' || (await shop.ordersOf(email)).length > 0) return false;
  await seeItThrough(await choose(), shop.url);
  return true;
}

async function doDamage(damage: FaultStory['damage'], browser: ShopperBrowser, page: Page): Promise<void> {
  if (damage === 'tab closed') await page.close();
  if (damage === 'page reloaded') await page.reload();
  if (damage === 'browser killed') await browser.killAndReopen();
}

/** A shopper who wants these goods: agrees to what is asked, and orders what is still in the cart. */
async function seeItThrough(page: Page, url: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    // a page that is just being left answers nothing
    const stored = await storedStateOf(page).catch(() => null);
    if (stored && stored.pieces === 0 && stored.waiting === 0 && !stored.isInDoubt) return;
    if (Date.now() > until) throw new Error(`Stuck: ${JSON.stringify(stored)}`);
    if (!(await agree(page)) && stored?.waiting === 0 && stored.pieces > 0) await orderAgain(page, url);
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Another tab may be quicker, then this page leaves. */
async function orderAgain(page: Page, url: string): Promise<void> {
  await toReview(page, url)
    .then(() => pressOrder(page))
    .then(() => page.waitForURL(/order-review/, { timeout: 5000 }))
    .catch(() => {});
}
