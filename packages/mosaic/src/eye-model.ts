/**
 * How the eye judges a mosaic, in numbers. Found by trying variations on a dozen pictures against the score of
 * `npm run bench -- mosaic`, with outliers dearer than that score alone would have them: stray colours catch the eye in
 * a preview. Differences count in OKLab times 100; widths are falloffs, see gaussian.ts.
 */

/** Close by, single studs are seen. */
export const CLOSE = {
  error: 0.387,
  /** a difference in chroma is seen sooner than one in lightness */
  chroma: 2,
  /** a lightness that breaks the texture around it */
  texture: 34.7,
  textureFalloff: 0.055,
  textureRadius: 2,
  /** variance of lightness that a mosaic has anyway */
  usualVariance: 17,
  /** edges are drawn a little stronger than they are */
  sharpening: 0.225,
  sharpeningFalloff: 0.72,
  sharpeningRadius: 4,
  /** a stud that is further off than the nearest colour by more than this stands out */
  tolerance: 2.62,
  outlier: 1,
} as const;

/** From afar neighbouring studs melt into one colour: what a stud misses, its neighbours can make up for. */
export const AFAR = {
  lightness: 0.133,
  texture: 21.5,
  chroma: 0.0876,
  referenceFalloff: 0.048,
  referenceRadius: 2,
  /** light below which the eye sees no finer differences */
  darkest: 0.00494,
  radius: 7,
  lightnessBlur: [{ weight: 1, falloff: 0.269 }],
  /** colour is seen blurred, and its cast over a wide area as well */
  chromaBlur: [
    { weight: 1, falloff: 0.578 },
    { weight: 1.53, falloff: 0.9985 },
  ],
} as const;
