// The search index: how long it takes to build and to open, how much memory it needs and how quickly it answers.
import { type BuildFigures, type QueryFigures, type Size, sizes } from './search/search-subject.ts';
import { inChild } from './support/child.ts';
import { printTable } from './support/table.ts';

interface Goals {
  /** seconds of processor time, where there is a goal */
  build?: number;
  startMs: number;
  memoryMb: number;
  isQuick(figures: QueryFigures['kinds'][string]): boolean;
  quick: string;
}

const everyday: Omit<Goals, 'memoryMb'> = {
  startMs: 1000,
  isQuick: ({ p50, p99 }) => p50 <= 1 && p99 <= 10,
  quick: '1 / 10',
};
const goals: Record<Size, Goals> = {
  demo: { ...everyday, memoryMb: 20 },
  '100k': { ...everyday, memoryMb: 125 },
  '1m': { build: 240, startMs: 1000, memoryMb: 500, isQuick: ({ cpu }) => cpu <= 5, quick: 'cpu 5' },
};

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const mark = (isReached: boolean): string => (isReached ? '✓' : '✗');

function printFigures(size: Size, { documents, cpuSeconds, bytes }: BuildFigures, figures: QueryFigures): void {
  const { readMs, decodeMs, openMs, openedMb, memoryAfterMb, kinds } = figures;
  const goal = goals[size];
  const startMs = readMs + decodeMs + openMs;
  printTable([
    [`${sizes[size]} (${documents})`, '', 'goal', ''],
    [
      '  build, seconds of processor time',
      ms(cpuSeconds),
      goal.build ? ms(goal.build) : '',
      goal.build ? mark(cpuSeconds <= goal.build) : '',
    ],
    ['  snapshot, MB', ms(bytes / 2 ** 20), '', ''],
    ['  start from snapshot, ms', ms(startMs), ms(goal.startMs), mark(startMs <= goal.startMs)],
    ['    of it read and check', ms(readMs + decodeMs), '', ''],
    ['    of it open', ms(openMs), '', ''],
    ['  memory, MB', ms(openedMb), ms(goal.memoryMb), mark(openedMb <= goal.memoryMb)],
    ['  memory after all queries, MB', ms(memoryAfterMb), '', ''],
  ]);
  printTable([
    ['  milliseconds', 'p50', 'p99', 'disturbed p99', 'cpu', 'goal', ''],
    ...Object.entries(kinds).map(([kind, times]) => [
      `  ${kind}`,
      ms(times.p50),
      ms(times.p99),
      ms(times.disturbedP99),
      ms(times.cpu),
      goal.quick,
      mark(goal.isQuick(times)),
    ]),
  ]);
}

const isQuickRun = process.argv.includes('--quick');
const child = (name: string): URL => new URL(`./search/${name}.child.ts`, import.meta.url);

for (const size of Object.keys(sizes) as Size[]) {
  if (isQuickRun && size === '1m') continue;
  const build = await inChild<BuildFigures>(child('build'), [size], ['--max-old-space-size=12000']);
  printFigures(size, build, await inChild<QueryFigures>(child('query'), [size], ['--expose-gc']));
}
