/**
 * How the eye judges a mosaic, in numbers. Found by trying variations on two dozen photographs against the score of
 * `npm run bench -- mosaic` and checked on as many others. Differences count in OKLab times 100; widths are falloffs, see
 * gaussian.ts.
 */
export interface EyeModel {
  close: CloseView;
  afar: FarView;
}

/** Close by, single studs are seen. */
export interface CloseView {
  error: number;
  /** how much more than one in lightness a difference in chroma counts */
  chroma: number;
  /** a lightness that breaks the texture around it */
  texture: number;
  textureFalloff: number;
  textureRadius: number;
  /** variance of lightness that a mosaic has anyway, and the share of what one of the nearest colours has there */
  usualVariance: number;
  missedVariance: number;
  /** share of the lightness that nearest colours miss over an area, to be missed by all of its studs alike */
  missedMean: number;
  /** beyond this it is made up for by mixing, and how much unrest that may bring */
  mostMissed: number;
  mixing: number;
  missedFalloff: number;
  missedRadius: number;
  /** edges are drawn a little stronger than they are */
  sharpening: number;
  sharpeningFalloff: number;
  sharpeningRadius: number;
  /** a stud that is further off than the nearest colour by more than this stands out */
  tolerance: number;
  outlier: number;
}

/** From afar neighbouring studs melt into one colour: what a stud misses, its neighbours can make up for. */
export interface FarView {
  lightness: number;
  texture: number;
  chroma: number;
  referenceFalloff: number;
  referenceRadius: number;
  /** light below which the eye sees no finer differences */
  darkest: number;
  radius: number;
  /** an even difference over an area does not break its texture */
  lightnessBlur: readonly Blur[];
  /** colour is seen blurred, and its cast over a wide area as well */
  chromaBlur: readonly Blur[];
}

export interface Blur {
  weight: number;
  falloff: number;
}

export const COLOUR_EYE: EyeModel = {
  close: {
    error: 0.534,
    chroma: 1.19,
    texture: 20.4,
    textureFalloff: 0.0146,
    textureRadius: 2,
    usualVariance: 6.0,
    missedVariance: 0.797,
    missedMean: 0.7,
    mostMissed: 3.79,
    mixing: 10.0,
    missedFalloff: 0.931,
    missedRadius: 4,
    sharpening: 0.349,
    sharpeningFalloff: 0.704,
    sharpeningRadius: 4,
    tolerance: 2.47,
    outlier: 0.588,
  },
  afar: {
    lightness: 0.0699,
    texture: 30.2,
    chroma: 0.475,
    referenceFalloff: 0.261,
    referenceRadius: 2,
    darkest: 0.00591,
    radius: 7,
    lightnessBlur: [
      { weight: 1, falloff: 0.269 },
      { weight: -0.374, falloff: 0.9 },
    ],
    chromaBlur: [
      { weight: 1, falloff: 0.589 },
      { weight: 1.35, falloff: 0.9997 },
    ],
  },
};

/**
 * How calm a mosaic is: 0 follows the picture's colours as closely as the palette allows, by mixing; every step more takes
 * a stray colour for worse than a colour that is a little off.
 */
export const CALMNESS = [0, 1, 2, 3] as const;
export type Calmness = (typeof CALMNESS)[number];
export const USUAL_CALMNESS: Calmness = 2;

/** Where a calm eye judges differently: three numbers of the close view, and how much chroma counts from afar. */
const CALM_STEPS: Record<Calmness, { close: Partial<CloseView>; afar: Partial<FarView> }> = {
  0: { close: {}, afar: {} },
  1: { close: { error: 0.6, chroma: 2.5, tolerance: 2 }, afar: { chroma: 0.3 } },
  2: { close: { error: 0.8, chroma: 3, tolerance: 1.5 }, afar: { chroma: 0.2 } },
  3: { close: { error: 1, chroma: 4, tolerance: 1.5 }, afar: { chroma: 0.1 } },
};

export const calmEye = (calmness: Calmness): EyeModel => ({
  close: { ...COLOUR_EYE.close, ...CALM_STEPS[calmness].close },
  afar: { ...COLOUR_EYE.afar, ...CALM_STEPS[calmness].afar },
});

/** For six or seven greys. With so few tones an area may lack more before it is mixed, and a stud that is off counts less. */
export const GREY_EYE: EyeModel = {
  close: {
    ...COLOUR_EYE.close,
    error: 0.277,
    textureRadius: 0,
    usualVariance: 7.26,
    missedVariance: 1.47,
    missedMean: 0.8,
    mostMissed: 6,
    missedFalloff: 0.977,
    sharpeningFalloff: 0.829,
    tolerance: 5.22,
    outlier: 1.07,
  },
  afar: {
    ...COLOUR_EYE.afar,
    chroma: 0.725,
    referenceRadius: 0,
    darkest: 0.00201,
    lightnessBlur: [
      { weight: 1, falloff: 0.259 },
      { weight: -0.381, falloff: 0.975 },
    ],
  },
};
