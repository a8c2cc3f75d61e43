import { billOfMaterials } from '@brixel/bricks/build/bill-of-materials';
import { DESIGNS } from '@brixel/bricks/designs';
import { MIXED_PARTS, type Piece, pile } from '@brixel/bricks/drawing/pile';
import { type Placed, put } from '@brixel/bricks/drawing/placed';
import { FROM_ABOVE, type Scene } from '@brixel/bricks/drawing/scene';
import { STUD } from '@brixel/bricks/drawing/solid';
import { tray } from '@brixel/bricks/drawing/tray';
import { models } from '../models/registry.ts';
import { PACKS, type PackKey, type PackLine } from '../packs.ts';
import type { BoxKey, ModelKey, PileKey, SetView } from '../pictures.ts';
import { BOX_WORLDS, PILE_WORLDS } from './colour-worlds.ts';

const FROM_THE_LEFT = { yaw: 38, elevation: 27 };

export function setScene(model: ModelKey, view: SetView): Scene {
  const placed = models[model].build();
  switch (view) {
    case 'main':
      return { placed, castShadows: true };
    case 'side':
      return { placed, castShadows: true, angle: FROM_THE_LEFT };
    case 'parts':
      return { placed: laidOut(placed), angle: { yaw: -14, elevation: 50 }, padding: 0.05 };
  }
}

const SORTS_SHOWN = 42;
const ROW_LENGTH = 15;

/** One of each sort of part, most frequent first, in rows like on a parts page. */
function laidOut(model: readonly Placed[]): Placed[] {
  let x = 0;
  let y = 0;
  let rowDepth = 0;
  return billOfMaterials(model)
    .slice(0, SORTS_SHOWN)
    .map(({ part, colour }) => {
      if (x + part.w > ROW_LENGTH) {
        x = 0;
        y -= rowDepth + 0.9;
        rowDepth = 0;
      }
      const placed = put(part, [x, y - part.d, 0], colour);
      x += part.w + 0.9;
      rowDepth = Math.max(rowDepth, part.d);
      return placed;
    });
}

export const boxScene = (key: BoxKey): Scene => ({
  placed: tray({ columns: 3, rows: 2, fillings: BOX_WORLDS[key], seed: 3 }),
  angle: FROM_ABOVE,
});

export const pileScene = (key: PileKey): Scene => ({
  placed: pile({ parts: MIXED_PARTS, colours: PILE_WORLDS[key], count: 78, seed: 11, radius: 74, layers: 3 }),
  angle: { yaw: -32, elevation: 36 },
});

/** How wide a heap lies, in sizes of its parts: small parts make a small heap, and fill the picture all the same. */
const SPREAD = 6;

/** Its own parts in its own colours, one of each first, then each as often as its share of the package. */
export function packScene(key: PackKey): Scene {
  const lines: readonly PackLine[] = PACKS[key];
  const least = Math.min(...lines.map(([, , qty]) => qty));
  const shares = lines.map(([number, colour, qty]) => {
    const part = DESIGNS.find((design) => design.number === number);
    if (!part) throw new Error(`A package holds an unknown design: ${number}`);
    return { piece: { part, colour } satisfies Piece, count: Math.round(qty / least) };
  });
  const rounds = Math.max(...shares.map(({ count }) => count));
  const pieces = Array.from({ length: rounds }, (_, round) =>
    shares.flatMap(({ piece, count }) => (count > round ? [piece] : [])),
  ).flat();
  const size = pieces.reduce((sum, { part }) => sum + (Math.hypot(part.w, part.d) * STUD) / 2, 0) / pieces.length;
  return {
    placed: pile({ pieces, count: 78, seed: 11, radius: SPREAD * size, layers: 3 }),
    angle: { yaw: -32, elevation: 36 },
  };
}
