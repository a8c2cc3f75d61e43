import { heicTo } from 'heic-to/csp';

/** Reads a photo of a phone and writes it as JPEG, beside the page: it takes seconds, and its memory is given back with the worker. */

/** The platform keeps no more. */
const MOST_EDGE = 2400;

async function jpegOf(photo: Blob): Promise<Blob> {
  const bitmap = await heicTo({ blob: photo, type: 'bitmap' });
  const scale = Math.min(1, MOST_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  jpegOf(data).then(
    (jpeg) => postMessage(jpeg),
    () => postMessage(null),
  );
});
