import { lay } from '@brixel/bricks/build/bricklayer';
import { RAINBOW } from '@brixel/bricks/colours';
import { type Placed, put, shape } from '@brixel/bricks/drawing/placed';
import { GALLERY, type Scene } from '@brixel/bricks/drawing/scene';
import type { CategoryPictureKey, ModelKey } from '../pictures.ts';
import { staircase } from './banner-scenes.ts';
import { boxScene, pileScene, setScene } from './set-scenes.ts';

/** Categories whose picture is a scene of parts; the others show paper or a mosaic. */
export type CategorySceneKey = Exclude<CategoryPictureKey, 'instructions' | 'gift' | 'mosaic' | 'workshops'>;

const group = (placed: Placed[]): Scene => ({ placed, castShadows: true, angle: GALLERY, largestStud: 0.2 });
const model = (key: ModelKey): Scene => setScene(key, 'main');

const SCENES: Record<CategorySceneKey, () => Scene> = {
  bricks: () =>
    group([
      put(shape('brick', 4, 2), [0, 3, 0], 'dark-turquoise'),
      put(shape('brick', 3, 2), [0.5, 3, 3], 'coral'),
      put(shape('brick', 2, 2), [4.6, 1.2, 0], 'bright-light-orange'),
      put(shape('brick', 2, 1), [0.6, 0.8, 0], 'medium-azure'),
    ]),
  plates: () =>
    group([
      put(shape('plate', 6, 4), [0, 0, 0], 'lime'),
      put(shape('plate', 4, 2), [0, 2, 1], 'bright-light-orange'),
      put(shape('plate', 2, 2), [0, 2, 2], 'coral'),
      put(shape('plate', 2, 1), [4, 0, 1], 'white'),
    ]),
  tiles: () =>
    group([
      put(shape('tile', 4, 2), [0, 2.6, 0], 'medium-azure'),
      put(shape('tile', 2, 2), [0, 0, 0], 'dark-turquoise'),
      put(shape('tile', 2, 1), [2.6, 1, 0], 'lavender'),
      put(shape('tile', 1, 1), [2.6, -0.6, 0], 'coral'),
    ]),
  slopes: () =>
    group([
      put(shape('slope', 2, 2), [0, 2.2, 0], 'dark-azure'),
      put(shape('slope', 2, 3), [2.8, 1.2, 0], 'bright-light-orange'),
      put(shape('cheese', 2, 1), [0.6, 0, 0], 'coral'),
    ]),
  round: () =>
    group([
      put(shape('round-brick', 2, 2), [0, 1.6, 0], 'lime'),
      put(shape('round-brick', 1, 1), [2.8, 2.4, 0], 'coral'),
      put(shape('round-tile', 2, 2), [2.6, -0.4, 0], 'medium-azure'),
      put(shape('round-plate', 1, 1), [0.6, -0.4, 0], 'bright-light-orange'),
    ]),
  transparent: () =>
    group([
      put(shape('brick', 3, 2), [0, 2.4, 0], 'trans-light-blue'),
      put(shape('brick', 2, 2), [3.8, 1.4, 0], 'trans-dark-pink'),
      put(shape('round-brick', 1, 1), [0.4, 0.6, 0], 'trans-yellow'),
      put(shape('round-plate', 1, 1), [2, 0.2, 0], 'trans-green'),
    ]),
  holed: () =>
    group([
      put(shape('holed', 6, 1), [0, 2, 0], 'dark-bluish-gray'),
      put(shape('holed', 4, 1), [0, 2, 3], 'bright-light-orange'),
      put(shape('holed', 2, 1), [2.4, 0.2, 0], 'red'),
    ]),
  baseplates: () => ({
    placed: [
      put(shape('baseplate', 16, 16), [0, 0, 0], 'green'),
      put(shape('brick', 4, 2), [3, 9, 0.5], 'coral'),
      put(shape('brick', 2, 2), [8, 5, 0.5], 'bright-light-orange'),
    ],
    castShadows: true,
    angle: GALLERY,
  }),
  arches: () =>
    group([
      put(shape('arch', 6, 1), [0, 2, 0], 'tan'),
      put(shape('arch', 4, 1), [1, 2, 3], 'dark-red'),
      put(shape('arch', 3, 1), [2.4, 0, 0], 'medium-azure'),
    ]),
  corners: () =>
    group([
      put({ kind: 'corner', w: 2, d: 2, plates: 3 }, [0, 1.6, 0], 'lavender'),
      put({ kind: 'corner', w: 2, d: 2, plates: 1 }, [2.8, 0.4, 0], 'lime'),
    ]),
  curves: () =>
    group([
      put(shape('curve', 4, 2), [0, 2.2, 0], 'dark-azure'),
      put(shape('curve', 1, 3), [4.8, 0.8, 0], 'coral'),
      put(shape('curve', 2, 2), [1.4, -0.6, 0], 'bright-light-orange'),
    ]),
  cones: () =>
    group([
      put({ kind: 'cone', w: 2, d: 2, plates: 6 }, [0, 1.4, 0], 'orange'),
      put(shape('cone', 1, 1), [2.8, 1.6, 0], 'dark-turquoise'),
      put(shape('cone', 1, 1), [2.2, -0.2, 0], 'yellow'),
    ]),
  special: () =>
    group([
      put(shape('jumper', 2, 2), [0, 1.6, 0], 'tan'),
      put(shape('grille', 2, 1), [2.8, 2.2, 0], 'black'),
      put(shape('jumper', 2, 1), [0.6, 0, 0], 'coral'),
      put(shape('holed', 2, 1), [3.2, 0.4, 0], 'dark-bluish-gray'),
    ]),
  minis: () =>
    group(
      [
        'coral',
        'bright-light-orange',
        'lime',
        'medium-azure',
        'lavender',
        'white',
        'dark-turquoise',
        'yellow',
        'magenta',
      ].map((colour, index) => {
        const kind = (
          ['brick', 'round-plate', 'tile', 'cone', 'plate', 'round-brick', 'cheese', 'round-tile', 'brick'] as const
        )[index]!;
        return put(shape(kind, 1, 1), [(index % 3) * 1.9, -Math.floor(index / 3) * 1.9, 0], colour);
      }),
    ),
  boxes: () => boxScene('rainbow'),
  refills: () => pileScene('mixed'),
  sets: () => model('hut'),
  animals: () => model('dachshund'),
  buildings: () => model('lighthouse'),
  vehicles: () => model('campervan'),
  food: () => model('pizza'),
  plants: () => model('cactus'),
  stairs: staircase,
  colours: () => ({
    placed: RAINBOW.slice(1, 13).map((colour, index) =>
      put(shape('brick', 2, 2), [(index % 4) * 2.3, -Math.floor(index / 4) * 2.3, 0], colour),
    ),
    angle: GALLERY,
  }),
  new: () => model('windmill'),
  sale: () => ({ placed: percentSign(), castShadows: true }),
};

const PERCENT = ['##..#', '##.#.', '..#..', '.#.##', '#..##'];

/** A percent sign set into a white wall. */
function percentSign(): Placed[] {
  return lay({
    size: [PERCENT.length + 2, 2, PERCENT.length + 2],
    colourAt: (x, y, z) => (y === 0 && PERCENT[PERCENT.length - z]?.[x - 1] === '#' ? 'magenta' : 'white'),
  });
}

export const categoryScene = (key: CategorySceneKey): Scene => SCENES[key]();
