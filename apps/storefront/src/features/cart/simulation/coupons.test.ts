import { expect, test } from 'vitest';
import { beginStory, type Story } from './support/shopper.ts';

async function withStone() {
  const story = beginStory(1, { tabs: 1 });
  const [tab] = story.browser.tabs;
  if (!tab) throw new Error('No tab is open');
  story.add(tab, 'A', 1);
  await story.scheduler.run();
  return { story, tab };
}

/** The answer to what is asked, with all the time it takes. */
async function answerOf<T>({ scheduler }: Story, question: Promise<T>): Promise<T> {
  await scheduler.run();
  return question;
}

test('a coupon is applied to the lines as they are, and can be given back', async () => {
  const { story, tab } = await withStone();
  story.connection.log.length = 0;
  story.set(tab, 'A', 5);
  expect(await answerOf(story, tab.sync.applyCoupon('STEINE10'))).toBe('applied');
  expect(story.connection.log).toEqual(['change', 'applyCoupon']);
  expect(tab.sharedCart.read().server?.coupon).toBe('STEINE10');
  expect(await answerOf(story, tab.sync.removeCoupon())).toBe('applied');
  expect(tab.sharedCart.read().server?.coupon).toBeNull();
});

test('a wrong one changes nothing', async () => {
  const { story, tab } = await withStone();
  const before = tab.sharedCart.read().server;
  expect(await answerOf(story, tab.sync.applyCoupon('NOTHING'))).toBe('wrong');
  expect(tab.sharedCart.read().server).toEqual({ ...before, comparedAt: expect.any(Number) });
});

test('where the server has forgotten the cart, a new one gets the coupon', async () => {
  const { story, tab } = await withStone();
  const token = tab.sharedCart.read().server?.token ?? '';
  story.server.forget(token);
  expect(await answerOf(story, tab.sync.applyCoupon('STEINE10'))).toBe('applied');
  expect(tab.sharedCart.read().server?.token).not.toBe(token);
  expect(tab.sharedCart.read().server?.coupon).toBe('STEINE10');
});

test('offline nothing is promised', async () => {
  const { story, tab } = await withStone();
  story.goOffline();
  expect(await answerOf(story, tab.sync.applyCoupon('STEINE10'))).toBe('unreachable');
  expect(tab.sharedCart.read().server?.coupon).toBeNull();
});
