import { pictureSizes } from '@brixel/contract/picture-sizes';

export interface PictureSize {
  width: number;
  height: number;
}

const served = new Map<string, PictureSize>(
  Object.values(pictureSizes).flatMap(([width, height]) =>
    [1, 2].map((density) => {
      const size = { width: width * density, height: height * density };
      return [`${size.width}x${size.height}`, size] as const;
    }),
  ),
);

export const allowedSize = (width: string, height: string): PictureSize | null =>
  served.get(`${width}x${height}`) ?? null;
