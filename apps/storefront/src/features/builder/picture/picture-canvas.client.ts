import type { Extent } from '../cut/crop.ts';

export function canvasOf({ width, height }: Extent): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** A drawn picture as a PNG file. */
export function pngOf(picture: Extent & { rgba: Uint8ClampedArray<ArrayBuffer> }): Promise<Blob> {
  const { canvas, context } = canvasOf(picture);
  context.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Picture could not be written'))), 'image/png');
  });
}
