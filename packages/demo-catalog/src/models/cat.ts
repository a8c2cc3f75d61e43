import { type ColourAt, inDisc, lay, onFrontWall } from '@brixel/bricks/build/bricklayer';
import { type Placed, shape } from '@brixel/bricks/drawing/placed';

const COAT = 'orange';
const STRIPE = 'dark-orange';
const BIB = 'white';

export const cat = (): Placed[] => [...lay({ size: [14, 13, 14], longest: 3, colourAt }), ...face()];

const striped = (x: number, z: number): string => ((z + (x > 5 ? 1 : 0)) % 3 === 0 ? STRIPE : COAT);

const colourAt: ColourAt = (x, y, z) => head(x, y, z) ?? body(x, y, z) ?? tail(x, y, z);

function head(x: number, y: number, z: number): string | null {
  if (z >= 12 && y >= 3 && y <= 4) {
    const fromSide = x < 5 ? x - 1 : 8 - x;
    if (fromSide >= 0 && fromSide <= (z === 12 ? 2 : 1)) return z === 12 ? COAT : STRIPE;
  }
  if (z < 7 || z > 11 || x < 1 || x > 8 || y < 2 || y > 7) return null;
  const rounded = (z === 7 || z === 11) && (x === 1 || x === 8) && (y === 2 || y === 7);
  if (rounded) return null;
  if (z <= 8 && y === 2 && x >= 3 && x <= 6) return BIB;
  return z === 11 && (x === 3 || x === 6) ? STRIPE : y > 4 && z === 9 ? STRIPE : COAT;
}

function body(x: number, y: number, z: number): string | null {
  if (z === 0 && y >= 1 && y <= 3 && ((x >= 2 && x <= 3) || (x >= 6 && x <= 7))) return BIB;
  if (z < 5 && y >= 2 && y <= 4 && ((x >= 2 && x <= 3) || (x >= 6 && x <= 7))) return z < 1 ? BIB : COAT;
  if (z > 6) return null;
  const radius = [4.4, 4.6, 4.6, 4.3, 3.9, 3.5, 3.2][z]!;
  if (!inDisc(x, y, 5, 7.2 - z * 0.25, radius)) return null;
  return y <= 4 && x >= 3 && x <= 6 ? BIB : striped(x, z);
}

function tail(x: number, y: number, z: number): string | null {
  if (z === 0 && ((x >= 9 && x <= 11 && y >= 6 && y <= 7) || (x >= 10 && x <= 11 && y >= 3 && y <= 7)))
    return (x + y) % 4 === 0 ? STRIPE : COAT;
  return z === 1 && x >= 10 && x <= 11 && y >= 3 && y <= 4 ? BIB : null;
}

const face = (): Placed[] => [
  onFrontWall(shape('round-tile', 1, 1), [2.4, 2, 28], 'bright-green'),
  onFrontWall(shape('round-tile', 1, 1), [6.6, 2, 28], 'bright-green'),
  onFrontWall(shape('tile', 1, 1), [4.5, 2, 25.4], 'dark-pink'),
];
