import { describe, expect, it } from 'vitest';
import { CATALOGUE_ANGLE, createCamera } from './camera.ts';
import { withoutHiddenParts } from './hidden-parts.ts';
import { paintOrder } from './paint-order.ts';
import { put, shape } from './placed.ts';
import { convexHull, isInside } from './plane.ts';
import { drawScene } from './scene.ts';
import { STUD, STUD_RADIUS } from './solid.ts';
import { prepare } from './stage.ts';
import type { V2 } from './vector.ts';

const camera = createCamera(CATALOGUE_ANGLE);
const box = { width: 300, height: 300 };
const count = (svg: string, what: string | RegExp) => svg.split(what).length - 1;

describe('paintOrder', () => {
  it('paints what is behind, below and to the left first, in whatever order it comes', () => {
    const behind = prepare(put(shape('brick', 4, 2), [0, 4, 0], 'red'), camera);
    const below = prepare(put(shape('brick', 4, 2), [0, 2, 0], 'blue'), camera);
    const above = prepare(put(shape('brick', 4, 2), [0, 2, 3], 'green'), camera);
    const right = prepare(put(shape('brick', 2, 2), [4, 2, 0], 'white'), camera);
    const towardsViewer = camera.toWorld([0, 0, 1]);
    for (const items of [
      [behind, below, above, right],
      [right, above, below, behind],
    ]) {
      const order = paintOrder(items, towardsViewer);
      expect(order.indexOf(behind)).toBeLessThan(order.indexOf(below));
      expect(order.indexOf(below)).toBeLessThan(order.indexOf(above));
      expect(order.indexOf(below)).toBeLessThan(order.indexOf(right));
    }
  });
});

describe('drawScene', () => {
  it('draws each free stud once and none that is covered', () => {
    const alone = drawScene([put(shape('brick', 4, 2), [0, 0, 0], 'red')], box);
    expect(count(alone, '<use ')).toBe(8);
    const stacked = [put(shape('brick', 4, 2), [0, 0, 0], 'red'), put(shape('tile', 2, 2), [0, 0, 3], 'white')];
    expect(count(drawScene(stacked, box), '<use ')).toBe(4);
  });

  it('keeps small parts small: a lone 1x1 plate is not blown up to fill the picture', () => {
    const studRadius = (w: number, d: number) => {
      const svg = drawScene([put(shape('plate', w, d), [0, 0, 0], 'red')], { ...box, largestStud: 0.2 });
      return Math.max(...[...svg.matchAll(/ rx="([\d.]+)"/g)].map(([, radius]) => Number(radius)));
    };
    const largest = ((0.2 * 300) / STUD) * STUD_RADIUS;
    expect(studRadius(1, 1)).toBeLessThan(largest * 1.4);
    expect(studRadius(8, 8)).toBeLessThan(largest * 0.7);
  });

  it('throws a shadow from a tall part on its lower neighbour to the right, not to the left', () => {
    const tower = [0, 3, 6].map((z) => put(shape('brick', 2, 2), [2, 0, z], 'red'));
    const shadowOn = (x: number) =>
      count(
        drawScene([...tower, put(shape('tile', 2, 2), [x, 0, 0], 'white')], { ...box, castShadows: true }),
        'fill-opacity="0.26"',
      );
    expect(shadowOn(4)).toBe(shadowOn(0) + 1);
  });
});

describe('plane figures', () => {
  it('the hull holds all points and drops those inside', () => {
    const points: V2[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [2, 2],
      [1, 3],
    ];
    expect(convexHull(points)).toHaveLength(4);
    expect(isInside(convexHull(points), [2, 2])).toBe(true);
    expect(isInside(convexHull(points), [5, 2])).toBe(false);
  });
});

describe('withoutHiddenParts', () => {
  it('drops the inside of a solid and keeps all that the camera sees', () => {
    const cube = [0, 1, 2].flatMap((x) =>
      [0, 1, 2].flatMap((y) => [0, 1, 2].map((z) => put(shape('brick', 1, 1), [x, y, z * 3], 'red'))),
    );
    const shown = withoutHiddenParts(cube, CATALOGUE_ANGLE);
    // Seen from the front right: three faces of nine bricks share three edges of three and one corner.
    expect(shown).toHaveLength(19);
    expect(
      withoutHiddenParts(
        cube.map((part) => ({ ...part, colour: 'trans-clear' })),
        CATALOGUE_ANGLE,
      ),
    ).toHaveLength(27);
  });
});
