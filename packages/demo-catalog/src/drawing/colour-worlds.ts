import { RAINBOW } from '@brixel/bricks/colours';
import type { BoxKey, PileKey } from '../pictures.ts';

/** Six compartments, front row first. */
export const BOX_WORLDS: Record<BoxKey, readonly (readonly string[])[]> = {
  rainbow: [
    ['red', 'coral'],
    ['orange', 'bright-light-orange', 'yellow'],
    ['bright-green', 'lime', 'green'],
    ['blue', 'dark-azure'],
    ['medium-lavender', 'lavender', 'dark-purple'],
    ['white', 'light-bluish-gray'],
  ],
  pastel: [
    ['bright-pink', 'dark-pink'],
    ['bright-light-yellow', 'light-nougat'],
    ['aqua', 'light-aqua'],
    ['bright-light-blue', 'light-blue'],
    ['lavender', 'medium-lavender'],
    ['coral', 'light-nougat'],
  ],
  earth: [
    ['dark-orange', 'reddish-orange'],
    ['tan', 'warm-tan'],
    ['olive-green', 'sand-green'],
    ['reddish-brown', 'dark-brown'],
    ['nougat', 'medium-nougat'],
    ['dark-tan', 'sienna-brown'],
  ],
  sea: [
    ['dark-blue', 'blue'],
    ['medium-azure', 'aqua'],
    ['tan', 'light-nougat'],
    ['dark-azure', 'medium-blue'],
    ['dark-turquoise', 'light-aqua'],
    ['white', 'bright-light-blue'],
  ],
  forest: [
    ['dark-green', 'green'],
    ['bright-green', 'lime'],
    ['reddish-brown', 'sienna-brown'],
    ['olive-green', 'sand-green'],
    ['yellowish-green', 'bright-light-yellow'],
    ['dark-tan', 'dark-bluish-gray'],
  ],
  sunset: [
    ['dark-red', 'red'],
    ['orange', 'bright-light-orange'],
    ['magenta', 'dark-pink'],
    ['coral', 'reddish-orange'],
    ['yellow', 'bright-light-yellow'],
    ['dark-purple', 'medium-lavender'],
  ],
  grey: [
    ['black'],
    ['dark-bluish-gray'],
    ['light-bluish-gray'],
    ['white', 'very-light-bluish-gray'],
    ['pearl-titanium', 'flat-silver'],
    ['light-bluish-gray', 'white'],
  ],
  trans: [
    ['trans-red', 'trans-dark-pink'],
    ['trans-orange', 'trans-yellow'],
    ['trans-green'],
    ['trans-dark-blue', 'trans-light-blue'],
    ['trans-clear'],
    ['trans-light-blue', 'trans-clear'],
  ],
};

export const PILE_WORLDS: Record<PileKey, readonly string[]> = {
  mixed: ['bright-light-orange', 'coral', 'dark-turquoise', 'bright-green', 'medium-blue', 'white', 'yellow', 'orange'],
  rainbow: RAINBOW,
  pastel: ['bright-pink', 'aqua', 'bright-light-yellow', 'lavender', 'bright-light-blue', 'light-nougat', 'coral'],
  earth: ['tan', 'sienna-brown', 'dark-orange', 'olive-green', 'medium-nougat', 'reddish-brown', 'dark-tan'],
  sea: ['blue', 'medium-blue', 'light-aqua', 'dark-turquoise', 'tan', 'bright-light-blue', 'white', 'dark-azure'],
  forest: ['green', 'dark-green', 'bright-green', 'lime', 'reddish-brown', 'olive-green', 'sand-green'],
  sunset: ['orange', 'coral', 'magenta', 'bright-light-orange', 'dark-purple', 'dark-pink', 'yellow'],
  mono: ['white', 'black', 'light-bluish-gray', 'dark-bluish-gray'],
  winter: ['white', 'light-blue', 'bright-light-blue', 'sand-blue', 'dark-blue', 'flat-silver'],
  trans: [
    'trans-clear',
    'trans-red',
    'trans-yellow',
    'trans-green',
    'trans-dark-blue',
    'trans-light-blue',
    'trans-orange',
  ],
};
