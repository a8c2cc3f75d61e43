import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { BrickColour } from '@brixel/bricks/part';
import { EMPTY } from '@brixel/mosaic/grid';

/**
 * Cells as they are kept. The palette may grow while orders are kept for years, so a cell names its colour by the id that
 * never changes, not by its place in the palette.
 */
export function packCells(cells: Uint8Array, palette: readonly BrickColour[]): string {
  const ids = cells.map((index) => (index === EMPTY ? EMPTY : palette[index]!.id));
  return deflateRawSync(ids).toString('base64');
}

export function unpackCells(text: string, palette: readonly BrickColour[]): Uint8Array {
  const places = new Map([[EMPTY, EMPTY], ...palette.map(({ id }, index) => [id, index] as const)]);
  return Uint8Array.from(inflateRawSync(Buffer.from(text, 'base64')), (id) => {
    const place = places.get(id);
    if (place === undefined) throw new Error(`No palette has the colour ${id} any more`);
    return place;
  });
}
