/** Coplanar triangles are one face: the ramps of light run across it, not across its triangles. */
import { LIGHT } from '../drawing/camera.ts';
import { add, scale as scaled, type V2 } from '../drawing/vector.ts';
import { type Frame, type Look, project } from './framing.ts';
import { CURVED, type Mesh, type MeshStud } from './mesh.ts';

export const PLAIN = 0;
export const LEVEL = 1;
export const SIDE = 2;
export const CAP = 3;

export interface Faces {
  /** number of the face of each triangle */
  of: Int32Array;
  kind: Uint8Array;
  lit: Uint8Array;
  /** t = x * [0] + y * [1] + [2] along the ramp, then the same for the window reflection; in picture pixels */
  along: Float32Array;
}

/** What is known of a face while its triangles are gathered. */
interface Gathered {
  /** in the picture */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** in the world */
  low: number;
  high: number;
  sumX: number;
  sumY: number;
  corners: number;
  /** to the right in the view, and up in the world */
  facing: number;
  up: number;
}

/** Upwards of this a face is level. */
const LEVEL_UP = 0.9;
const CAP_FACING = 0.95;

export function findFaces(mesh: Mesh, viewNormals: Float32Array, look: Look, frame: Frame): Faces {
  const { of, gathered } = gatherFaces(mesh, viewNormals, look, frame);
  const count = 1 + gathered.length + mesh.studs.length;
  const faces: Faces = {
    of,
    kind: new Uint8Array(count),
    lit: new Uint8Array(count),
    along: new Float32Array(count * 6),
  };
  for (const [index, face] of gathered.entries()) describeFace(faces, index + 1, face, look, frame);
  for (const [index, stud] of mesh.studs.entries())
    describeCap(faces, 1 + gathered.length + index, stud, mesh, look, frame);
  return faces;
}

function gatherFaces(mesh: Mesh, viewNormals: Float32Array, { rows }: Look, { scale, originX, originY }: Frame) {
  const { positions: p, normals } = mesh;
  const of = new Int32Array(mesh.count);
  const byPlane = new Map<number, number>();
  const gathered: Gathered[] = [];
  for (let t = 0; t < mesh.bodyCount; t++) {
    if (mesh.flags[t]! & CURVED) continue;
    const n = t * 9;
    const plane = planeKey(normals, p, n);
    let face = byPlane.get(plane);
    if (face === undefined) {
      face = gathered.push(emptyFace(viewNormals[n]!, normals[n + 2]!));
      byPlane.set(plane, face);
    }
    of[t] = face;
    const known = gathered[face - 1]!;
    for (let at = n; at < n + 9; at += 3) {
      const [x, y, z] = [p[at]!, p[at + 1]!, p[at + 2]!];
      const px = (rows[0][0] * x + rows[0][1] * y + rows[0][2] * z) * scale + originX;
      const py = -(rows[1][0] * x + rows[1][1] * y + rows[1][2] * z) * scale + originY;
      known.left = Math.min(known.left, px);
      known.right = Math.max(known.right, px);
      known.top = Math.min(known.top, py);
      known.bottom = Math.max(known.bottom, py);
      known.low = Math.min(known.low, z);
      known.high = Math.max(known.high, z);
      known.sumX += x;
      known.sumY += y;
      known.corners++;
    }
  }
  return { of, gathered };
}

const emptyFace = (facing: number, up: number): Gathered => ({
  left: Infinity,
  top: Infinity,
  right: -Infinity,
  bottom: -Infinity,
  low: Infinity,
  high: -Infinity,
  sumX: 0,
  sumY: 0,
  corners: 0,
  facing,
  up,
});

/** Equal for triangles in one plane: the direction in sixtieths, the distance in quarters of a millimetre. */
function planeKey(normals: Float32Array, positions: Float32Array, n: number): number {
  const [x, y, z] = [normals[n]!, normals[n + 1]!, normals[n + 2]!];
  const distance = Math.round((x * positions[n]! + y * positions[n + 1]! + z * positions[n + 2]!) * 4);
  const direction = ((Math.round(x * 60) + 60) * 121 + Math.round(y * 60) + 60) * 121 + Math.round(z * 60) + 60;
  return direction * 100_000 + Math.max(-49_999, Math.min(49_999, distance)) + 50_000;
}

/** A ramp from one point of the picture to another. */
function setRamp({ along }: Faces, face: number, offset: 0 | 3, from: V2, to: V2): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy || 1;
  along[face * 6 + offset] = dx / square;
  along[face * 6 + offset + 1] = dy / square;
  along[face * 6 + offset + 2] = -(from[0] * dx + from[1] * dy) / square;
}

function describeFace(faces: Faces, face: number, known: Gathered, look: Look, frame: Frame): void {
  const { left, top, right, bottom, low, high, sumX, sumY, corners, facing, up } = known;
  if (up > LEVEL_UP) {
    faces.kind[face] = LEVEL;
    setRamp(faces, face, 0, [left, top], [right, bottom]);
    return;
  }
  faces.kind[face] = SIDE;
  const [x, y] = [sumX / corners, sumY / corners];
  const slant = (right - left) * 0.18 * (facing < 0 ? 1 : -1);
  const [from, to] = [project(look, frame, [x, y, high]), project(look, frame, [x, y, low])];
  setRamp(faces, face, 0, [from[0] - slant, from[1]], [to[0] + slant, to[1]]);
  const isLit = facing < 0.2;
  faces.lit[face] = isLit ? 1 : 0;
  setRamp(faces, face, 3, [isLit ? left : right, 0], [isLit ? right : left, (right - left) * 0.42]);
}

function describeCap(faces: Faces, face: number, stud: MeshStud, mesh: Mesh, look: Look, frame: Frame): void {
  const [ax, ay, az] = stud.axis;
  const centre = project(look, frame, add(stud.foot, scaled(stud.axis, stud.height)));
  const near = look.rows[2];
  const squash = Math.max(0.05, Math.abs(near[0] * ax + near[1] * ay + near[2] * az));
  const reach = (stud.radius * frame.scale) / Math.hypot(LIGHT[0], LIGHT[1]);
  const [lx, ly] = [LIGHT[0] * reach, -LIGHT[1] * reach * squash];
  faces.kind[face] = CAP;
  setRamp(faces, face, 0, [centre[0] + lx, centre[1] + ly], [centre[0] - lx, centre[1] - ly]);
  for (let t = stud.from; t < stud.to; t++) {
    const n = t * 9;
    const onAxis = mesh.normals[n]! * ax + mesh.normals[n + 1]! * ay + mesh.normals[n + 2]! * az;
    if (!(mesh.flags[t]! & CURVED) && onAxis > CAP_FACING) faces.of[t] = face;
  }
}
