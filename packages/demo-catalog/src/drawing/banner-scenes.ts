import { lay } from '@brixel/bricks/build/bricklayer';
import { RAINBOW } from '@brixel/bricks/colours';
import { moved, type Placed, put, shape } from '@brixel/bricks/drawing/placed';
import { FROM_ABOVE, GALLERY, type Scene } from '@brixel/bricks/drawing/scene';
import { STUD } from '@brixel/bricks/drawing/solid';
import { tray } from '@brixel/bricks/drawing/tray';
import { aroundZ } from '@brixel/bricks/drawing/vector';
import type { PartShape } from '@brixel/bricks/part';
import type { BannerKey, LooseBrick } from '../pictures.ts';
import { boxScene, setScene } from './set-scenes.ts';

const HEIGHTS = [2, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 2];

/** The rainbow as a flight of stairs up and down. */
export const staircase = (): Scene => ({
  placed: RAINBOW.flatMap((colour, step) =>
    Array.from({ length: HEIGHTS[step]! }, (_, level) => put(shape('brick', 2, 2), [step * 2, 0, level * 3], colour)),
  ),
  castShadows: true,
});

const SCENES: Record<BannerKey, () => Scene> = {
  thanks: () => ({
    placed: tray({
      columns: 2,
      rows: 1,
      fillings: [
        ['coral', 'bright-light-orange'],
        ['dark-turquoise', 'white', 'medium-azure'],
      ],
      seed: 8,
    }),
    angle: FROM_ABOVE,
  }),
  empty: () => ({
    placed: [
      put(shape('plate', 6, 6), [0, 0, 0], 'light-bluish-gray'),
      put(shape('round-plate', 1, 1), [3, 2, 1], 'bright-light-orange'),
    ],
    castShadows: true,
    angle: { yaw: -36, elevation: 40 },
  }),
  'not-found': () => ({
    placed: [...letters('404', ['coral', 'bright-light-orange', 'dark-turquoise']), ...lostBrick()],
  }),
  offline: () => ({
    placed: [
      put(shape('brick', 4, 2), [0, 2, 0], 'dark-turquoise'),
      put(shape('brick', 4, 2), [0.4, 2, 5.4], 'bright-light-orange'),
      put(shape('brick', 2, 2), [5.2, 1, 0], 'coral'),
    ],
    largestStud: 0.16,
  }),
  error: () => ({
    placed: [
      ...[0, 1, 2].map((level) =>
        put(shape('brick', 4, 2), [0, 2, level * 3], level === 1 ? 'white' : 'dark-turquoise'),
      ),
      { part: shape('brick', 4, 2), colour: 'coral', at: [1.2 * STUD, 1.4 * STUD, 30], rotation: aroundZ(16) },
      {
        part: shape('brick', 2, 2),
        colour: 'bright-light-orange',
        at: [6 * STUD, 0.2 * STUD, 0],
        rotation: aroundZ(-22),
      },
      { part: shape('plate', 2, 1), colour: 'medium-azure', at: [2 * STUD, -1.6 * STUD, 0], rotation: aroundZ(28) },
    ],
    largestStud: 0.16,
  }),
  'sorting-boxes': () => boxScene('rainbow'),
  gelato: () => setScene('gelato', 'main'),
  stairs: staircase,
  sets: () => setScene('hut', 'main'),
  newsletter: () => ({
    placed: [
      ...RAINBOW.slice(1, 9).map((colour, index) =>
        put(shape('brick', 2, 2), [(index % 4) * 2, 2, Math.floor(index / 4) * 3], colour),
      ),
      put(shape('round-brick', 2, 2), [9, 1, 0], 'magenta'),
    ],
    castShadows: true,
  }),
  login: () => setScene('balloon', 'main'),
};

/** The brick that is missing in the nought lies in front of it. */
const lostBrick = (): Placed[] =>
  moved(
    [{ part: shape('brick', 2, 2), colour: 'bright-light-orange', at: [0, 0, 0], rotation: aroundZ(24) }],
    [8 * STUD, -4 * STUD, 0],
  );

export const bannerScene = (key: BannerKey): Scene => SCENES[key]();

const LOOSE: Record<LooseBrick, readonly [PartShape, colour: string, degrees: number]> = {
  1: [shape('plate', 1, 1), 'bright-light-orange', -14],
  2: [shape('round-plate', 1, 1), 'coral', 0],
  3: [shape('brick', 2, 1), 'bright-green', 8],
  4: [shape('brick', 1, 1), 'white', 20],
  5: [shape('round-plate', 1, 1), 'medium-azure', 0],
};

export function looseBrickScene(number: LooseBrick): Scene {
  const [part, colour, degrees] = LOOSE[number];
  return { placed: [{ part, colour, at: [0, 0, 0], rotation: aroundZ(degrees) }], angle: GALLERY, largestStud: 0.5 };
}

const GLYPHS: Record<string, readonly string[]> = {
  '0': ['####', '#..#', '#..#', '#..#', '#..#', '#..#', '####'],
  '4': ['#..#', '#..#', '#..#', '####', '...#', '...#', '...#'],
};
const LETTER_GAP = 2;

/** Standing characters, two studs deep, each in its own colour. */
function letters(text: string, colours: readonly string[]): Placed[] {
  let left = 0;
  return [...text].flatMap((character, index) => {
    const rows = GLYPHS[character] ?? [];
    const width = rows[0]?.length ?? 0;
    const at = [left, 0, 0] as const;
    left += width + LETTER_GAP;
    return lay({
      size: [width, 2, rows.length],
      at,
      colourAt: (x, _, z) => (rows[rows.length - 1 - z]?.[x] === '#' ? colours[index % colours.length]! : null),
    });
  });
}
