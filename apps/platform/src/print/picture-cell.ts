import type { Pen } from './pen.ts';
import type { Cell } from './print-table.ts';

/** A picture beside the words that say what it shows: it is not read aloud. Empty where there is none. */
export const pictureCell = (pen: Pen, picture: Uint8Array | null, size: number): Cell => ({
  height: size,
  draw(x, y) {
    if (picture)
      pen.artifact(() => {
        pen.doc.image(Buffer.from(picture), x, y, { fit: [size, size], align: 'center', valign: 'center' });
      });
  },
});
