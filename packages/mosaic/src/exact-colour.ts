/**
 * Colour maths made of +, -, *, / alone. Math.cbrt and powers may differ in the last bit from one engine to the next;
 * these do not, so a mosaic has the same cells in every browser and on the server.
 */

/** Halley's method from a straight line between 1/8 and 1: three steps reach the last bit. */
export function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  let scaled = value;
  let scale = 1;
  while (scaled < 0.125) {
    scaled *= 8;
    scale /= 2;
  }
  let root = (3 + 4 * scaled) / 7;
  for (let step = 0; step < 3; step++) {
    const cube = root * root * root;
    root *= (cube + 2 * scaled) / (2 * cube + scaled);
  }
  return root * scale;
}

/** Newton's method; bytes need it 256 times in all. */
function fifthRoot(value: number): number {
  let root = 1;
  for (let step = 0; step < 40; step++) root += (value / (root * root * root * root) - root) / 5;
  return root;
}

/** sRGB's exponent of 2.4 is a square times a fifth root of it. */
function linearLight(byte: number): number {
  const channel = byte / 255;
  if (channel <= 0.04045) return channel / 12.92;
  const base = (channel + 0.055) / 1.055;
  return base * base * fifthRoot(base * base);
}

export const LINEAR_OF_BYTE = Float64Array.from({ length: 256 }, (_, byte) => linearLight(byte));

/** Linear light of a palette colour such as `#c91a09`. */
export function lightOfHex(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [LINEAR_OF_BYTE[(value >> 16) & 255]!, LINEAR_OF_BYTE[(value >> 8) & 255]!, LINEAR_OF_BYTE[value & 255]!];
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** From linear light to the cones of the eye; a row per cone. */
export const CONES: Matrix = [
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376,
  0.6299787005,
];
/** From the cube roots of the cones to OKLab; a row per coordinate. */
export const OPPONENTS: Matrix = [
  0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662,
  -0.808675766,
];

/** The light that a cone takes in; `cone` is 0, 1 or 2. */
export const coneLight = (cone: number, red: number, green: number, blue: number): number =>
  CONES[cone * 3]! * red + CONES[cone * 3 + 1]! * green + CONES[cone * 3 + 2]! * blue;

/** OKLab times 100, of every three values of linear light. */
export function toOklab(light: Float64Array): Float64Array {
  const lab = new Float64Array(light.length);
  for (let at = 0; at < light.length; at += 3) {
    const red = light[at]!;
    const green = light[at + 1]!;
    const blue = light[at + 2]!;
    const long = cubeRoot(coneLight(0, red, green, blue));
    const medium = cubeRoot(coneLight(1, red, green, blue));
    const short = cubeRoot(coneLight(2, red, green, blue));
    for (let row = 0; row < 3; row++)
      lab[at + row] =
        100 * (OPPONENTS[row * 3]! * long + OPPONENTS[row * 3 + 1]! * medium + OPPONENTS[row * 3 + 2]! * short);
  }
  return lab;
}

/** The light that the three cones take in, of every three values of linear light. */
export function conesOf(light: Float64Array): Float64Array {
  const cones = new Float64Array(light.length);
  for (let at = 0; at < light.length; at += 3)
    for (let cone = 0; cone < 3; cone++) cones[at + cone] = coneLight(cone, light[at]!, light[at + 1]!, light[at + 2]!);
  return cones;
}
