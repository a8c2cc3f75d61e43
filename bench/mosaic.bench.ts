// Mosaics: how true to the picture they are, and how long they take, beside the usual ways to make them.
// --pictures <folder> takes other pictures than ours.
import { parseArgs } from 'node:util';
import { GREY_EYE } from '@brixel/mosaic/eye-model';
import { MOSAIC_SIZES, studsOf } from '@brixel/mosaic/formats';
import { measureCalm } from './mosaic/calm.ts';
import { measureFidelity } from './mosaic/fidelity.ts';
import { measureMerging } from './mosaic/merging.ts';
import { PUBLIC_PALETTE, SEVEN_GREYS, SHOP_GREYS, SHOP_PALETTE, SIX_GREYS } from './mosaic/palettes.ts';
import { inGrey, loadPictures } from './mosaic/pictures.ts';
import { measureShortage } from './mosaic/shortage.ts';

const { quick, pictures: folder } = parseArgs({
  options: { quick: { type: 'boolean' }, pictures: { type: 'string' } },
}).values;
const pictures = await loadPictures(folder);
const greys = pictures.map(inGrey);
const square = (side: number) => ({ width: side, height: side });
const studs = square(48);

const colour = { title: 'colour, public values', palette: PUBLIC_PALETTE, pictures };
await measureFidelity({ ...colour, studs, goal: { score: 69.5, cpuMs: 50 } });
await measureFidelity({ title: 'colour, the shop', palette: SHOP_PALETTE, pictures, studs, goal: { cpuMs: 50 } });
const grey = { eye: GREY_EYE, pictures: greys, studs, goal: { score: 68 } };
await measureFidelity({ ...grey, title: 'six greys', palette: SIX_GREYS });
await measureFidelity({ ...grey, title: 'seven greys', palette: SEVEN_GREYS });
await measureFidelity({ ...grey, title: 'seven greys, the shop', palette: SHOP_GREYS });
await measureCalm(pictures, studs);
await measureShortage(pictures);
if (!quick) {
  await measureFidelity({ ...colour, studs: square(64), goal: { cpuMs: 90 } });
  await measureFidelity({ ...colour, studs: square(96), goal: { cpuMs: 150 } });
  await measureFidelity({ ...colour, studs: square(128), goal: { cpuMs: 250 } });
  for (const size of MOSAIC_SIZES) {
    const title = `colour, the shop, ${size.toUpperCase()}`;
    await measureFidelity({ title, palette: SHOP_PALETTE, pictures, studs: studsOf(size, 'portrait') });
  }
  await measureMerging(pictures);
}
