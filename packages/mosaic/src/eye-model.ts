/**
 * How the eye judges a mosaic, in numbers. Found by trying variations on two dozen photographs against the score of
 * `npm run bench -- mosaic`, in colour and in grey, and checked on as many others. Differences count in OKLab times 100;
 * widths are falloffs, see gaussian.ts.
 */

/** Close by, single studs are seen. */
export const CLOSE = {
  error: 0.534,
  /** how much more than one in lightness a difference in chroma counts */
  chroma: 1.19,
  /** a lightness that breaks the texture around it */
  texture: 20.4,
  textureFalloff: 0.0146,
  textureRadius: 2,
  /** variance of lightness that a mosaic has anyway, and the share of what one of the nearest colours has there */
  usualVariance: 6.0,
  missedVariance: 0.797,
  /** share of the lightness that nearest colours miss over an area, to be missed by all of its studs alike */
  missedMean: 0.7,
  /** beyond this it is made up for by mixing, and how much unrest that may bring */
  mostMissed: 3.79,
  mixing: 10.0,
  missedFalloff: 0.931,
  missedRadius: 4,
  /** edges are drawn a little stronger than they are */
  sharpening: 0.349,
  sharpeningFalloff: 0.704,
  sharpeningRadius: 4,
  /** a stud that is further off than the nearest colour by more than this stands out */
  tolerance: 2.47,
  outlier: 0.588,
} as const;

/** From afar neighbouring studs melt into one colour: what a stud misses, its neighbours can make up for. */
export const AFAR = {
  lightness: 0.0699,
  texture: 30.2,
  chroma: 0.475,
  referenceFalloff: 0.261,
  referenceRadius: 2,
  /** light below which the eye sees no finer differences */
  darkest: 0.00591,
  radius: 7,
  /** an even difference over an area does not break its texture */
  lightnessBlur: [
    { weight: 1, falloff: 0.269 },
    { weight: -0.374, falloff: 0.9 },
  ],
  /** colour is seen blurred, and its cast over a wide area as well */
  chromaBlur: [
    { weight: 1, falloff: 0.589 },
    { weight: 1.35, falloff: 0.9997 },
  ],
} as const;
