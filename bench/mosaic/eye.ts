import { blur, type Plane } from './blur.ts';

/** What the eye makes of linear light at a distance: opponent channels blurred as S-CIELAB says, then OKLab. */

/** Lightness and chroma as they are compared: OKLab times 100, chroma twice as much. */
export interface Seen {
  lightness: Plane;
  a: Plane;
  b: Plane;
}

/** Linear light, three values a sample. */
export interface Light {
  width: number;
  height: number;
  rgb: Float64Array;
}

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

const XYZ_OF_LIGHT: Matrix = [
  [0.4123907993, 0.3575843394, 0.1804807884],
  [0.2126390059, 0.7151686788, 0.0721923154],
  [0.0193308187, 0.1191947798, 0.9505321522],
];
const OPPONENTS_OF_XYZ: Matrix = [
  [0.279, 0.72, -0.107],
  [-0.449, 0.29, -0.077],
  [0.086, -0.59, 0.501],
];
const CONES_OF_XYZ: Matrix = [
  [0.8189330101, 0.3618667424, -0.1288597137],
  [0.0329845436, 0.9293118715, 0.0361456387],
  [0.0482003018, 0.2643662691, 0.633851707],
];
const LAB_OF_ROOTS: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LAB_SCALE = [100, 200, 200] as const;

/** Zhang and Wandell 1997, without the wide negative surround: weight and spread in degrees, exp(-r²/spread²). */
const BLURS = [
  [
    { weight: 0.921, spread: 0.0283 },
    { weight: 0.105, spread: 0.133 },
  ],
  [
    { weight: 0.531, spread: 0.0392 },
    { weight: 0.33, spread: 0.494 },
  ],
  [
    { weight: 0.488, spread: 0.0536 },
    { weight: 0.371, spread: 0.386 },
  ],
] as const;

function times([first, second, third]: Matrix, x: number, y: number, z: number): [number, number, number] {
  const row = ([a, b, c]: Row): number => a * x + b * y + c * z;
  return [row(first), row(second), row(third)];
}

function inverted([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const part = (value: number): number => value / determinant;
  return [
    [part(e * i - f * h), part(c * h - b * i), part(b * f - c * e)],
    [part(f * g - d * i), part(a * i - c * g), part(c * d - a * f)],
    [part(d * h - e * g), part(b * g - a * h), part(a * e - b * d)],
  ];
}

const XYZ_OF_OPPONENTS = inverted(OPPONENTS_OF_XYZ);

/** Black-white, red-green and blue-yellow, not blurred yet. */
export type Opponents = readonly [Plane, Plane, Plane];

const emptyPlane = ({ width, height }: { width: number; height: number }): Plane => ({
  width,
  height,
  values: new Float64Array(width * height),
});

/** Fills three planes with a colour for each sample. */
function fillPlanes(
  size: { width: number; height: number },
  colourAt: (sample: number) => readonly [number, number, number],
): Opponents {
  const planes: Opponents = [emptyPlane(size), emptyPlane(size), emptyPlane(size)];
  for (let sample = 0; sample < size.width * size.height; sample++) {
    const colour = colourAt(sample);
    planes[0].values[sample] = colour[0];
    planes[1].values[sample] = colour[1];
    planes[2].values[sample] = colour[2];
  }
  return planes;
}

export const opponentsOf = (light: Light): Opponents =>
  fillPlanes(light, (sample) => {
    const [x, y, z] = times(
      XYZ_OF_LIGHT,
      light.rgb[sample * 3]!,
      light.rgb[sample * 3 + 1]!,
      light.rgb[sample * 3 + 2]!,
    );
    return times(OPPONENTS_OF_XYZ, x, y, z);
  });

/** `samplesPerDegree` says how far away the eye is. */
export function see(opponents: Opponents, samplesPerDegree: number): Seen {
  const [light, redGreen, blueYellow] = opponents.map((plane, channel) =>
    blurredAs(plane, BLURS[channel]!, samplesPerDegree),
  );
  const [lightness, a, b] = fillPlanes(light!, (sample) => {
    const xyz = times(XYZ_OF_OPPONENTS, light!.values[sample]!, redGreen!.values[sample]!, blueYellow!.values[sample]!);
    const [x, y, z] = xyz.map((value) => Math.max(0, value));
    const [long, medium, short] = times(CONES_OF_XYZ, x!, y!, z!).map((cone) => Math.cbrt(Math.max(0, cone)));
    const lab = times(LAB_OF_ROOTS, long!, medium!, short!);
    return [LAB_SCALE[0] * lab[0], LAB_SCALE[1] * lab[1], LAB_SCALE[2] * lab[2]];
  });
  return { lightness, a, b };
}

function blurredAs(
  plane: Plane,
  parts: readonly { weight: number; spread: number }[],
  samplesPerDegree: number,
): Plane {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const blurred = emptyPlane(plane);
  for (const { weight, spread } of parts) {
    const { values } = blur(plane, (spread / Math.SQRT2) * samplesPerDegree);
    values.forEach((value, sample) => {
      blurred.values[sample]! += (weight / total) * value;
    });
  }
  return blurred;
}
