import type { Story } from './shopper.ts';

export interface Habits {
  skus: readonly string[];
  /** false: never logs in */
  hasAccount: boolean;
}

export const anyShopper: Habits = { skus: ['A', 'B', 'C', 'D'], hasAccount: true };

/** One step of somebody who cannot decide, with everything that may happen at the same time. The answer is what was done. */
export async function undecidedStep(story: Story, habits: Habits = anyShopper): Promise<string> {
  const { scheduler } = story;
  const did = act(story, habits);
  if (scheduler.chance(0.7)) await scheduler.run(scheduler.now() + scheduler.random(800));
  return did;
}

function act(story: Story, { skus, hasAccount }: Habits): string {
  const { scheduler, browser, connection, server } = story;
  const { pick, random } = scheduler;
  const tab = pick(browser.tabs);
  const place = browser.tabs.indexOf(tab) + 1;
  const sku = pick(skus);
  const action = random(100);
  const isCustomer = browser.session.customerToken !== null;
  if (action < 40) {
    const qty = 1 + random(3);
    story.add(tab, sku, qty);
    return `adds ${qty} ${sku} in tab ${place}`;
  }
  if (action < 58) {
    const qty = 1 + random(9);
    story.set(tab, sku, qty);
    return `sets ${sku} to ${qty} in tab ${place}`;
  }
  if (action < 72) {
    story.remove(tab, sku);
    return `removes ${sku} in tab ${place}`;
  }
  if (action < 74) {
    story.clear(tab);
    return `clears the cart in tab ${place}`;
  }
  if (action < 80) {
    const wasOnline = connection.online;
    if (wasOnline) story.goOffline();
    else story.goOnline();
    return wasOnline ? 'loses the line' : 'is online again';
  }
  // who logs in again has been away for longer than a call can take
  if (action < 84 && hasAccount && !isCustomer && connection.underWay === 0) {
    void story.login(tab);
    return `logs in in tab ${place}`;
  }
  if (action < 86 && isCustomer) {
    story.logout(tab);
    return `logs out in tab ${place}`;
  }
  if (action < 90) {
    const token = tab.sharedCart.read().server?.token;
    if (token?.startsWith('guest')) server.forget(token);
    return 'the server forgets the cart of a guest';
  }
  if (action < 94) {
    browser.open();
    tab.close();
    return `opens a tab and closes tab ${place}`;
  }
  return 'waits';
}
