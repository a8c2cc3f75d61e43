export type MosaicStyle = 'plate' | 'round' | 'tile';

const STUD_RADIUS = 0.312;
const ROUND_RADIUS = 0.47;
const SEAM = 0.045;

const smoothStep = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/**
 * Light on one part seen from above, as a function of the unit square; the light comes from the upper left.
 * Null outside a round part, where the base shows.
 */
export function lightAt(x: number, y: number, style: MosaicStyle, pixelsPerStud: number): number | null {
  const dx = x - 0.5;
  const dy = y - 0.5;
  const radius = Math.hypot(dx, dy);
  const facing = radius > 1e-6 ? (-dx * 0.68 - dy * 0.73) / radius : 0;
  const soft = 0.6 / pixelsPerStud;
  if (style === 'round' && radius > ROUND_RADIUS + soft) return null;
  const body = style === 'round' ? roundBody(radius, facing) : squareBody(x, y);
  if (style === 'tile') return body + 0.02;
  const inStud = 1 - smoothStep(STUD_RADIUS - soft, STUD_RADIUS + soft, radius);
  return (body - studShade(dx, dy, radius)) * (1 - inStud) + studTop(dx, dy, radius, facing) * inStud;
}

const roundBody = (radius: number, facing: number): number =>
  0.94 + facing * smoothStep(0.4, ROUND_RADIUS, radius) * 0.22 - smoothStep(0.44, 0.475, radius) * 0.14;

function squareBody(x: number, y: number): number {
  const lit = Math.max(smoothStep(SEAM, 0, x), smoothStep(SEAM, 0, y));
  const dark = Math.max(smoothStep(1 - SEAM, 1, x), smoothStep(1 - SEAM, 1, y));
  return 0.93 + lit * 0.1 - dark * 0.26 + (0.5 - (x + y) / 2) * 0.05;
}

/** What the stud takes from the plate around it: its thrown shadow and the dark ring at its foot. */
function studShade(dx: number, dy: number, radius: number): number {
  const thrown = 1 - smoothStep(STUD_RADIUS - 0.05, STUD_RADIUS + 0.11, Math.hypot(dx - 0.075, dy - 0.085));
  const contact = 1 - smoothStep(STUD_RADIUS, STUD_RADIUS + 0.07, radius);
  return thrown * 0.36 + contact * 0.1;
}

function studTop(dx: number, dy: number, radius: number, facing: number): number {
  const rim = smoothStep(STUD_RADIUS - 0.075, STUD_RADIUS - 0.015, radius);
  const glint = Math.exp(-((dx + 0.1) ** 2 + (dy + 0.11) ** 2) / 0.006);
  return 1.03 - (dx + dy) * 0.14 + rim * (facing * 0.34 + Math.max(0, facing) ** 3 * 0.1) + glint * 0.2;
}
