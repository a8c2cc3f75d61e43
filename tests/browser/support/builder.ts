import type { Page } from 'playwright-core';
import { colourOf } from './photos.ts';

/** A visitor of the mosaic builder. */

export const chooseFile = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });

/** Numbers and their units stay on one line, which nobody sees. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

export const atStep = (page: Page, name: string) => page.waitForURL(`**/mosaik-builder/step/${name}`);

export interface KeptPicture {
  type: string;
  width: number;
  height: number;
  /** red, green and blue in the middle of each quarter */
  quarters: number[][];
}

/** The picture that this browser has stored under `builderImage`. */
export const storedPicture = (page: Page) =>
  page.evaluate(async (): Promise<KeptPicture | null> => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('brixel-builder'));
    const blob: unknown = await settled(database.transaction('pictures').objectStore('pictures').get('builderImage'));
    database.close();
    if (!(blob instanceof Blob)) return null;
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number): number[] => [
      ...(context?.getImageData(Math.floor(bitmap.width * x), Math.floor(bitmap.height * y), 1, 1).data ?? []),
    ];
    const quarters = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
    return { type: blob.type, width: bitmap.width, height: bitmap.height, quarters };
  });

/** Its size and the colours of its quarters, row by row. */
export async function storedFacts(page: Page): Promise<string> {
  const stored = await storedPicture(page);
  if (!stored) return 'nothing';
  const colours = stored.quarters.map(([red = 0, green = 0, blue = 0]) => colourOf(red, green, blue));
  return `${stored.width} × ${stored.height} ${colours.join(' ')}`;
}
