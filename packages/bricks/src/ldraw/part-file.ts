/** One part file as numbers. Whatever the bytes are, the answer is a file: lines that cannot be read are counted and passed over. */
import { LineScanner } from './line-scanner.ts';

/** Another file, placed in this one. */
export interface Reference {
  colour: number;
  /** three rows, then the shift */
  matrix: Float64Array;
  file: string;
  /** its surfaces are turned inside out */
  isInverted: boolean;
  /** its windings can be relied on */
  isCertified: boolean;
}

export interface PartFile {
  /** in the library, such as `parts/3001.dat` */
  path: string;
  description: string;
  references: Reference[];
  /** nine numbers a triangle, counter-clockwise seen from outside */
  triangles: Float32Array;
  triangleColours: Int32Array;
  /** 1 where the winding of the triangle can be relied on */
  triangleCertified: Uint8Array;
  /** edges, six numbers each */
  lines: Float32Array;
  /** edges between facets of one curved surface, six numbers each */
  softLines: Float32Array;
  /** numbers held in memory */
  weight: number;
  /** lines that could not be read */
  faults: number;
}

const MOST_LINES = 400_000;
const LETTER_B = 66;
const LETTER_SMALL_B = 98;

/** Numbers behind the colour, by the type of the line. */
const NUMBERS_OF = { 1: 12, 2: 6, 3: 9, 4: 12, 5: 12 } as const;
const isDrawn = (type: number): type is keyof typeof NUMBERS_OF => type >= 1 && type <= 5;

export function parsePartFile(bytes: Uint8Array, path: string): PartFile {
  const scanner = new LineScanner(bytes);
  const winding = createWinding();
  const references: Reference[] = [];
  const triangles: number[] = [];
  const triangleColours: number[] = [];
  const triangleCertified: number[] = [];
  const lines: number[] = [];
  const softLines: number[] = [];
  const values = new Float64Array(12);
  let description: string | null = null;
  let faults = 0;

  function addTriangle(a: number, b: number, c: number, colour: number): void {
    const corners = winding.isClockwise() ? [a, c, b] : [a, b, c];
    for (const corner of corners) triangles.push(values[corner * 3]!, values[corner * 3 + 1]!, values[corner * 3 + 2]!);
    triangleColours.push(colour);
    triangleCertified.push(winding.isCertified() ? 1 : 0);
  }

  function addQuad(colour: number): void {
    const [a, b, c, d] = cornersOfQuad(values);
    addTriangle(a, b, c, colour);
    addTriangle(a, c, d, colour);
  }

  function addReference(colour: number): void {
    const isInverted = winding.takeInversion();
    const file = scanner.rest();
    if (!file) {
      faults++;
      return;
    }
    const matrix = new Float64Array(12);
    matrix.set(values.subarray(3, 12));
    matrix.set(values.subarray(0, 3), 9);
    references.push({ colour, matrix, file, isInverted, isCertified: winding.isCertified() });
  }

  function readDrawn(type: keyof typeof NUMBERS_OF): void {
    const colour = scanner.colour();
    if (Number.isNaN(colour) || !scanner.numbers(values, NUMBERS_OF[type])) {
      if (type === 1) winding.takeInversion();
      faults++;
      return;
    }
    if (type === 1) addReference(colour);
    else if (type === 2) lines.push(...values.subarray(0, 6));
    else if (type === 3) addTriangle(0, 1, 2, colour);
    else if (type === 4) addQuad(colour);
    else softLines.push(...values.subarray(0, 6));
  }

  for (let count = 0; count < MOST_LINES && scanner.nextLine(); count++) {
    const type = scanner.lineType();
    if (isDrawn(type)) readDrawn(type);
    if (type !== 0) continue;
    const first = scanner.peek();
    // of all comments only the first and those about windings are turned into text
    if (description === null) description = scanner.rest();
    else if (first === LETTER_B || first === LETTER_SMALL_B) winding.read(scanner.rest());
  }

  return {
    path,
    description: description ?? '',
    references,
    triangles: Float32Array.from(triangles),
    triangleColours: Int32Array.from(triangleColours),
    triangleCertified: Uint8Array.from(triangleCertified),
    lines: Float32Array.from(lines),
    softLines: Float32Array.from(softLines),
    weight: 40 + triangles.length * 1.3 + lines.length + softLines.length + references.length * 24,
    faults,
  };
}

/** What the file says of the order of corners (`0 BFC …`), as it stands at the line at hand. */
function createWinding() {
  let certified: boolean | null = null;
  let isClipped = true;
  let isClockwise = false;
  let invertsNext = false;
  return {
    isCertified: (): boolean => certified === true && isClipped,
    isClockwise: (): boolean => isClockwise,
    /** Counts for one reference only. */
    takeInversion(): boolean {
      const inverts = invertsNext;
      invertsNext = false;
      return inverts;
    },
    read(comment: string): void {
      const [topic, ...options] = comment.toUpperCase().split(/\s+/);
      if (topic !== 'BFC') return;
      const says = (option: string): boolean => options.includes(option);
      if (says('NOCERTIFY')) certified = false;
      // a winding certifies as well, unless the file said no before
      else if (says('CERTIFY') || says('CW') || says('CCW')) certified ??= true;
      if (says('CW') || says('CCW')) isClockwise = says('CW');
      if (says('CLIP')) isClipped = true;
      if (says('NOCLIP')) isClipped = false;
      if (says('INVERTNEXT')) invertsNext = true;
    },
  };
}

type Quad = readonly [number, number, number, number];
const STRAIGHT: Quad = [0, 1, 2, 3];
/** A concave one has only one diagonal inside. */
const TURNED: Quad = [1, 2, 3, 0];
/** Old files have corners in the wrong order, like a bow tie. */
const CROSSED: Quad = [0, 1, 3, 2];

/** The order of the corners in which the first and the third span a diagonal inside. */
function cornersOfQuad(corners: Float64Array): Quad {
  if (agreement(corners, 0, 1, 2, 3) >= 0) return STRAIGHT;
  return agreement(corners, 1, 2, 3, 0) >= 0 ? TURNED : CROSSED;
}

/** Positive where the triangles a b c and c d a look the same way. */
function agreement(corners: Float64Array, a: number, b: number, c: number, d: number): number {
  const [nx, ny, nz] = normalOf(corners, a, b, c);
  const [mx, my, mz] = normalOf(corners, c, d, a);
  return nx * mx + ny * my + nz * mz;
}

function normalOf(corners: Float64Array, a: number, b: number, c: number): readonly [number, number, number] {
  const along = (from: number, to: number, axis: number): number => corners[to * 3 + axis]! - corners[from * 3 + axis]!;
  const [ux, uy, uz] = [along(a, b, 0), along(a, b, 1), along(a, b, 2)];
  const [vx, vy, vz] = [along(a, c, 0), along(a, c, 1), along(a, c, 2)];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Of a file that is there only because the part has another number now. */
export const isMoved = ({ description }: Pick<PartFile, 'description'>): boolean => /^~moved to/i.test(description);
