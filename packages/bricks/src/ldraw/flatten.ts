/** A part file with all its sub-files as one mesh. The format has x right, y down, z away and 0.4 mm to a unit. */
import { GrowingFloats } from './growing.ts';
import { determinant, IDENTITY, type Matrix, times, transformPoints } from './matrix.ts';
import {
  CERTIFIED,
  EDGE_COLOUR,
  MAIN_COLOUR,
  type Mesh,
  type MeshStud,
  ROUND_LINE,
  STUD_LINE,
  swapCorners,
} from './mesh.ts';
import { smoothNormals } from './normals.ts';
import type { PartFile, Reference } from './part-file.ts';
import type { PartLibrary } from './part-library.ts';
import {
  describeStud,
  FINE_STUDS,
  isStudFile,
  isTopStud,
  type PlacedStud,
  placeSolid,
  type Solid,
} from './stud-copies.ts';

const UNIT = 0.4;
const ROOT: Matrix = Float64Array.of(UNIT, 0, 0, 0, 0, UNIT, 0, -UNIT, 0, 0, 0, 0);

/** Beyond them the rest of the part is left out. The largest part of the library of 2024 has 489,976 triangles. */
export const MESH_LIMITS = { depth: 20, triangles: 500_000, lines: 500_000, references: 120_000 } as const;

const ROUND_LINES = /^p\/(?:48\/|8\/)?\d+-\d+edge\.dat$/;
/** Primitives with circles of sixteen corners. */
const COARSE_CURVE = /^p\/(?:\d+-\d+|t\d\d[ioqu]\d+|r\d\d[oi])[^/]*\.dat$/;
/** So many files are looked at to decide whether circles can be fine. */
const MOST_LOOKED_AT = 400;

const MOST_KEPT_SOLIDS = 40;

const inheritedColour = (own: number, given: number): number =>
  own === MAIN_COLOUR ? given : own === EDGE_COLOUR ? -1 - given : own;

/** Everything below a file but its studs, which are placed later. */
interface Walked {
  positions: Float32Array;
  colours: Int32Array;
  flags: Uint8Array;
  lines: Float32Array;
  lineCircles: Int32Array;
  circles: Float32Array;
  softLines: Float32Array;
  studs: PlacedStud[];
  missing: string[];
  cycles: string[];
  isTruncated: boolean;
}

interface Visit {
  matrix: Matrix;
  colour: number;
  /** the order of corners is turned */
  isTurned: boolean;
  isCertified: boolean;
  depth: number;
}

export function createFlattener(library: PartLibrary) {
  const solids = new Map<string, Solid>();

  /** The file of a name; where it is wanted and there, the one with circles of 48 corners. */
  function fileOf(name: string, isFine: boolean): PartFile | null {
    const [, primitive] = (isFine && /^p\/([^/]+)$/.exec(library.find(name) ?? '')) || [];
    return (primitive && library.file(`48/${primitive}`)) || library.file(name);
  }

  /** Finer and coarser circles leave gaps between them: all or none. */
  function isEveryCurveFine(file: PartFile, seen = new Set<string>(), depth = 0): boolean {
    if (depth > MESH_LIMITS.depth || seen.size > MOST_LOOKED_AT) return false;
    return file.references.every(({ file: name }) => {
      const path = library.find(name);
      if (!path || seen.has(path)) return true;
      seen.add(path);
      if (isStudFile(path)) return true;
      if (COARSE_CURVE.test(path)) return library.find(`48/${path.slice(2)}`) !== null;
      const child = path.startsWith('p/48/') || path.startsWith('p/8/') ? null : library.file(path);
      return !child || isEveryCurveFine(child, seen, depth + 1);
    });
  }

  function walk(
    root: PartFile,
    start: Matrix,
    { isFine, studsApart }: { isFine: boolean; studsApart: boolean },
  ): Walked {
    const positions = new GrowingFloats(4096);
    const colours: number[] = [];
    const flags: number[] = [];
    const lines = new GrowingFloats(1024);
    const lineCircles: number[] = [];
    const circles = new GrowingFloats(96);
    const softLines = new GrowingFloats(1024);
    const studs: PlacedStud[] = [];
    const missing = new Set<string>();
    const cycles = new Set<string>();
    const open = new Set<string>();
    let references = 0;
    let isTruncated = false;

    function addTriangles(file: PartFile, { matrix, colour, isTurned, isCertified }: Visit): void {
      positions.append(file.triangles.length, (into, at) => {
        transformPoints(file.triangles, matrix, into, at);
        if (isTurned) swapCorners(into, at, file.triangles.length);
      });
      for (const [index, own] of file.triangleColours.entries()) {
        colours.push(inheritedColour(own, colour));
        flags.push(isCertified && file.triangleCertified[index] ? CERTIFIED : 0);
      }
    }

    function addLines(file: PartFile, { matrix }: Visit): void {
      const circle = ROUND_LINES.test(file.path) ? circles.length / 6 : -1;
      if (circle >= 0) {
        const up = Math.hypot(matrix[1]!, matrix[4]!, matrix[7]!) || 1;
        circles.push3(matrix[9]!, matrix[10]!, matrix[11]!);
        circles.push3(matrix[1]! / up, matrix[4]! / up, matrix[7]! / up);
      }
      lines.append(file.lines.length, (into, at) => transformPoints(file.lines, matrix, into, at));
      for (let line = file.lines.length / 6; line > 0; line--) lineCircles.push(circle);
      softLines.append(file.softLines.length, (into, at) => transformPoints(file.softLines, matrix, into, at));
    }

    const isFull = (file: PartFile, depth: number): boolean =>
      depth > MESH_LIMITS.depth ||
      colours.length + file.triangleColours.length > MESH_LIMITS.triangles ||
      lineCircles.length + (file.lines.length + file.softLines.length) / 6 > MESH_LIMITS.lines ||
      softLines.length / 6 > MESH_LIMITS.lines;

    function visit(file: PartFile, at: Visit): void {
      if (isFull(file, at.depth)) {
        isTruncated = true;
        return;
      }
      open.add(file.path);
      addTriangles(file, at);
      addLines(file, at);
      for (const reference of file.references) {
        references++;
        if (references > MESH_LIMITS.references) {
          isTruncated = true;
          break;
        }
        follow(reference, at);
      }
      open.delete(file.path);
    }

    function follow(reference: Reference, at: Visit): void {
      const child = fileOf(reference.file, isFine);
      if (!child) missing.add(reference.file.toLowerCase());
      else if (open.has(child.path)) cycles.add(child.path);
      else place(child, reference, at);
    }

    function place(child: PartFile, reference: Reference, at: Visit): void {
      const { matrix, colour, isTurned, isCertified, depth } = at;
      const below: Visit = {
        matrix: times(matrix, reference.matrix),
        colour: inheritedColour(reference.colour, colour),
        isTurned: isTurned !== (reference.isInverted !== determinant(reference.matrix) < 0),
        isCertified: isCertified && reference.isCertified,
        depth: depth + 1,
      };
      const isStud = studsApart && isStudFile(child.path) && Math.abs(determinant(below.matrix)) > 1e-9;
      if (isStud) studs.push({ path: child.path, ...below });
      else visit(child, below);
    }

    visit(root, { matrix: start, colour: MAIN_COLOUR, isTurned: false, isCertified: true, depth: 0 });
    return {
      positions: positions.done(),
      colours: Int32Array.from(colours),
      flags: Uint8Array.from(flags),
      lines: lines.done(),
      lineCircles: Int32Array.from(lineCircles),
      circles: circles.done(),
      softLines: softLines.done(),
      studs,
      missing: [...missing],
      cycles: [...cycles],
      isTruncated,
    };
  }

  /** Studs are finished solids: smoothed once, then copied. */
  function solidOf(path: string, isFine: boolean): Solid | null {
    const key = `${path} ${isFine}`;
    const known = solids.get(key);
    if (known) return known;
    const file = library.file(path);
    if (!file) return null;
    const { positions, colours, flags, lines, softLines } = walk(file, IDENTITY, { isFine, studsApart: false });
    const normals = smoothNormals(positions, flags, lines, softLines);
    const solid: Solid = { positions, normals, colours, flags, lines };
    if (solids.size >= MOST_KEPT_SOLIDS) solids.clear();
    solids.set(key, solid);
    return solid;
  }

  /** As many studs as the limits leave room for. */
  function fittingStuds(walked: Walked): { stud: PlacedStud; solid: Solid }[] {
    const isFine = walked.studs.length <= FINE_STUDS;
    let triangles = walked.colours.length;
    let lines = walked.lines.length / 6;
    return walked.studs.flatMap((stud) => {
      const solid = solidOf(stud.path, isFine);
      if (!solid || triangles + solid.colours.length > MESH_LIMITS.triangles) return [];
      if (lines + solid.lines.length / 6 > MESH_LIMITS.lines) return [];
      triangles += solid.colours.length;
      lines += solid.lines.length / 6;
      return [{ stud, solid }];
    });
  }

  /** Null for an unknown file. */
  return function flatten(name: string): Mesh | null {
    const root = library.file(name);
    if (!root) return null;
    const walked = walk(root, ROOT, { isFine: isEveryCurveFine(root), studsApart: true });
    const placed = fittingStuds(walked);
    const bodyCount = walked.colours.length;
    const count = placed.reduce((sum, { solid }) => sum + solid.colours.length, bodyCount);
    const bodyLines = walked.lines.length / 6;
    const lineCount = placed.reduce((sum, { solid }) => sum + solid.lines.length / 6, bodyLines);
    const mesh: Mesh = {
      count,
      positions: longer(walked.positions, count * 9),
      normals: longer(smoothNormals(walked.positions, walked.flags, walked.lines, walked.softLines), count * 9),
      colours: longerInts(walked.colours, count, 0),
      // smoothing has marked the curved ones
      flags: longerBytes(walked.flags, count),
      lines: longer(walked.lines, lineCount * 6),
      lineKinds: new Uint8Array(lineCount).fill(ROUND_LINE, bodyLines),
      lineCircles: longerInts(walked.lineCircles, lineCount, -1),
      circles: walked.circles,
      studs: [],
      bodyCount,
      missing: walked.missing,
      cycles: walked.cycles,
      isTruncated: walked.isTruncated || placed.length < walked.studs.length,
    };
    for (const [line, circle] of walked.lineCircles.entries()) if (circle >= 0) mesh.lineKinds[line] = ROUND_LINE;
    mesh.studs = addStuds(mesh, placed, bodyLines);
    return mesh;
  };
}

/** Puts copies of studs behind the body; the answer are those that stand on a surface. */
function addStuds(mesh: Mesh, placed: readonly { stud: PlacedStud; solid: Solid }[], bodyLines: number): MeshStud[] {
  const studs: MeshStud[] = [];
  let triangle = mesh.bodyCount;
  let line = bodyLines;
  for (const { stud, solid } of placed) {
    placeSolid(solid, stud, mesh, triangle);
    transformPoints(solid.lines, stud.matrix, mesh.lines, line * 6);
    const [from, firstLine] = [triangle, line];
    triangle += solid.colours.length;
    line += solid.lines.length / 6;
    if (!isTopStud(stud.path) || from === triangle) continue;
    mesh.lineKinds.fill(STUD_LINE, firstLine, line);
    studs.push(describeStud(stud, from, triangle));
  }
  return studs;
}

function longer(numbers: Float32Array, length: number): Float32Array {
  const out = new Float32Array(length);
  out.set(numbers);
  return out;
}

function longerInts(numbers: Int32Array, length: number, rest: number): Int32Array {
  const out = new Int32Array(length).fill(rest);
  out.set(numbers);
  return out;
}

function longerBytes(numbers: Uint8Array, length: number): Uint8Array {
  const out = new Uint8Array(length);
  out.set(numbers);
  return out;
}
