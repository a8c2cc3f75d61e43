import { replaceExcess } from './keep-to-stock.ts';
import type { Layout } from './layout.ts';
import type { SeenPalette } from './seen-palette.ts';
import type { SeenPicture } from './seen-picture.ts';
import { replaceChoice } from './stud-choices.ts';
import { settle } from './sweep.ts';

export interface RareColours {
  picture: SeenPicture;
  palette: SeenPalette;
  minStuds: number;
}

/**
 * Does without colours that only a few studs have: they are hardly seen, and each is one more bag to sort. Where the stock leaves
 * no other colour, a rare one stays.
 */
export function* mergeRareColours(layout: Layout, task: RareColours): Generator<void, void> {
  const { counts, stock } = layout;
  const needed = new Set<number>();
  const isRare = (colour: number): boolean =>
    counts[colour]! > 0 && counts[colour]! < task.minStuds && !needed.has(colour);
  // no stud goes to a colour that is not there yet: it would only be the next rare one
  counts.forEach((count, colour) => {
    if (count === 0) stock[colour] = 0;
  });
  for (;;) {
    const rare = [...counts.keys()].filter(isRare).sort((a, b) => counts[a]! - counts[b]! || a - b);
    if (rare.length === 0) return;
    for (const colour of rare) {
      // studs of other rare colours may have come here meanwhile
      if (!isRare(colour)) continue;
      stock[colour] = 0;
      replaceExcess(layout, colour, counts[colour]!);
      replaceUnlisted(layout, colour, task);
      if (counts[colour]! === 0) continue;
      stock[colour] = counts[colour]!;
      needed.add(colour);
    }
    yield* settle(layout);
  }
}

/** Studs that have only colours among their choices that are used up: they take the nearest one that has room. */
function replaceUnlisted({ choices, chosen, blurred, counts, stock }: Layout, rare: number, task: RareColours): void {
  const { colour, miss } = choices;
  const hasRoom = (other: number): boolean => counts[other]! < stock[other]!;
  chosen.forEach((choice, stud) => {
    if (colour[choice] !== rare) return;
    const before = miss.slice(choice * 3, choice * 3 + 3);
    if (!replaceChoice(choices, { stud, choice }, task.picture, task.palette, hasRoom)) return;
    const [lightness, a, b] = [0, 1, 2].map((part) => miss[choice * 3 + part]! - before[part]!);
    blurred.add(stud, lightness!, a!, b!);
    counts[rare]!--;
    counts[colour[choice]!]!++;
  });
}
