/** Places of sub-files: three rows, then the shift. */
export type Matrix = Float64Array;

export const IDENTITY: Matrix = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);

export function times(a: Matrix, b: Matrix): Matrix {
  const out = new Float64Array(12);
  for (let row = 0; row < 3; row++) {
    const [p, q, r] = [a[row * 3]!, a[row * 3 + 1]!, a[row * 3 + 2]!];
    for (let column = 0; column < 3; column++)
      out[row * 3 + column] = p * b[column]! + q * b[3 + column]! + r * b[6 + column]!;
    out[9 + row] = p * b[9]! + q * b[10]! + r * b[11]! + a[9 + row]!;
  }
  return out;
}

/** Negative where it mirrors. */
export const determinant = (m: Matrix): number =>
  m[0]! * (m[4]! * m[8]! - m[5]! * m[7]!) -
  m[1]! * (m[3]! * m[8]! - m[5]! * m[6]!) +
  m[2]! * (m[3]! * m[7]! - m[4]! * m[6]!);

/** Points, three numbers each, through the matrix into `into` from `at` on. */
export function transformPoints(points: Float32Array, m: Matrix, into: Float32Array, at: number): void {
  for (let from = 0; from < points.length; from += 3) {
    const [x, y, z] = [points[from]!, points[from + 1]!, points[from + 2]!];
    into[at + from] = m[0]! * x + m[1]! * y + m[2]! * z + m[9]!;
    into[at + from + 1] = m[3]! * x + m[4]! * y + m[5]! * z + m[10]!;
    into[at + from + 2] = m[6]! * x + m[7]! * y + m[8]! * z + m[11]!;
  }
}

/** What turns normals, so that those of stretched and mirrored copies stay right: the cofactors. */
export const cofactors = (m: Matrix): readonly number[] => [
  m[4]! * m[8]! - m[5]! * m[7]!,
  m[5]! * m[6]! - m[3]! * m[8]!,
  m[3]! * m[7]! - m[4]! * m[6]!,
  m[2]! * m[7]! - m[1]! * m[8]!,
  m[0]! * m[8]! - m[2]! * m[6]!,
  m[1]! * m[6]! - m[0]! * m[7]!,
  m[1]! * m[5]! - m[2]! * m[4]!,
  m[2]! * m[3]! - m[0]! * m[5]!,
  m[0]! * m[4]! - m[1]! * m[3]!,
];
