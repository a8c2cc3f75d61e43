import { lay } from '@brixel/bricks/build/bricklayer';
import type { Placed } from '@brixel/bricks/drawing/placed';

const GLYPHS: Record<string, readonly string[]> = {
  '0': ['####', '#..#', '#..#', '#..#', '#..#', '#..#', '####'],
  '4': ['#..#', '#..#', '#..#', '####', '...#', '...#', '...#'],
};
const GAP = 2;

/** Standing characters, two studs deep, each in its own colour. */
export function letters(text: string, colours: readonly string[]): Placed[] {
  let left = 0;
  return [...text].flatMap((character, index) => {
    const rows = GLYPHS[character] ?? [];
    const width = rows[0]?.length ?? 0;
    const at = [left, 0, 0] as const;
    left += width + GAP;
    return lay({
      size: [width, 2, rows.length],
      at,
      colourAt: (x, _, z) => (rows[rows.length - 1 - z]?.[x] === '#' ? colours[index % colours.length]! : null),
    });
  });
}
