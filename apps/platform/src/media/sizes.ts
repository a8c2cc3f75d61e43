import { pictureSizes } from '@brixel/contract/picture-sizes';

export interface PictureSize {
  width: number;
  height: number;
}

const served: readonly PictureSize[] = Object.values(pictureSizes).flatMap(([width, height]) =>
  [1, 2].map((density) => ({ width: width * density, height: height * density })),
);

/** Another shape shows empty edges, another extent is only scaled. */
const SHAPE_WEIGHT = 2;

/** The default size of a picture. */
const [standardWidth, standardHeight] = pictureSizes.square;

/**
 * The size of the closed list that is nearest to the wanted one, in shape and in extent; null for what is no size. Zero, or nothing, is any.
 * However many sizes clients think of, only those of the list are ever drawn.
 */
export function nearestSize(width: string | undefined, height: string | undefined): PictureSize | null {
  const [wantedWidth, wantedHeight] = [length(width), length(height)];
  if (wantedWidth === null || wantedHeight === null) return null;
  const isAny = wantedWidth === 0 && wantedHeight === 0;
  const wanted = {
    width: isAny ? standardWidth : wantedWidth || wantedHeight,
    height: isAny ? standardHeight : wantedHeight || wantedWidth,
  };
  const distance = (size: PictureSize): number => {
    const [wider, higher] = [Math.log(size.width / wanted.width), Math.log(size.height / wanted.height)];
    return Math.abs(wider) + Math.abs(higher) + SHAPE_WEIGHT * Math.abs(wider - higher);
  };
  return served.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}

const length = (text = '0'): number | null => (/^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : null);
