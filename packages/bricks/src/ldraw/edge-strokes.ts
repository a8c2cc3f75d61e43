/**
 * Edges of the body: light where two visible faces meet, dark at the outline and in creases. Which of them a piece of a line is shows
 * in the depth buffer on both sides of it, so nothing has to be known of which faces meet there.
 */
import type { V3 } from '../drawing/vector.ts';
import { type Frame, type Look, project } from './framing.ts';
import { CURVED, type Mesh, STUD_LINE } from './mesh.ts';
import type { Samples } from './raster.ts';
import { awayFromLight, depthTolerance, rimStrength, type Strokes, stamp } from './strokes.ts';

export interface EdgeScene {
  mesh: Mesh;
  samples: Samples;
  /** nine numbers a triangle, towards the viewer */
  viewNormals: Float32Array;
  look: Look;
  /** in samples */
  frame: Frame;
  /** samples a pixel, in each direction */
  fineness: number;
}

/** Pixels of a piece of a line. */
const PIECE = 5;
const MOST_PIECES = 4000;
const SHORTEST = 0.25;
/** How far a face may be turned from the axis of a circle and still be its cap. */
const CAP = 0.85;
/** Of a bevel where two curved surfaces cut each other: there is hardly one. */
const CURVED_BEVEL = 0.3;

export function drawEdges(scene: EdgeScene, strokes: Strokes): void {
  const { mesh, samples, viewNormals, look, frame, fineness } = scene;
  const { width, height, depth, triangle } = samples;
  const { scale } = frame;
  const half = (pixels: number, millimetres: number): number => Math.max(pixels * fineness, millimetres * scale) / 2;
  const widths = {
    bevel: half(0.45, 0.2),
    glow: half(0.6, 0.62),
    outline: half(0.4, 0.12),
    crease: half(0.5, 0.3),
    rim: half(0.5, 0.3),
  };
  /** how far beside a line one looks at what lies there */
  const aside = Math.max(1.6, 0.14 * scale);

  /** The sample at that place where the surface of the line lies there, else -1. */
  function surfaceAt(x: number, y: number, z: number): number {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return -1;
    const at = row * width + column;
    return triangle[at]! >= 0 && Math.abs(depth[at]! - z) < depthTolerance(aside) ? at : -1;
  }

  const isCurvedAt = (at: number): boolean => (mesh.flags[triangle[at]!]! & CURVED) !== 0;
  const circles = createCircles(mesh, look, frame);

  function drawLine(line: number): void {
    const corner = (at: number): V3 => [mesh.lines[at]!, mesh.lines[at + 1]!, mesh.lines[at + 2]!];
    const [start, end] = [corner(line * 6), corner(line * 6 + 3)];
    const [a, b] = [project(look, frame, start), project(look, frame, end)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (!(length >= SHORTEST)) return;
    if (Math.max(a[0], b[0]) < 0 || Math.min(a[0], b[0]) > width) return;
    if (Math.max(a[1], b[1]) < 0 || Math.min(a[1], b[1]) > height) return;
    const isAtFoot = Math.max(start[2], end[2]) < frame.floor + 0.02;
    const circle = mesh.lineCircles[line]! < 0 ? null : circles(mesh.lineCircles[line]!);
    const [sideX, sideY] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];

    /** The cap of the circle that the line belongs to. */
    const isCap = (at: number): boolean => {
      if (at < 0 || !circle) return false;
      const n = triangle[at]! * 9;
      const [x, y, z] = circle.axis;
      return Math.abs(viewNormals[n]! * x + viewNormals[n + 1]! * y + viewNormals[n + 2]! * z) > CAP;
    };
    /** The level side of a round edge: by its circle, otherwise the flat one beside a curved surface. */
    const isLevel = (at: number, other: number): boolean =>
      circle || at < 0 || other < 0 ? isCap(at) : !isCurvedAt(at) && isCurvedAt(other);

    function drawPiece(from: V3, to: V3): void {
      const [mx, my, mz] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
      const one = surfaceAt(mx + sideX * aside, my + sideY * aside, mz);
      const other = surfaceAt(mx - sideX * aside, my - sideY * aside, mz);
      if (one < 0 && other < 0) return;
      const draw = (layer: keyof Strokes, halfWidth: number, strength: number, isSoft = false): void =>
        stamp(strokes[layer], samples, { from, to, halfWidth, strength, isSoft });
      const side = one >= 0 && other >= 0 ? 'both' : one >= 0 ? 'one' : 'other';
      const kind =
        side === 'both' ? edgeBetween(one, other, mz) : outlineAt(side === 'one' ? one : other, side, mx, my);
      if (kind === 'crease') draw('dark', widths.crease * 1.6, 0.4, true);
      else if (kind === 'foot') draw('ring', widths.outline + 0.3 * fineness, 0.34);
      else if (kind === 'outline') draw('dark', widths.outline + 0.2 * fineness, 0.42);
      else if (kind === 'rim') drawRim(from, to, isLevel(one, other) ? -1 : 1);
      else if (kind === 'bevel') {
        const sharpness = isCurvedAt(one) && isCurvedAt(other) ? CURVED_BEVEL : 1;
        draw('glow', widths.glow, 0.22 * sharpness);
        draw('light', widths.bevel, sharpness);
      }
    }

    /** Where both sides are seen. Lines between faces of one plane, such as borders of prints, are nothing. */
    function edgeBetween(one: number, other: number, z: number): 'crease' | 'bevel' | 'rim' | 'nothing' {
      const bend = (depth[one]! + depth[other]!) / 2 - z;
      const least = 0.1 * aside + 0.1;
      if (bend > least) return 'crease';
      if (bend > -least) return 'nothing';
      return isLevel(one, other) === isLevel(other, one) ? 'bevel' : 'rim';
    }

    /** The cap of a round part keeps its rim at the outline; anything else is dark there. */
    function outlineAt(at: number, side: 'one' | 'other', x: number, y: number): 'foot' | 'outline' | 'rim' {
      const towards = side === 'one' ? 1 : -1;
      const isInwards = circle && ((circle.x - x) * sideX + (circle.y - y) * sideY) * towards > 0;
      if (isCap(at) && isInwards) return 'rim';
      return isAtFoot ? 'foot' : 'outline';
    }

    /** A little inside of the edge; `outwards` says on which side of the line the curved surface lies. */
    function drawRim(from: V3, to: V3, outwards: 1 | -1): void {
      const [outX, outY] = [sideX * outwards, sideY * outwards];
      const inset = (point: V3): V3 => [point[0] - outX * widths.rim, point[1] - outY * widths.rim, point[2]];
      const { layer, strength } = rimStrength(awayFromLight(outX, -outY));
      const stroke = { from: inset(from), to: inset(to), halfWidth: widths.rim, strength, slack: widths.rim };
      stamp(strokes[layer], samples, stroke);
    }

    const pieces = Math.min(MOST_PIECES, Math.ceil(length / (PIECE * fineness)));
    const at = (share: number): V3 => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share,
      a[2] + (b[2] - a[2]) * share,
    ];
    for (let piece = 0; piece < pieces; piece++) drawPiece(at(piece / pieces), at((piece + 1) / pieces));
  }

  for (let line = 0; line < mesh.lineKinds.length; line++) if (mesh.lineKinds[line] !== STUD_LINE) drawLine(line);
}

/** Centre of a circle in the picture and its axis in the view. */
function createCircles({ circles }: Mesh, look: Look, frame: Frame) {
  let last = -1;
  let known = { x: 0, y: 0, axis: [0, 0, 0] as V3 };
  return (circle: number) => {
    if (circle === last) return known;
    last = circle;
    const triple = (at: number): V3 => [circles[at]!, circles[at + 1]!, circles[at + 2]!];
    const [x, y] = project(look, frame, triple(circle * 6));
    const [ax, ay, az] = triple(circle * 6 + 3);
    const turned = (row: V3): number => row[0] * ax + row[1] * ay + row[2] * az;
    known = { x, y, axis: [turned(look.rows[0]), turned(look.rows[1]), turned(look.rows[2])] };
    return known;
  };
}
