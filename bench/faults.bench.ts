// Faults while shoppers browse and order at a steady rate: what they see of each, and what is lost, doubled or oversold afterwards. --only takes a part of the
// name of a fault, --on sqlite or postgres, --seconds how long a fault lasts, --orders and --pages how many come each second.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CLAIM_MS } from '@brixel/platform/mail/mail-queue';
import { countMails } from './faults/accounts.ts';
import { faults } from './faults/faults.ts';
import { liveThrough, type Pace, type Story } from './faults/live-through.ts';
import { openScene, type Scene } from './faults/scene.ts';
import { PATHS } from './faults/shoppers.ts';
import { judge, leftHeadings, seenHeadings } from './faults/verdict.ts';
import { printTable } from './support/table.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    on: { type: 'string' },
    seconds: { type: 'string' },
    orders: { type: 'string', default: '3' },
    pages: { type: 'string', default: '10' },
    quick: { type: 'boolean', default: false },
  },
});
const pace: Pace = {
  seconds: Number(values.seconds ?? (values.quick ? 3 : 8)),
  ordersPerSecond: Number(values.orders),
  pagesPerSecond: Number(values.pages),
};
/** A mail that a killed node had claimed is sent after that time, one that failed twice after a minute. */
const MAILS_MS = CLAIM_MS + 90_000;
let missed = 0;

async function campaign(kind: 'sqlite' | 'postgres'): Promise<void> {
  const chosen = faults.filter(({ name, on }) => on.includes(kind) && name.includes(values.only));
  if (chosen.length === 0) return;
  const scene = await openScene(kind);
  if ('unavailable' in scene) {
    console.log(`${kind}: ${scene.unavailable}`);
    return;
  }
  try {
    await warmUp(scene);
    const stories: Story[] = [];
    for (const [place, fault] of chosen.entries()) {
      const reason = fault.missing?.(scene) ?? null;
      console.log(`${scene.title}: ${fault.name}${reason ? `: not possible here, ${reason}` : ''}`);
      if (!reason) stories.push(await liveThrough(fault, scene, place, pace));
    }
    await mailsOf(stories, scene);
    const verdicts = stories.map((story) => judge(story, scene.mails.server.received, mayStillCome(story)));
    missed += verdicts.filter((verdict) => verdict.missed.length > 0).length;
    console.log();
    printTable([[scene.title, ...seenHeadings.slice(1)], ...verdicts.map(({ seen }) => seen)]);
    printTable([[scene.title, ...leftHeadings.slice(1)], ...verdicts.map(({ left }) => left)]);
    if (stories[0]?.fault === faults[0] && verdicts[0]!.missed.length > 0)
      console.log('Goals are missed without any fault: others use this machine, and times say nothing.');
  } finally {
    await scene.close();
  }
}

const WARM_UP_ROUNDS = 12;

/** A shop that has just been started compiles its code with the first pages. */
async function warmUp({ nodes }: Scene): Promise<void> {
  for (let round = 0; round < WARM_UP_ROUNDS; round++)
    for (const { url } of nodes) for (const path of PATHS) await (await fetch(url + path)).arrayBuffer();
}

/** --quick does not wait for what a killed node had claimed. */
const mayStillCome = ({ fault }: Story): number => (values.quick ? fault.goals.mailsTwice : 0);

/** Waits until every shopper has a mail, or for as long as that may take. */
async function mailsOf(stories: readonly Story[], { mails: { server } }: Scene): Promise<void> {
  const deadline = performance.now() + MAILS_MS;
  const isMissing = (): boolean =>
    stories.some((story) => countMails(story.shopping, server.received).missing > mayStillCome(story));
  while (isMissing() && performance.now() < deadline) await sleep(500);
  // one more that should not be there would come now
  await sleep(1_000);
}

for (const kind of ['sqlite', 'postgres'] as const) if (!values.on || values.on === kind) await campaign(kind);
console.log(missed === 0 ? 'All goals are reached.' : `${missed} faults miss a goal.`);
process.exitCode = missed === 0 ? 0 : 1;
