// Logins: whether response times reveal who has an account, and whether logins work during a guessing attack.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CustomersShop, emailOf, openShop, PASSWORD } from './login/shop-with-customers.ts';
import { share } from './support/measure.ts';
import { printTable } from './support/table.ts';

const PAIRS = process.argv.includes('--quick') ? 200 : 1000;
const WARM_UP = 20;
const WRONG = 'falsch geraten';

const machine = (place: number): string => `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;
const ms = (value: number): string => value.toFixed(2);

/** Turn by turn, so that whatever the machine does meanwhile meets both; each from a machine of its own. */
async function compare(shop: CustomersShop, path: string, body: (email: string) => object): Promise<Difference> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let pair = 0; pair < PAIRS + WARM_UP; pair += 1) {
    const turns = pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of turns) {
      const email = kind === 'known' ? emailOf(pair) : `nobody-${pair}@example.de`;
      const { ms: time } = await shop.post(path, body(email), machine(pair));
      if (pair >= WARM_UP) times[kind].push(time);
      // Mails are written after the answer; what comes next shall not wait for one.
      await sleep(4);
    }
  }
  return differenceOf(times.known, times.unknown);
}

interface Attack {
  calm: number[];
  attacked: number[];
  codes: Map<number, number>;
  loopMs: number;
}

/** Logins of a customer, one after another, without and with 1,000 guesses going on, 50 at a time. */
async function attack(shop: CustomersShop, guess: (place: number) => { email: string; from: string }): Promise<Attack> {
  const codes = new Map<number, number>();
  const rightful = async (): Promise<number> => {
    const login = await shop.post('login', { username: emailOf(0), password: PASSWORD }, '192.0.2.1');
    if (login.code !== 200) throw new Error(`A rightful login was answered with ${login.code}`);
    return login.ms;
  };
  const calm: number[] = [];
  for (let round = 0; round < 30; round += 1) calm.push(await rightful());

  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  let place = 0;
  const guesser = async (): Promise<void> => {
    while (place < 1000) {
      place += 1;
      const { email, from } = guess(place);
      const { code } = await shop.post('login', { username: email, password: WRONG }, from);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  };
  let isOver = false;
  const attackers = Promise.all(Array.from({ length: 50 }, guesser)).finally(() => {
    isOver = true;
  });
  const attacked: number[] = [];
  do attacked.push(await rightful());
  while (!isOver);
  await attackers;
  loop.disable();
  return { calm, attacked, codes, loopMs: loop.max / 1e6 };
}

const differenceRow = (name: string, { known, unknown, t }: Difference): string[] => [
  `  ${name}`,
  ms(known),
  ms(unknown),
  t.toFixed(2),
  Math.abs(t) < 4.5 ? '✓' : '✗',
];

const attackRow = (name: string, { calm, attacked, codes, loopMs }: Attack): string[] => [
  `  ${name}`,
  ms(share(calm, 0.5)),
  ms(share(attacked, 0.5)),
  ms(Math.max(...attacked)),
  [...codes].map(([code, count]) => `${count} × ${code}`).join(', '),
  ms(loopMs),
];

const shop = await openShop(PAIRS + WARM_UP);
try {
  printTable([
    [`median ms of ${PAIRS} calls each`, 'account', 'none', 't', '|t| < 4.5'],
    differenceRow('login, wrong password', await compare(shop, 'login', (username) => ({ username, password: WRONG }))),
    differenceRow('link for a new password', await compare(shop, 'reset-password', (email) => ({ email }))),
  ]);
  printTable([
    ['ms of a rightful login', 'calm', 'attacked', 'slowest', 'answers to 1,000 guesses', 'event loop, longest'],
    attackRow('one machine at one account', await attack(shop, () => ({ email: emailOf(1), from: '203.0.113.1' }))),
    attackRow(
      'machines and accounts by the hundred',
      await attack(shop, (place) => ({ email: emailOf(place), from: machine(100_000 + place) })),
    ),
  ]);
} finally {
  await shop.close();
}

interface Difference {
  known: number;
  unknown: number;
  /** Welch's t of the quicker nine tenths: beyond 4.5 two samples are held to be different */
  t: number;
}

/** What an onlooker with a clock sees of two kinds of calls. The slowest tenth is the machine's own business. */
function differenceOf(known: readonly number[], unknown: readonly number[]): Difference {
  const [a, b] = [describe(known), describe(unknown)];
  const t = (a.mean - b.mean) / Math.sqrt(a.variance / a.count + b.variance / b.count);
  return { known: share(known, 0.5), unknown: share(unknown, 0.5), t };
}

function describe(times: readonly number[]) {
  const quick = times.toSorted((x, y) => x - y).slice(0, Math.ceil(times.length * 0.9));
  const count = quick.length;
  const mean = quick.reduce((sum, time) => sum + time, 0) / count;
  const variance = quick.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (count - 1);
  return { count, mean, variance };
}
