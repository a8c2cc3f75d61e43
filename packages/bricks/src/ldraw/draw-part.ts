/** A file of a parts library and a colour, as a picture. */
import type { Material } from '../drawing/placed.ts';
import type { Size } from '../drawing/svg.ts';
import { chooseView, layDown } from './chosen-view.ts';
import { drawMesh } from './draw-mesh.ts';
import { createFlattener } from './flatten.ts';
import type { Mesh } from './mesh.ts';
import { readPalette, type Surface } from './palette.ts';
import type { PartLibrary } from './part-library.ts';

export interface PartPicture extends Size {
  /** such as `3001.dat` */
  file: string;
  material: Material;
}

export interface DrawnPart extends Size {
  rgba: Uint8ClampedArray;
  mesh: Mesh;
}

/** Bytes of part files that one picture may have parsed; the largest part needs a third of it. */
const MOST_BYTES = 24_000_000;
const CLEAR = 0.5;
const EDGE = '#333333';

const surfaceOf = ({ hex, finish }: Material): Surface => ({
  hex,
  finish,
  alpha: finish === 'trans' ? CLEAR : 1,
  edge: EDGE,
});

/** Draws parts of a library, one after the other. The answer is null for a file that is not there, or that shows nothing. */
export function createPartDrawer(library: PartLibrary): (picture: PartPicture) => DrawnPart | null {
  const palette = readPalette(library.text('ldconfig.ldr'));
  const flatten = createFlattener(library);
  return ({ file, material, width, height }) => {
    library.allow(MOST_BYTES);
    const mesh = flatten(file);
    if (!mesh?.count) return null;
    const { isLaid, ...angle } = chooseView(mesh, library.file(file)?.description ?? '');
    if (isLaid) layDown(mesh);
    const rgba = drawMesh(mesh, { width, height, surface: surfaceOf(material), palette, angle });
    return rgba && { width, height, rgba, mesh };
  };
}
