import { expect, test } from 'vitest';
import { hasPending } from '../cart-state.ts';
import { serverTotals } from '../totals/totals-in-view.ts';
import { allHave, beginStory, haves, type Story, type StoryOptions } from './support/shopper.ts';
import { undecidedStep } from './support/undecided-shopper.ts';
import { type Faults, noFaults } from './support/unreliable-calls.ts';

const STEPS = 60;
const badConnection: Faults = { lost: 0.1, unanswered: 0.1, late: 0.08, repeated: 0.15, failing: 0 };

async function play(seed: number, options: StoryOptions): Promise<Story> {
  const story = beginStory(seed, { tabs: 2 + (seed % 2), ...options });
  for (let count = 0; count < STEPS; count += 1) {
    await undecidedStep(story);
    expectHonestTotals(story, `seed ${seed}, step ${count}`);
  }
  await story.calmDown();
  return story;
}

/** Totals are shown only where they are those of the lines in view; a piece costs one euro. */
function expectHonestTotals({ browser }: Story, title: string): void {
  for (const { sharedCart } of browser.tabs) {
    const cart = sharedCart.read();
    const totals = serverTotals(cart);
    if (totals) expect(totals.grand_total, title).toBe(cart.lines.reduce((sum, { qty }) => sum + qty, 0));
  }
}

/** Everybody has the same, the server's totals are those of the lines, and there is nothing left to do. */
async function expectPeace(story: Story, title: string): Promise<void> {
  const { browser, server, scheduler, connection } = story;
  expect(haves(story), title).toEqual(allHave(story));
  expect(story.notices, `${title}: there is no other device`).not.toContainEqual({ kind: 'changed-elsewhere' });
  const token = browser.tabs[0]?.sharedCart.read().server?.token;
  for (const { sharedCart } of browser.tabs) {
    const cart = sharedCart.read();
    expect(hasPending(cart), `${title}: pending`).toBe(false);
    expect(cart.server?.token, `${title}: token`).toBe(token);
    if (cart.lines.length > 0) expect(serverTotals(cart), `${title}: totals`).not.toBeNull();
  }
  if (!token) return;
  const version = server.versionOf(token);
  connection.log.length = 0;
  story.goOnline();
  await scheduler.run();
  expect(server.versionOf(token), `${title}: ${connection.log.join()}`).toBe(version);
  expect(new Set(connection.log), `${title}: only looks`).toEqual(new Set(['pull']));
}

test('whatever the connection does, tabs and server end with what the shopper wanted', async () => {
  for (let seed = 1; seed <= 250; seed += 1) {
    await expectPeace(await play(seed, { faults: badConnection }), `seed ${seed}`);
  }
}, 120_000);

test('where a server fails and refuses, all end with what the shopper was shown', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const story = await play(seed, { faults: { ...badConnection, failing: 0.1 }, limits: { D: 5 } });
    await expectPeace(story, `seed ${seed}`);
  }
}, 120_000);

test.each([
  ['is synchronised too', {}],
  ['loses no addition where its cart counts', { serverMayRemoveLocal: true, serverMayModifyLocal: true }],
])(
  'an API that only knows the plain calls %s',
  async (_, settings) => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const faults = { ...noFaults, lost: 0.1, unanswered: 0.1 };
      const story = await play(seed, { faults, plain: true, settings });
      expect(haves(story), `seed ${seed}`).toEqual(allHave(story));
    }
  },
  120_000,
);
