/** Studs of a part: a file of its own in the library, smoothed once and copied to each place. */
import { cofactors, determinant, type Matrix, transformPoints } from './matrix.ts';
import { CERTIFIED, MAIN_COLOUR, type Mesh, type MeshStud, swapCorners } from './mesh.ts';

const STUD_FILE = /^p\/stud[^/]*\.dat$/;
/** Studs that stand on a surface; the other files are tubes and rods of undersides. */
const TOP_STUD = /^p\/stud(?:a|2|2a|10|13|15|17a|20|22a|p01|-logo\d?|2-logo\d?|el)?\.dat$/;
const OPEN_STUD = /^p\/stud2/;

/** Up to so many are drawn with circles of 48 corners. */
export const FINE_STUDS = 64;

export const isStudFile = (path: string): boolean => STUD_FILE.test(path);
export const isTopStud = (path: string): boolean => TOP_STUD.test(path);

export interface Solid {
  positions: Float32Array;
  normals: Float32Array;
  colours: Int32Array;
  flags: Uint8Array;
  lines: Float32Array;
}

export interface PlacedStud {
  path: string;
  matrix: Matrix;
  colour: number;
  isTurned: boolean;
  isCertified: boolean;
}

/** Writes a copy of the solid into the mesh, from that triangle on. */
export function placeSolid(
  solid: Solid,
  { matrix, colour, isTurned, isCertified }: PlacedStud,
  mesh: Mesh,
  from: number,
): void {
  transformPoints(solid.positions, matrix, mesh.positions, from * 9);
  turnNormals(solid.normals, matrix, isTurned, mesh.normals, from * 9);
  if (isTurned)
    for (const numbers of [mesh.positions, mesh.normals]) swapCorners(numbers, from * 9, solid.positions.length);
  for (const [index, own] of solid.colours.entries()) {
    mesh.colours[from + index] = own === MAIN_COLOUR ? colour : own === -1 - MAIN_COLOUR ? -1 - colour : own;
    mesh.flags[from + index] = isCertified ? solid.flags[index]! : solid.flags[index]! & ~CERTIFIED;
  }
}

function turnNormals(normals: Float32Array, matrix: Matrix, isTurned: boolean, into: Float32Array, at: number): void {
  const isMirrored = determinant(matrix) < 0;
  const isInsideOut = isTurned !== isMirrored;
  const sign = isMirrored === isInsideOut ? 1 : -1;
  const c = cofactors(matrix);
  for (let from = 0; from < normals.length; from += 3) {
    const [u, v, w] = [normals[from]!, normals[from + 1]!, normals[from + 2]!];
    const x = c[0]! * u + c[1]! * v + c[2]! * w;
    const y = c[3]! * u + c[4]! * v + c[5]! * w;
    const z = c[6]! * u + c[7]! * v + c[8]! * w;
    const length = (Math.sqrt(x * x + y * y + z * z) || 1) * sign;
    into[at + from] = x / length;
    into[at + from + 1] = y / length;
    into[at + from + 2] = z / length;
  }
}

/** In the file a stud stands at the origin, six units wide and four high, upside down. */
export function describeStud({ path, matrix: m }: PlacedStud, from: number, to: number): MeshStud {
  const up = Math.hypot(m[1]!, m[4]!, m[7]!) || 1;
  const across = Math.hypot(m[0]!, m[3]!, m[6]!);
  return {
    foot: [m[9]!, m[10]!, m[11]!],
    axis: [-m[1]! / up, -m[4]! / up, -m[7]! / up],
    radius: 6 * across,
    height: 4 * up,
    bore: OPEN_STUD.test(path) ? 4 * across : 0,
    from,
    to,
  };
}
