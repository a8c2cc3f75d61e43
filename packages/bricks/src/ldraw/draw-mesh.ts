/** A mesh as a picture on a transparent ground, in the look of our drawings. */
import type { Angle } from '../drawing/camera.ts';
import type { Size } from '../drawing/svg.ts';
import { compose } from './compose.ts';
import { drawEdges } from './edge-strokes.ts';
import { findFaces } from './faces.ts';
import { type Frame, frameMesh, type Look, lookFrom } from './framing.ts';
import { groundShadows } from './ground-shadow.ts';
import { fillLayers } from './layers.ts';
import { CERTIFIED, type Mesh } from './mesh.ts';
import { findOcclusion } from './occlusion.ts';
import { paintSurfaces } from './painted-surfaces.ts';
import type { Palette, Surface } from './palette.ts';
import type { Box, Projected } from './raster.ts';
import { sumSamples } from './sample-sums.ts';
import { createShader } from './shader.ts';
import { createStrokes } from './strokes.ts';
import { drawStuds } from './stud-strokes.ts';
import { toneAt, toneTable } from './tones.ts';

export interface MeshPicture extends Size {
  surface: Surface;
  palette: Palette;
  angle: Angle;
}

/** Small pictures have nine samples a pixel, large ones four. */
const SMALL = 130_000;
/** Larger pictures look for near surfaces in fewer places. */
const WIDE = 400;
const SHADOW = [10, 42, 48] as const;

/** Null for a mesh that has no extent. */
export function drawMesh(
  mesh: Mesh,
  { width, height, surface, palette, angle }: MeshPicture,
): Uint8ClampedArray | null {
  const fineness = width * height <= SMALL ? 3 : 2;
  const look = lookFrom(angle);
  const frame = frameMesh(mesh, look, { width, height });
  if (!frame) return null;
  const fine: Frame = {
    ...frame,
    scale: frame.scale * fineness,
    originX: frame.originX * fineness,
    originY: frame.originY * fineness,
  };
  const sampled = { width: width * fineness, height: height * fineness };
  const projected = projectCorners(mesh, look, fine);
  const viewNormals = normalsInView(mesh, look, projected);
  const surfaces = paintSurfaces(mesh, surface, palette);
  const layers = fillLayers(sampled, { projected, count: mesh.count, flags: mesh.flags }, surfaces);
  const samples = layers.front;

  const strokes = createStrokes(samples);
  const scene = { mesh, samples, viewNormals, look, frame: fine, fineness };
  drawEdges(scene, strokes);
  drawStuds({ ...scene, clearness: (triangle) => clearnessOf(surfaces.of(triangle)) }, strokes);

  const box = boxAround(projected, sampled);
  const occlusion = findOcclusion(samples, viewNormals, fine.scale, fineness * (width > WIDE ? 2 : 1), box);
  const faces = findFaces(mesh, viewNormals, look, frame);
  const { flags } = mesh;
  const { scale } = fine;
  const shader = createShader({ projected, viewNormals, flags, faces, strokes, surfaces, fineness, scale });
  const sums = sumSamples({ width, height, fineness, box, layers, strokes, occlusion, surfaces, shader });

  const isClear = !surfaces.hasSolid;
  const shadows = groundShadows(mesh, look, frame, { width, height }, isClear);
  const shadowColour = isClear ? toneTable(surface.hex).subarray(toneAt(0.55)) : SHADOW;
  return compose(sums, { width, height, samples: fineness * fineness }, shadows, shadowColour);
}

const clearnessOf = ({ isClear, isColourless }: { isClear: boolean; isColourless: boolean }) =>
  isColourless ? 'colourless' : isClear ? 'clear' : 'solid';

function projectCorners({ positions, count }: Mesh, { rows }: Look, { scale, originX, originY }: Frame): Projected {
  const corners = count * 3;
  const x = new Float32Array(corners);
  const y = new Float32Array(corners);
  const z = new Float32Array(corners);
  const [right, up, near] = rows;
  for (let corner = 0, at = 0; corner < corners; corner++, at += 3) {
    const [px, py, pz] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    x[corner] = (right[0] * px + right[1] * py + right[2] * pz) * scale + originX;
    y[corner] = -(up[0] * px + up[1] * py + up[2] * pz) * scale + originY;
    z[corner] = (near[0] * px + near[1] * py + near[2] * pz) * scale;
  }
  return { x, y, z };
}

/** Surfaces that may be seen from both sides get the normal of the side that shows. */
function normalsInView({ normals, count, flags }: Mesh, { rows }: Look, { x, y }: Projected): Float32Array {
  const out = new Float32Array(normals.length);
  for (let t = 0; t < count; t++) {
    const start = t * 9;
    let facing = 0;
    for (let at = start; at < start + 9; at += 3) {
      const [u, v, w] = [normals[at]!, normals[at + 1]!, normals[at + 2]!];
      for (let row = 0; row < 3; row++) out[at + row] = rows[row]![0] * u + rows[row]![1] * v + rows[row]![2] * w;
      facing += out[at + 2]!;
    }
    const i = t * 3;
    const area = (x[i + 1]! - x[i]!) * (y[i + 2]! - y[i]!) - (x[i + 2]! - x[i]!) * (y[i + 1]! - y[i]!);
    const showsBack = (flags[t]! & CERTIFIED) !== 0 ? area >= 0 : facing < 0;
    if (showsBack) for (let at = start; at < start + 9; at++) out[at] = -out[at]!;
  }
  return out;
}

function boxAround({ x, y }: Projected, { width, height }: Size): Box {
  const extremes = (values: Float32Array, most: number): [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    for (const value of values) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
    const within = (value: number): number => Math.max(0, Math.min(most - 1, value));
    return [within(Math.floor(low)), within(Math.ceil(high))];
  };
  const [left, right] = extremes(x, width);
  const [top, bottom] = extremes(y, height);
  return { left, top, right, bottom };
}
