// Mosaics: how true to the picture they are, and how long they take, beside the usual ways to make them.
// --pictures <folder> takes other pictures than ours.
import { parseArgs } from 'node:util';
import { GREY_EYE } from '@brixel/mosaic/eye-model';
import { MOSAIC_SIZES, studsOf } from '@brixel/mosaic/formats';
import { COLOUR_PALETTE, GREY_PALETTE } from '@brixel/mosaic/palette';
import { measureCalm } from './mosaic/calm.ts';
import { measureFidelity } from './mosaic/fidelity.ts';
import { measureMerging } from './mosaic/merging.ts';
import { inGrey, loadPictures } from './mosaic/pictures.ts';
import { measureShortage } from './mosaic/shortage.ts';

/** The palettes that the shop builds with. */
const SHOP_PALETTE: readonly string[] = COLOUR_PALETTE.map(({ hex }) => hex);
const SHOP_GREYS: readonly string[] = GREY_PALETTE.map(({ hex }) => hex);

/** The solid ones of these colours in the values of a public list, in which other programs were measured. */
const PUBLIC_PALETTE: readonly string[] =
  '#05131d #6c6e68 #a0a5a9 #ffffff #720e0f #c91a09 #ca4c0b #ff698f #a95500 #fe8a18 #f8bb3d #f2cd37 #ebd800 #fff03a #352100 #5e3f33 #582a12 #755945 #915c3c #aa7d55 #d09168 #cca373 #f6d7b3 #958a73 #e4cd9e #9b9a5a #184632 #237841 #4b9f4a #bbe90b #dfeea5 #a0bcac #008f9b #adc3c0 #36aebf #078bc9 #0a3463 #0055bf #5a93db #9fc3e9 #6074a1 #3f3691 #ac78ba #e1d5ed #923978 #c870a0 #e4adc8'.split(
    ' ',
  );

/** Six and seven greys from black to white, in those values. */
const SIX_GREYS: readonly string[] = '#05131d #3e3c39 #6c6e68 #898788 #a0a5a9 #ffffff'.split(' ');
const SEVEN_GREYS: readonly string[] = '#05131d #3e3c39 #6c6e68 #898788 #a0a5a9 #e6e3e0 #ffffff'.split(' ');

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
