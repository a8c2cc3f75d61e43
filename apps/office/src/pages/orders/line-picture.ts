const MOSAIC = /^\/mosaikbuilder\//;

/** The picture of an ordered line: a mosaic has its own, everything else that of the product. */
export const pictureOf = (image: string): string => (MOSAIC.test(image) ? `/api${image}` : `/img/80/80/resize${image}`);
