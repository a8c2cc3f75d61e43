import { describe, expect, it } from 'vitest';
import { put, shape } from '../drawing/placed.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { lay } from './bricklayer.ts';

const studs = (placed: ReturnType<typeof lay>) => placed.reduce((sum, { part }) => sum + part.w * part.d, 0);

describe('lay', () => {
  it('fills every cell of a volume once, inside included', () => {
    const ball = (x: number, y: number, z: number) => (Math.hypot(x - 4, y - 4, z - 4) < 4.4 ? 'red' : null);
    let cells = 0;
    for (let x = 0; x < 9; x++) for (let y = 0; y < 9; y++) for (let z = 0; z < 9; z++) if (ball(x, y, z)) cells++;
    const placed = lay({ size: [9, 9, 9], colourAt: ball });
    expect(studs(placed)).toBe(cells);
    const corners = placed.map(({ at }) => at.map((value) => value.toFixed(1)).join());
    expect(new Set(corners).size).toBe(placed.length);
  });

  it('never joins two colours in one part and keeps to the longest allowed', () => {
    const checks = lay({ size: [8, 8, 2], longest: 2, colourAt: (x) => (x % 4 < 2 ? 'white' : 'black') });
    expect(Math.max(...checks.map(({ part }) => Math.max(part.w, part.d)))).toBe(2);
    expect(studs(checks.filter(({ colour }) => colour === 'white'))).toBe(64);
  });
});

describe('billOfMaterials', () => {
  it('counts a brick and its turned twin as one sort, colours and kinds apart', () => {
    const bill = billOfMaterials([
      put(shape('brick', 4, 2), [0, 0, 0], 'red'),
      put(shape('brick', 2, 4), [0, 0, 3], 'red'),
      put(shape('brick', 4, 2), [0, 0, 6], 'white'),
      put(shape('plate', 4, 2), [0, 0, 9], 'red'),
      put(shape('slope', 2, 3), [0, 0, 10], 'red'),
      put(shape('slope', 3, 2), [0, 0, 13], 'red'),
    ]);
    expect(bill[0]).toEqual({ part: { kind: 'brick', w: 4, d: 2 }, colour: 'red', count: 2 });
    expect(bill.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1]);
  });
});
