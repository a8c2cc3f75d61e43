import { pile } from './pile.ts';
import { moved, type Placed, put, shape } from './placed.ts';
import { PLATE, STUD } from './solid.ts';

export interface TrayOptions {
  columns: number;
  rows: number;
  /** colour keys of each compartment, row by row from the front */
  fillings: readonly (readonly string[])[];
  seed: number;
  /** inside of a compartment, in studs */
  cell?: number;
}

const SMALL_PARTS = [
  shape('brick', 2, 1),
  shape('plate', 2, 2),
  shape('brick', 1, 1),
  shape('plate', 2, 1),
  shape('brick', 2, 2),
  shape('tile', 2, 1),
];
const WOOD = 'tan';
const WALL = 0.5;
const FLOOR = 0.6;

/** Open sorting box, each compartment filled with loose parts of its colours. */
export function tray({ columns, rows, fillings, seed, cell = 7 }: TrayOptions): Placed[] {
  const start = (index: number) => index * (cell + WALL);
  const width = start(columns) + WALL;
  const depth = start(rows) + WALL;
  const board = (w: number, d: number, x: number, y: number, z: number, plates: number): Placed =>
    put({ kind: 'tile', w, d, plates }, [x, y, z], WOOD);
  const wallHeight = (index: number, last: number) => (index === 0 || index === last ? 4.4 : 3.8);
  const placed = [board(width, depth, 0, 0, 0, FLOOR)];
  for (let row = 0; row <= rows; row++) placed.push(board(width, WALL, 0, start(row), FLOOR, wallHeight(row, rows)));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= columns; column++)
      placed.push(board(WALL, cell, start(column), start(row) + WALL, FLOOR, wallHeight(column, columns)));
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const heap = pile({
        parts: SMALL_PARTS,
        colours: fillings[index % fillings.length]!,
        count: 44,
        seed: seed * 31 + index * 7,
        radius: (cell * STUD) / 2 - 2,
        within: (cell * STUD) / 2 - 1,
        layers: 3,
      });
      const centre = (position: number) => (start(position) + WALL + cell / 2) * STUD;
      placed.push(...moved(heap, [centre(column), centre(row), FLOOR * PLATE]));
    }
  }
  return placed;
}
