import type { PictureLight } from './picture-light.ts';

/**
 * The darkest brick is far from black and all dark bricks are close to each other, so most of a dark photo would become one
 * dark area. Its light is raised before the search, most where it is darkest. Only +, -, *, / and a sort, so that every
 * engine comes to the same light.
 */

/** A photo is dark where all but this share of its studs are darker than `BRIGHT`. */
const BRIGHT_SHARE = 0.1;
const BRIGHT = 0.3;
/** Share of the missing light that is added: all of it would cancel what a shopper sets darker. */
const MADE_UP = 0.5;
/** Beyond this, the noise of the camera would be seen. */
const MAX_LIFT = 6;

export function liftDark(light: PictureLight): PictureLight {
  const lift = liftOf(light.studs);
  if (lift === 0) return light;
  return { ...light, studs: lifted(light.studs, lift), quarters: lifted(light.quarters, lift) };
}

/** How steep the curve begins: 0 leaves a picture as it is, 1 doubles its darkest light. */
function liftOf(studs: Float64Array): number {
  const strongest = new Float64Array(studs.length / 3).map((_, stud) => strongestChannel(studs, stud * 3)).sort();
  const bright = strongest[Math.floor((strongest.length - 1) * (1 - BRIGHT_SHARE))]!;
  if (bright >= BRIGHT) return 0;
  const wanted = bright + (BRIGHT - bright) * MADE_UP;
  if (bright * (MAX_LIFT + 1) <= wanted * (1 + MAX_LIFT * bright)) return MAX_LIFT;
  return (wanted - bright) / (bright * (1 - wanted));
}

const strongestChannel = (light: Float64Array, at: number): number =>
  Math.max(light[at]!, light[at + 1]!, light[at + 2]!);

/** All channels by the same factor, so that colours keep their hue; the brightest possible light stays as it is. */
function lifted(light: Float64Array, lift: number): Float64Array {
  const raised = new Float64Array(light.length);
  for (let at = 0; at < light.length; at += 3) {
    const factor = (1 + lift) / (1 + lift * strongestChannel(light, at));
    for (let channel = at; channel < at + 3; channel++) raised[channel] = light[channel]! * factor;
  }
  return raised;
}
