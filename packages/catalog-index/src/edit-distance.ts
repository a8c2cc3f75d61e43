const LONGEST = 64;
const WIDTH = LONGEST + 1;
const cells = new Uint8Array(WIDTH * WIDTH);

/** Edit distance where swapping two neighbours counts once; `limit + 1` as soon as it is certain to be above the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  const rows = a.length;
  const columns = b.length;
  if (rows > LONGEST || columns > LONGEST || Math.abs(rows - columns) > limit) return limit + 1;
  for (let column = 0; column <= columns; column++) cells[column] = column;
  for (let row = 1; row <= rows; row++) {
    const start = row * WIDTH;
    const above = start - WIDTH;
    cells[start] = row;
    let best = row;
    for (let column = 1; column <= columns; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = cells[above + column - 1]! + (same ? 0 : 1);
      cost = Math.min(cost, cells[above + column]! + 1, cells[start + column - 1]! + 1);
      if (row > 1 && column > 1 && isSwap(a, row, b, column)) {
        cost = Math.min(cost, cells[above - WIDTH + column - 2]! + 1);
      }
      cells[start + column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
  }
  return Math.min(cells[rows * WIDTH + columns]!, limit + 1);
}

const isSwap = (a: string, row: number, b: string, column: number): boolean =>
  a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
