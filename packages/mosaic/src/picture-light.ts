import { LINEAR_OF_BYTE } from './exact-colour.ts';
import { areaOf, type Cut, type RgbPicture, WHOLE } from './picture.ts';

/** What the eye gets from a picture: linear light of every stud, and of its four quarters for the detail within it. */
export interface PictureLight {
  /** studs */
  width: number;
  height: number;
  /** red, green and blue per stud, row by row */
  studs: Float64Array;
  /** the same with twice the columns and rows */
  quarters: Float64Array;
}

/** Shares of the channels in luminance. */
const RED = 0.2126390059;
const GREEN = 0.7151686788;
const BLUE = 0.0721923154;

/** Light of a picture's cut on so many studs. */
export function pictureLight(picture: RgbPicture, width: number, height: number, cut: Cut = WHOLE): PictureLight {
  const area = areaOf(picture, width / height, cut);
  const columns = coverage(width * 2, area.left, area.width, picture.width);
  const rows = coverage(height * 2, area.top, area.height, picture.height);
  const quarters = areaMeans(picture, columns, rows);
  return { width, height, quarters, studs: studMeans(quarters, width, height) };
}

/** The same picture without its colours, as bright as before. */
export function greyLight(light: PictureLight): PictureLight {
  const quarters = new Float64Array(light.quarters.length);
  for (let at = 0; at < quarters.length; at += 3) {
    const luminance = RED * light.quarters[at]! + GREEN * light.quarters[at + 1]! + BLUE * light.quarters[at + 2]!;
    quarters.fill(luminance, at, at + 3);
  }
  return { ...light, quarters, studs: studMeans(quarters, light.width, light.height) };
}

interface Coverage {
  /** first pixel of each field */
  first: Int32Array;
  /** shares of the pixels from there on; they add up to 1 */
  shares: Float64Array[];
}

/** How much of which pixels each of `count` equal fields covers, down to fractions of a pixel. */
function coverage(count: number, start: number, length: number, pixels: number): Coverage {
  const first = new Int32Array(count);
  const shares: Float64Array[] = [];
  const step = length / count;
  for (let field = 0; field < count; field++) {
    const from = Math.max(0, start + field * step);
    const to = Math.min(pixels, start + (field + 1) * step);
    first[field] = Math.min(pixels - 1, Math.floor(from));
    const last = Math.max(first[field]! + 1, Math.ceil(to));
    const covered = Float64Array.from({ length: last - first[field]! }, (_, index) => {
      const pixel = first[field]! + index;
      return Math.min(to, pixel + 1) - Math.max(from, pixel);
    });
    const total = covered.reduce((sum, share) => sum + share, 0);
    shares.push(covered.map((share) => share / total));
  }
  return { first, shares };
}

function areaMeans({ width, rgb }: RgbPicture, columns: Coverage, rows: Coverage): Float64Array {
  const fields = columns.first.length;
  const means = new Float64Array(fields * rows.first.length * 3);
  const line = new Float64Array(width * 3);
  for (let row = 0; row < rows.first.length; row++) {
    line.fill(0);
    rows.shares[row]!.forEach((share, index) => {
      const from = (rows.first[row]! + index) * width * 3;
      for (let at = 0; at < line.length; at++) line[at]! += share * LINEAR_OF_BYTE[rgb[from + at]!]!;
    });
    for (let field = 0; field < fields; field++) {
      const shares = columns.shares[field]!;
      const target = (row * fields + field) * 3;
      for (let index = 0, at = columns.first[field]! * 3; index < shares.length; index++, at += 3) {
        const share = shares[index]!;
        means[target]! += share * line[at]!;
        means[target + 1]! += share * line[at + 1]!;
        means[target + 2]! += share * line[at + 2]!;
      }
    }
  }
  return means;
}

function studMeans(quarters: Float64Array, width: number, height: number): Float64Array {
  const studs = new Float64Array(width * height * 3);
  const below = width * 2 * 3;
  for (let stud = 0; stud < width * height; stud++) {
    const upper = firstQuarter(stud, width);
    for (let channel = 0; channel < 3; channel++) {
      const at = upper + channel;
      studs[stud * 3 + channel] =
        (quarters[at]! + quarters[at + 3]! + quarters[at + below]! + quarters[at + below + 3]!) / 4;
    }
  }
  return studs;
}

/** Where the upper left quarter of a stud lies among the quarters. */
export const firstQuarter = (stud: number, width: number): number =>
  (Math.floor(stud / width) * width * 4 + (stud % width) * 2) * 3;
