import { pickWith, seededRandom } from '@brixel/bricks/random';

/** What happens to one purchase: drawn by chance, and the same again for the same seed. */
export interface FaultStory {
  goods: { path: string; sku: string; qty: number };
  /** the moment at which the shop dies */
  dies: 'before the checkout' | 'on the review' | OrderFate;
  how: 'SIGKILL' | 'SIGTERM';
  tabs: number;
  /** how many of them press the button at once */
  presses: number;
  isStorageFull: boolean;
  damage: 'nothing' | 'tab closed' | 'page reloaded' | 'browser killed';
  /** milliseconds after the button was pressed */
  after: number;
  /** the shopper looks in while the shop is still gone */
  looksInEarly: boolean;
}

/** What the shop gets to do with the order before it dies. */
export type OrderFate = 'before the order arrives' | 'while it is placed' | 'before the answer' | 'after the answer';

/** Enough of them are in stock for some hundred stories. */
const GOODS = ['LEUCHTTURM/leuchtturm-kap-nord', 'KAKTUS/kaktus-paloma', 'KATZE/katze-minou', 'RAKETE/rakete-nova-7'];
const DEATHS = [
  'before the checkout',
  'on the review',
  'before the order arrives',
  'while it is placed',
  'before the answer',
  'after the answer',
] as const;
const DAMAGES = ['nothing', 'tab closed', 'page reloaded', 'browser killed'] as const;
/** Neighbouring seeds are to be different stories from the first choice on. */
const FAR_APART = 0x9e3779b1;
const LONGEST_WAIT_MS = 2500;

export function drawStory(seed: number): FaultStory {
  const random = seededRandom(Math.imul(seed, FAR_APART));
  const upTo = (most: number): number => 1 + Math.floor(random() * most);
  const address = `BX-SET-${pickWith(random, GOODS)}`;
  const tabs = upTo(3);
  return {
    goods: { path: `/p/${address}`, sku: address.replace(/\/.*/, ''), qty: upTo(3) },
    dies: pickWith(random, DEATHS),
    how: pickWith(random, ['SIGKILL', 'SIGKILL', 'SIGTERM']),
    tabs,
    presses: Math.min(tabs, upTo(2)),
    isStorageFull: random() < 0.2,
    damage: pickWith(random, DAMAGES),
    // half of all damage is done at once
    after: Math.floor(random() ** 3 * LONGEST_WAIT_MS),
    looksInEarly: random() < 0.3,
  };
}
