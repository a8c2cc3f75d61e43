import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fitsInto,
  largestCut,
  MAX_ZOOM,
  mirroredCut,
  moved,
  turnedLeft,
  withCorner,
  withRatio,
  withZoom,
  zoomedAt,
  zoomOf,
} from './crop.ts';

const picture = { width: 1200, height: 900 };
const portrait = largestCut(picture, 3 / 4);

test('the first cut is the largest one in the middle', () => {
  expect(portrait).toEqual({ x: 262.5, y: 0, width: 675, height: 900, invRatio: 4 / 3 });
  expect(largestCut(picture, 4 / 3)).toMatchObject({ x: 0, y: 0, width: 1200, height: 900 });
});

test('moving stops at the edge', () => {
  expect(moved(picture, portrait, -1000, 10)).toMatchObject({ x: 0, y: 0 });
  expect(moved(picture, portrait, 1000, 0).x).toBe(525);
});

test('zooming keeps the middle where it can', () => {
  const near = withZoom(picture, portrait, 2);
  expect(near).toMatchObject({ x: 431.25, y: 225, width: 337.5, height: 450 });
  expect(zoomOf(picture, near)).toBeCloseTo(2);
  expect(zoomOf(picture, withZoom(picture, near, 100))).toBeCloseTo(MAX_ZOOM);
  expect(zoomOf(picture, withZoom(picture, near, 0.1))).toBeCloseTo(1);
});

test('zooming with the wheel leaves what is under the pointer where it was', () => {
  const start = withZoom(picture, portrait, 2);
  const pointer = { x: start.x + start.width / 4, y: start.y + start.height / 3 };
  const near = zoomedAt(picture, start, 3, pointer);
  expect(zoomOf(picture, near)).toBeCloseTo(3);
  expect((pointer.x - near.x) / near.width).toBeCloseTo(1 / 4);
  expect((pointer.y - near.y) / near.height).toBeCloseTo(1 / 3);
});

test('a turned picture keeps what was in the middle of the cut, its zoom and its format', () => {
  const eye = moved(picture, withZoom(picture, portrait, 3), 80, -90);
  const turned = turnedLeft(picture, eye);
  // the middle lay at (680, 360); what was right is up now
  expect(turned.x + turned.width / 2).toBeCloseTo(360);
  expect(turned.y + turned.height / 2).toBeCloseTo(1200 - 680);
  expect(turned.invRatio).toBe(eye.invRatio);
  expect(zoomOf({ width: 900, height: 1200 }, turned)).toBeCloseTo(3);
});

test('a mirrored picture shows the same cut from the other side', () => {
  const left = moved(picture, withZoom(picture, portrait, 2), -100, 0);
  expect(mirroredCut(picture, left)).toMatchObject({ x: 1200 - left.x - left.width, y: left.y, width: left.width });
  expect(mirroredCut(picture, mirroredCut(picture, left))).toEqual(left);
});

test('another format keeps zoom and middle', () => {
  const square = withRatio(picture, withZoom(picture, portrait, 2), 1);
  expect(square).toMatchObject({ x: 375, y: 225, width: 450, height: 450 });
});

test('a corner follows the pointer while the opposite one stays', () => {
  const near = withZoom(picture, portrait, 2);
  const pulled = withCorner(picture, near, 'nw', { x: near.x - 60, y: near.y - 80 });
  expect(pulled.x + pulled.width).toBeCloseTo(near.x + near.width);
  expect(pulled.y + pulled.height).toBeCloseTo(near.y + near.height);
  expect(pulled.width).toBeCloseTo(near.width + 60);
});

test('whatever is done, the cut stays inside with its ratio', () => {
  const step = fc.oneof(
    fc.record({ zoom: fc.double({ min: 0.2, max: 9, noNaN: true }) }),
    fc.record({ dx: fc.integer({ min: -2000, max: 2000 }), dy: fc.integer({ min: -2000, max: 2000 }) }),
    fc.record({ ratio: fc.constantFrom(3 / 4, 4 / 3, 1) }),
    fc.record({ wheel: fc.double({ min: 0.2, max: 9, noNaN: true }), at: fc.integer({ min: 0, max: 600 }) }),
    fc.constant({ turn: true }),
    fc.record({
      corner: fc.constantFrom('nw', 'ne', 'sw', 'se'),
      px: fc.integer({ min: -500, max: 2500 }),
      py: fc.integer({ min: -500, max: 2500 }),
    }),
  );
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 600, max: 2400 }), height: fc.integer({ min: 600, max: 2400 }) }),
      fc.array(step, { maxLength: 12 }),
      (start, steps) => {
        let extent = start;
        let cut = largestCut(extent, 3 / 4);
        for (const action of steps) {
          if ('zoom' in action) cut = withZoom(extent, cut, action.zoom);
          else if ('dx' in action) cut = moved(extent, cut, action.dx, action.dy);
          else if ('ratio' in action) cut = withRatio(extent, cut, action.ratio);
          else if ('wheel' in action) cut = zoomedAt(extent, cut, action.wheel, { x: action.at, y: action.at });
          else if ('turn' in action) {
            cut = turnedLeft(extent, cut);
            extent = { width: extent.height, height: extent.width };
          } else cut = withCorner(extent, cut, action.corner as 'nw', { x: action.px, y: action.py });
          expect(fitsInto(extent, cut)).toBe(true);
          expect(cut.height / cut.width).toBeCloseTo(cut.invRatio, 6);
        }
      },
    ),
  );
});
