import { COLOUR_PALETTE, GREY_PALETTE } from '@brixel/mosaic/palette';

/** The palettes that the shop builds with. */
export const SHOP_PALETTE: readonly string[] = COLOUR_PALETTE.map(({ hex }) => hex);
export const SHOP_GREYS: readonly string[] = GREY_PALETTE.map(({ hex }) => hex);

/** The solid ones of these colours in the values of a public list, in which other programs were measured. */
export const PUBLIC_PALETTE: readonly string[] =
  '#05131d #6c6e68 #a0a5a9 #ffffff #720e0f #c91a09 #ca4c0b #ff698f #a95500 #fe8a18 #f8bb3d #f2cd37 #ebd800 #fff03a #352100 #5e3f33 #582a12 #755945 #915c3c #aa7d55 #d09168 #cca373 #f6d7b3 #958a73 #e4cd9e #9b9a5a #184632 #237841 #4b9f4a #bbe90b #dfeea5 #a0bcac #008f9b #adc3c0 #36aebf #078bc9 #0a3463 #0055bf #5a93db #9fc3e9 #6074a1 #3f3691 #ac78ba #e1d5ed #923978 #c870a0 #e4adc8'.split(
    ' ',
  );

/** Six and seven greys from black to white, in those values. */
export const SIX_GREYS: readonly string[] = '#05131d #3e3c39 #6c6e68 #898788 #a0a5a9 #ffffff'.split(' ');
export const SEVEN_GREYS: readonly string[] = '#05131d #3e3c39 #6c6e68 #898788 #a0a5a9 #e6e3e0 #ffffff'.split(' ');
