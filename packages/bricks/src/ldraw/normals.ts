/**
 * Normals for every corner: facets of one curved surface share them, faces with an edge line between them do not.
 * Marks the triangles of curved surfaces in `flags`.
 */
import { CURVED } from './mesh.ts';

/** Corners nearer than this are one, in the unit of the positions. */
const GRAIN = 0.008;
/** Without any line between them facets up to this angle are smooth ... */
const SMOOTH = Math.cos((48 * Math.PI) / 180);
/** ... and with a conditional line up to this one. */
const SMOOTH_WITH_LINE = Math.cos((80 * Math.PI) / 180);

/** Numbers points: equal places get equal numbers. Open addressing on typed arrays. */
function createWelder(capacity: number, grain: number) {
  let bits = 8;
  while (1 << bits < capacity * 2) bits++;
  const mask = (1 << bits) - 1;
  const slots = new Int32Array(1 << bits).fill(-1);
  const keys = new Int32Array(capacity * 3);
  let count = 0;
  const scale = 1 / grain;
  const number = (x: number, y: number, z: number, add: boolean): number => {
    const i = Math.round(x * scale);
    const j = Math.round(y * scale);
    const k = Math.round(z * scale);
    let slot = (Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791)) & mask;
    for (;;) {
      const at = slots[slot]!;
      if (at < 0) {
        if (!add) return -1;
        slots[slot] = count;
        keys[count * 3] = i;
        keys[count * 3 + 1] = j;
        keys[count * 3 + 2] = k;
        return count++;
      }
      if (keys[at * 3] === i && keys[at * 3 + 1] === j && keys[at * 3 + 2] === k) return at;
      slot = (slot + 1) & mask;
    }
  };
  return {
    number,
    get count() {
      return count;
    },
  };
}

/** Pairs of numbers -> value; -1 when absent. */
function createPairMap(capacity: number) {
  let bits = 8;
  while (1 << bits < capacity * 2) bits++;
  const mask = (1 << bits) - 1;
  const low = new Int32Array(1 << bits).fill(-1);
  const high = new Int32Array(1 << bits);
  const value = new Int32Array(1 << bits);
  const slotOf = (a: number, b: number): number => {
    let slot = (Math.imul(a, 73856093) ^ Math.imul(b, 19349663)) & mask;
    while (low[slot]! >= 0 && (low[slot] !== a || high[slot] !== b)) slot = (slot + 1) & mask;
    return slot;
  };
  return {
    get(a: number, b: number): number {
      const slot = a < b ? slotOf(a, b) : slotOf(b, a);
      return low[slot]! < 0 ? -1 : value[slot]!;
    },
    set(a: number, b: number, what: number): void {
      const slot = a < b ? slotOf(a, b) : slotOf(b, a);
      low[slot] = Math.min(a, b);
      high[slot] = Math.max(a, b);
      value[slot] = what;
    },
  };
}

const HARD = 1;
const SOFT = 2;

export function smoothNormals(
  positions: Float32Array,
  flags: Uint8Array,
  lines: Float32Array,
  softLines: Float32Array,
): Float32Array {
  const count = positions.length / 9;
  const normals = new Float32Array(positions.length);
  const faces = new Float32Array(count * 3);
  for (let t = 0; t < count; t++) {
    const p = t * 9;
    const ux = positions[p + 3]! - positions[p]!;
    const uy = positions[p + 4]! - positions[p + 1]!;
    const uz = positions[p + 5]! - positions[p + 2]!;
    const vx = positions[p + 6]! - positions[p]!;
    const vy = positions[p + 7]! - positions[p + 1]!;
    const vz = positions[p + 8]! - positions[p + 2]!;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    faces[t * 3] = x / length;
    faces[t * 3 + 1] = y / length;
    faces[t * 3 + 2] = z / length;
  }

  const welder = createWelder(count * 3 + 1, GRAIN);
  const corners = new Int32Array(count * 3);
  for (let c = 0; c < corners.length; c++)
    corners[c] = welder.number(positions[c * 3]!, positions[c * 3 + 1]!, positions[c * 3 + 2]!, true);

  const marked = createPairMap((lines.length + softLines.length) / 6 + 1);
  const mark = (source: Float32Array, kind: number): void => {
    for (let at = 0; at < source.length; at += 6) {
      const a = welder.number(source[at]!, source[at + 1]!, source[at + 2]!, false);
      const b = welder.number(source[at + 3]!, source[at + 4]!, source[at + 5]!, false);
      if (a >= 0 && b >= 0 && a !== b) marked.set(a, b, kind);
    }
  };
  mark(softLines, SOFT);
  mark(lines, HARD);

  // Corners that share a normal form a tree; the root collects it.
  const parent = Int32Array.from({ length: corners.length }, (_, index) => index);
  const root = (c: number): number => {
    let at = c;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  const edges = createPairMap(count * 3 + 1);
  for (let t = 0; t < count; t++)
    for (let k = 0; k < 3; k++) {
      const c = t * 3 + k;
      const d = t * 3 + ((k + 1) % 3);
      const a = corners[c]!;
      const b = corners[d]!;
      if (a === b) continue;
      const other = edges.get(a, b);
      edges.set(a, b, c);
      if (other < 0) continue;
      const kind = marked.get(a, b);
      if (kind === HARD) continue;
      const s = Math.floor(other / 3);
      const angle =
        faces[t * 3]! * faces[s * 3]! + faces[t * 3 + 1]! * faces[s * 3 + 1]! + faces[t * 3 + 2]! * faces[s * 3 + 2]!;
      if (angle < (kind === SOFT ? SMOOTH_WITH_LINE : SMOOTH)) continue;
      const next = s * 3 + (((other % 3) + 1) % 3);
      const [sameA, sameB] = corners[other] === a ? [other, next] : [next, other];
      parent[root(c)] = root(sameA);
      parent[root(d)] = root(sameB);
    }

  const sums = new Float32Array(corners.length * 3);
  for (let c = 0; c < corners.length; c++) {
    const t = Math.floor(c / 3);
    const at = root(c) * 3;
    // The angle at the corner as weight: how a face was cut into triangles then does not matter.
    const weight = cornerAngle(positions, t * 9, c % 3);
    sums[at] = sums[at]! + faces[t * 3]! * weight;
    sums[at + 1] = sums[at + 1]! + faces[t * 3 + 1]! * weight;
    sums[at + 2] = sums[at + 2]! + faces[t * 3 + 2]! * weight;
  }
  for (let c = 0; c < corners.length; c++) {
    const at = root(c) * 3;
    const t = Math.floor(c / 3);
    const length = Math.sqrt(sums[at]! ** 2 + sums[at + 1]! ** 2 + sums[at + 2]! ** 2);
    const source = length > 1e-6 ? sums : faces;
    const from = length > 1e-6 ? at : t * 3;
    const by = length > 1e-6 ? length : 1;
    normals[c * 3] = source[from]! / by;
    normals[c * 3 + 1] = source[from + 1]! / by;
    normals[c * 3 + 2] = source[from + 2]! / by;
    const bend =
      normals[c * 3]! * faces[t * 3]! +
      normals[c * 3 + 1]! * faces[t * 3 + 1]! +
      normals[c * 3 + 2]! * faces[t * 3 + 2]!;
    if (bend < 0.9995) flags[t] = flags[t]! | CURVED;
  }
  return normals;
}

function cornerAngle(p: Float32Array, at: number, k: number): number {
  const a = at + k * 3;
  const b = at + ((k + 1) % 3) * 3;
  const c = at + ((k + 2) % 3) * 3;
  const ux = p[b]! - p[a]!;
  const uy = p[b + 1]! - p[a + 1]!;
  const uz = p[b + 2]! - p[a + 2]!;
  const vx = p[c]! - p[a]!;
  const vy = p[c + 1]! - p[a + 1]!;
  const vz = p[c + 2]! - p[a + 2]!;
  const length = Math.sqrt((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz));
  return length > 0 ? Math.acos(Math.max(-1, Math.min(1, (ux * vx + uy * vy + uz * vz) / length))) : 0;
}
