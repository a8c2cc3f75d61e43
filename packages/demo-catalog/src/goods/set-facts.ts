/** Piece counts and measures of the sets, taken from the models themselves. */

import { billOfMaterials } from '@brixel/bricks/build/bill-of-materials';
import { partHeight } from '@brixel/bricks/drawing/part-solid';
import type { Placed } from '@brixel/bricks/drawing/placed';
import { STUD } from '@brixel/bricks/drawing/solid';
import { add, boundsOf, cornersOf, rotate, UPRIGHT } from '@brixel/bricks/drawing/vector';
import { models } from '../models/registry.ts';
import type { ModelKey } from '../pictures.ts';
import type { Text } from '../seed.ts';
import { decimal, mapText, NBSP, sameText } from '../text.ts';

export interface SetFacts {
  pieces: number;
  /** width × depth × height of the built model */
  measures: Text;
}

const known = new Map<ModelKey, SetFacts>();

export function setFacts(model: ModelKey): SetFacts {
  const facts = known.get(model) ?? factsOf(models[model].build());
  known.set(model, facts);
  return facts;
}

function factsOf(placed: readonly Placed[]): SetFacts {
  return {
    pieces: billOfMaterials(placed).reduce((sum, { count }) => sum + count, 0),
    measures: measuresOf(placed),
  };
}

function measuresOf(placed: readonly Placed[]): Text {
  const corners = placed.flatMap(({ part, at, rotation = UPRIGHT }) =>
    cornersOf({ min: [0, 0, 0], max: [part.w * STUD, part.d * STUD, partHeight(part)] }).map((corner) =>
      add(rotate(rotation, corner), at),
    ),
  );
  const { min, max } = boundsOf(corners);
  const sides = max.map((end, axis) => (end - (min[axis] ?? 0)) / 10);
  return mapText(sameText(''), (_, language) => {
    const written = sides.map((side) => decimal(side, 1, language));
    return `${written.join(' × ')}${NBSP}cm`;
  });
}
