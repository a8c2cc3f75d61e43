import { conesOf, cubeRoot, toOklab } from './exact-colour.ts';
import type { EyeModel } from './eye-model.ts';
import { blur, gaussianTaps } from './gaussian.ts';
import { firstQuarter, type PictureLight } from './picture-light.ts';
import type { SeenPalette } from './seen-palette.ts';
import { type Texture, textureOf } from './texture.ts';

/** A picture as an eye sees it; all arrays have three values or one value per stud. */
export interface SeenPicture extends Texture {
  eye: EyeModel;
  width: number;
  height: number;
  /** OKLab of the four quarters of each stud, twelve values */
  quarters: Float64Array;
  /** their mean */
  lab: Float64Array;
  /** light that the three cones take in */
  cones: Float64Array;
  /** how much OKLab's cube roots grow with that light */
  slopes: Float64Array;
}

export function seePicture(
  { width, height, studs, quarters }: PictureLight,
  palette: SeenPalette,
  eye: EyeModel,
): SeenPicture {
  const perStud = quartersByStud(toOklab(quarters), width, height);
  const lab = new Float64Array(studs.length);
  for (let stud = 0; stud < width * height; stud++)
    for (let quarter = 0; quarter < 4; quarter++)
      for (let channel = 0; channel < 3; channel++)
        lab[stud * 3 + channel]! += perStud[stud * 12 + quarter * 3 + channel]! / 4;
  const reference = blur(studs, width, height, 3, gaussianTaps(eye.afar.referenceFalloff, eye.afar.referenceRadius));
  return {
    eye,
    width,
    height,
    quarters: perStud,
    lab,
    ...textureOf(lab, width, height, palette, eye.close),
    cones: conesOf(studs),
    slopes: conesOf(reference).map((light) => {
      const root = cubeRoot(Math.max(light, eye.afar.darkest));
      return 1 / (3 * root * root);
    }),
  };
}

function quartersByStud(quarters: Float64Array, width: number, height: number): Float64Array {
  const perStud = new Float64Array(quarters.length);
  const line = width * 2 * 3;
  for (let stud = 0; stud < width * height; stud++) {
    const upper = firstQuarter(stud, width);
    perStud.set(quarters.subarray(upper, upper + 6), stud * 12);
    perStud.set(quarters.subarray(upper + line, upper + line + 6), stud * 12 + 6);
  }
  return perStud;
}
