import { goodsPicture } from '#shared/goods-picture.ts';

/** The picture of an ordered line. */
export const pictureOf = (image: string): string => goodsPicture(image, 80);
