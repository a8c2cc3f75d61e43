/** The products behind the sizes of a mosaic: made in the builder, never put into the cart without a picture. */

const PREFIX = 'BX-MOSAIK-';

export const mosaicSku = (size: string): string => PREFIX + size.toUpperCase();

export const isMosaicSku = (sku: string): boolean => sku.startsWith(PREFIX);
