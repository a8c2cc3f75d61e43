import type { CloseView } from './eye-model.ts';
import { blur, gaussianTaps } from './gaussian.ts';
import { nearestColours, type SeenPalette } from './seen-palette.ts';

/** What keeps the texture of a picture, one value per stud. */
export interface Texture {
  /** how much a wrong lightness disturbs it there */
  texture: Float64Array;
  /** the lightness to aim at */
  aim: Float64Array;
}

/** The constant of SSIM that keeps flat areas from counting for ever more. */
const FLAT_VARIANCE = 9;

/**
 * The eye sees texture as differences. So where the palette lacks a lightness, all studs of an area miss it alike, instead of
 * single studs approaching it, and an area of one colour is more sensitive than one that is mixed anyway. Mixing is worth
 * its noise only where the whole area would be clearly too dark or too light.
 */
export function textureOf(
  lab: Float64Array,
  width: number,
  height: number,
  palette: SeenPalette,
  eye: CloseView,
): Texture {
  const mean = (values: Float64Array, falloff: number, radius: number): Float64Array =>
    blur(values, width, height, 1, gaussianTaps(falloff, radius));
  const variance = (values: Float64Array, means: Float64Array, falloff: number, radius: number): Float64Array =>
    mean(
      values.map((value) => value * value),
      falloff,
      radius,
    ).map((square, stud) => Math.max(0, square - means[stud]! * means[stud]!));

  const lightness = Float64Array.from({ length: width * height }, (_, stud) => lab[stud * 3]!);
  const near = mean(lightness, eye.textureFalloff, eye.textureRadius);
  const wide = mean(lightness, eye.sharpeningFalloff, eye.sharpeningRadius);
  const missed = Float64Array.from(
    nearestColours(lab, palette),
    (colour, stud) => palette.lab[colour * 3]! - lightness[stud]!,
  );
  const missedMean = mean(missed, eye.missedFalloff, eye.missedRadius);
  const missedVariance = variance(missed, missedMean, eye.missedFalloff, eye.missedRadius);
  return {
    texture: variance(lightness, near, eye.textureFalloff, eye.textureRadius).map((own, stud) => {
      const both = 2 * own + FLAT_VARIANCE;
      const beyond = Math.max(0, Math.abs(missedMean[stud]!) - eye.mostMissed);
      const unrest = eye.missedVariance * missedVariance[stud]! + eye.mixing * beyond * beyond;
      const whole = both + eye.usualVariance + unrest;
      return both / (whole * whole);
    }),
    aim: lightness.map((value, stud) => {
      const missedAlike = eye.missedMean * missedMean[stud]!;
      const edge = eye.sharpening * (value - wide[stud]!);
      return value + edge + Math.max(-eye.mostMissed, Math.min(eye.mostMissed, missedAlike));
    }),
  };
}
