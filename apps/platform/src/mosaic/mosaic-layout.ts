import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { EMPTY, type Grid } from '@brixel/mosaic/grid';
import { type LaidPlate, PLATES } from '@brixel/mosaic/plates';

/**
 * The plates of a mosaic as they are stored: their designs in reading order, deflated. Where each lies follows from those before
 * it, because a plate begins at the first stud that is still bare.
 */

/** Behind a design: its longer side goes down. */
const STANDING = '|';

export function packLayout(plates: readonly LaidPlate[]): string {
  const designs = plates
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ design, width, height }) => (height > width ? design + STANDING : design));
  return deflateRawSync(designs.join(' ')).toString('base64');
}

export function unpackLayout(text: string, { width, cells }: Pick<Grid, 'width' | 'cells'>): LaidPlate[] {
  const designs = inflateRawSync(Buffer.from(text, 'base64')).toString().split(' ').values();
  const isCovered = new Uint8Array(cells.length);
  const plates: LaidPlate[] = [];
  cells.forEach((colour, stud) => {
    if (colour === EMPTY || isCovered[stud]) return;
    const x = stud % width;
    const plate = { x, y: (stud - x) / width, ...plateNamed(designs.next().value ?? ''), colour };
    for (let row = 0; row < plate.height; row++) {
      const from = stud + row * width;
      isCovered.fill(1, from, from + plate.width);
    }
    plates.push(plate);
  });
  return plates;
}

function plateNamed(name: string): Pick<LaidPlate, 'design' | 'width' | 'height'> {
  const isStanding = name.endsWith(STANDING);
  const design = isStanding ? name.slice(0, -STANDING.length) : name;
  const plate = PLATES.find((known) => known.design === design);
  if (!plate) throw new Error(`A layout names the plate "${name}", which nobody knows`);
  const [short, long] = plate.sides;
  return isStanding ? { design, width: short, height: long } : { design, width: long, height: short };
}
