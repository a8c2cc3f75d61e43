const MOSAIC = /^\/mosaikbuilder\//;

/** The address of a product's picture in a square; mosaics have one of their own. */
export const goodsPicture = (image: string, size: number): string =>
  MOSAIC.test(image) ? `/api${image}` : `/img/${size}/${size}/resize${image}`;
