/** What is in the part packages: both their goods and their pictures are made from it. */

export type PackLine = readonly [design: string, colour: string, qty: number];

const DOTS = [
  'white',
  'light-bluish-gray',
  'dark-bluish-gray',
  'black',
  'red',
  'orange',
  'yellow',
  'bright-green',
  'dark-azure',
  'blue',
  'dark-purple',
  'reddish-brown',
];

export const PACKS = {
  roof: [
    ['3039', 'dark-red', 60],
    ['3037', 'dark-red', 40],
    ['3040', 'dark-red', 24],
    ['3039', 'dark-bluish-gray', 20],
    ['3020', 'dark-red', 12],
  ],
  wall: [
    ['3004', 'tan', 80],
    ['3010', 'tan', 40],
    ['3005', 'tan', 40],
    ['3004', 'light-bluish-gray', 40],
    ['3659', 'tan', 6],
    ['2357', 'tan', 12],
  ],
  floor: [
    ['3068', 'white', 40],
    ['3068', 'black', 40],
    ['3069', 'light-bluish-gray', 60],
    ['3070', 'white', 50],
    ['2431', 'black', 20],
  ],
  light: [
    ['6141', 'trans-red', 30],
    ['6141', 'trans-orange', 30],
    ['6141', 'trans-green', 30],
    ['6141', 'trans-yellow', 30],
    ['3004', 'trans-clear', 24],
    ['3023', 'trans-clear', 24],
  ],
  dots: DOTS.map((colour): PackLine => ['6141', colour, 100]),
  forest: [
    ['3062', 'reddish-brown', 48],
    ['3022', 'green', 40],
    ['3020', 'dark-green', 30],
    ['4032', 'bright-green', 24],
    ['4589', 'dark-green', 16],
  ],
  mechanics: [
    ['3700', 'dark-bluish-gray', 20],
    ['3701', 'dark-bluish-gray', 20],
    ['3894', 'black', 12],
    ['3702', 'black', 8],
    ['3023', 'light-bluish-gray', 40],
  ],
  finish: [
    ['54200', 'white', 40],
    ['54200', 'black', 40],
    ['85984', 'dark-bluish-gray', 20],
    ['2412', 'light-bluish-gray', 20],
    ['15573', 'light-bluish-gray', 20],
    ['87580', 'white', 10],
  ],
} as const satisfies Record<string, readonly PackLine[]>;

export type PackKey = keyof typeof PACKS;
export const PACK_KEYS = Object.keys(PACKS) as PackKey[];
