/** Figures in the picture plane. */
import type { V2 } from './vector.ts';

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function rectAround(points: readonly V2[]): Rect {
  const rect: Rect = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const [x, y] of points) {
    rect.left = Math.min(rect.left, x);
    rect.right = Math.max(rect.right, x);
    rect.top = Math.min(rect.top, y);
    rect.bottom = Math.max(rect.bottom, y);
  }
  return rect;
}

export const rectsOverlap = (a: Rect, b: Rect): boolean =>
  a.right >= b.left && b.right >= a.left && a.bottom >= b.top && b.bottom >= a.top;

/** Andrew's monotone chain. */
export function convexHull(points: readonly V2[]): V2[] {
  if (points.length < 3) return [...points];
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turnsLeft = (o: V2, a: V2, b: V2) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]) > 0;
  const half = (ordered: V2[]): V2[] => {
    const chain: V2[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && !turnsLeft(chain.at(-2)!, chain.at(-1)!, point)) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

export function isInside(polygon: readonly V2[], [x, y]: V2): boolean {
  let inside = false;
  let previous = polygon.at(-1)!;
  for (const point of polygon) {
    const crossesRow = point[1] > y !== previous[1] > y;
    if (crossesRow && x < ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0])
      inside = !inside;
    previous = point;
  }
  return inside;
}
