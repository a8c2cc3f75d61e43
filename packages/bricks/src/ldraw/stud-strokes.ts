/** Studs: a soft ring at the foot, drawn out to the right by the short shadow, a rim around the cap, and what shows of clear ones. */
import { add, scale as scaled, type V3 } from '../drawing/vector.ts';
import { type Frame, type Look, project } from './framing.ts';
import type { Mesh, MeshStud } from './mesh.ts';
import type { Samples } from './raster.ts';
import { awayFromLight, deepen, rimStrength, type Strokes, stamp } from './strokes.ts';

interface StudScene {
  mesh: Mesh;
  samples: Samples;
  look: Look;
  /** in samples */
  frame: Frame;
  fineness: number;
  /** whether one can look through the triangle, and whether what one looks through has no colour */
  clearness(triangle: number): 'solid' | 'clear' | 'colourless';
}

/** Studs whose cap is turned further away show none of this. */
const LEAST_FACING = 0.15;
const LEAST_UPRIGHT = 0.3;
const RING_REACH = 1.36;
const RING_ASIDE = 0.34;
const RING_STRENGTH = 107;
const RING_SOLID = 0.62;
const CLEAR_STEPS = 48;

export function drawStuds(scene: StudScene, strokes: Strokes): void {
  for (const stud of scene.mesh.studs) {
    const axis = viewAxis(scene.look, stud);
    if (axis[2] < LEAST_FACING) continue;
    drawRingAndRim(scene, strokes, stud, axis);
    const clearness = scene.clearness(stud.from);
    if (clearness === 'solid' || axis[1] < LEAST_UPRIGHT) continue;
    drawStreak(scene, strokes, stud, axis);
    if (clearness === 'colourless') drawOutline(scene, strokes, stud, axis);
  }
}

function viewAxis({ rows }: Look, { axis: [x, y, z] }: MeshStud): V3 {
  const turned = (row: V3): number => row[0] * x + row[1] * y + row[2] * z;
  return [turned(rows[0]), turned(rows[1]), turned(rows[2])];
}

/** Of the strokes around a stud, in samples. */
const lineWidth = ({ frame, fineness }: StudScene, radius: number): number =>
  Math.max(0.5 * fineness, Math.min(0.3 * frame.scale, radius * 0.16));

function drawRingAndRim(scene: StudScene, strokes: Strokes, stud: MeshStud, axis: V3): void {
  const { samples, look, frame } = scene;
  const { width, height, depth, triangle } = samples;
  const radius = stud.radius * frame.scale;
  const [ax, ay, az] = axis;

  /** Calls back for every sample on the disc at that height: distance from its middle, and the way there in the picture. */
  function onDisc(
    { lift, reach, aside, isOwn }: { lift: number; reach: number; aside: number; isOwn: boolean },
    paint: (at: number, distance: number, dx: number, up: number) => void,
  ): void {
    const [fx, fy, fz] = project(look, frame, add(stud.foot, scaled(stud.axis, lift)));
    const tall = reach * Math.sqrt(Math.max(0, 1 - ay * ay)) + 1;
    const [top, bottom] = [Math.max(0, Math.floor(fy - tall)), Math.min(height - 1, Math.ceil(fy + tall))];
    const left = Math.max(0, Math.floor(fx + aside - reach));
    const right = Math.min(width - 1, Math.ceil(fx + aside + reach));
    for (let row = top; row <= bottom; row++)
      for (let column = left, at = row * width + left; column <= right; column++, at++) {
        const t = triangle[at]!;
        if (t < 0 || (t >= stud.from && t < stud.to) !== isOwn) continue;
        const dx = column + 0.5 - fx;
        const up = fy - row - 0.5;
        const slope = -(ax * dx + ay * up) / az;
        if (Math.abs(depth[at]! - fz - slope) > 0.1 * frame.scale + 1) continue;
        const ex = dx - aside;
        const ez = -(ax * ex + ay * up) / az;
        paint(at, Math.sqrt(ex * ex + up * up + ez * ez), ex, up);
      }
  }

  const reach = radius * RING_REACH;
  onDisc({ lift: 0, reach, aside: radius * RING_ASIDE, isOwn: false }, (at, distance) => {
    const share = distance / reach;
    if (share < 1) deepen(strokes.ring, at, RING_STRENGTH * Math.min(1, (1 - share) / (1 - RING_SOLID)));
  });

  const line = lineWidth(scene, radius);
  const squash = Math.max(0.05, az);
  const rim = (at: number, dx: number, up: number, coverage: number): void => {
    const { layer, strength } = rimStrength(awayFromLight(dx, up / squash));
    deepen(strokes[layer], at, 255 * strength * Math.min(1, coverage));
  };
  onDisc({ lift: stud.height, reach: radius + 1, aside: 0, isOwn: true }, (at, distance, dx, up) => {
    rim(at, dx, up, distance - (radius - line) + 0.5);
    // the hole of an open stud looks the other way
    const bore = line * 0.7 - Math.abs(distance - stud.bore * frame.scale - line * 0.35) + 0.5;
    if (stud.bore > 0) rim(at, -dx, -up, Math.min(1, bore) * 0.6);
  });
}

/** A streak of light on the left of clear studs. */
function drawStreak(scene: StudScene, strokes: Strokes, stud: MeshStud, axis: V3): void {
  const { samples, look, frame } = scene;
  const radius = stud.radius * frame.scale;
  const rise = stud.height * frame.scale * axis[1];
  const [fx, fy, fz] = project(look, frame, stud.foot);
  const at = (share: number, low: number): V3 => [
    fx - radius * 0.62,
    fy - rise * share + radius * axis[2] * low,
    fz + radius * 0.7,
  ];
  const halfWidth = lineWidth(scene, radius) * 0.65;
  const stroke = { from: at(0.1, 0.72), to: at(1, 0.9), halfWidth, strength: 0.8, slack: radius * 0.4 };
  stamp(strokes.light, samples, stroke);
}

/** Without a colour nothing would tell a clear stud from the ground. */
function drawOutline(scene: StudScene, strokes: Strokes, stud: MeshStud, axis: V3): void {
  const { samples, look, frame } = scene;
  const radius = stud.radius * frame.scale;
  const rise = stud.height * frame.scale * axis[1];
  const [fx, fy, fz] = project(look, frame, stud.foot);
  const halfWidth = lineWidth(scene, radius) * 0.23;
  const side = radius * 0.985;
  const draw = (from: V3, to: V3): void =>
    stamp(strokes.dark, samples, { from, to, halfWidth, strength: 0.4, slack: radius });
  for (const edge of [-side, side]) draw([fx + edge, fy, fz], [fx + edge, fy - rise, fz]);
  const onRim = (step: number, lift: number): V3 => {
    const angle = (step * 2 * Math.PI) / CLEAR_STEPS;
    return [fx + side * Math.cos(angle), fy - lift + side * axis[2] * Math.sin(angle), fz + radius * 0.7];
  };
  for (let step = 0; step < CLEAR_STEPS; step++) {
    draw(onRim(step, rise), onRim(step + 1, rise));
    if (step < CLEAR_STEPS / 2) draw(onRim(step, 0), onRim(step + 1, 0));
  }
}
