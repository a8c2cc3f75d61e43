import { COLOURS } from '@brixel/bricks/colours';
import { FURTHER_COLOURS, furtherOption } from '@brixel/bricks/further-colours';
import type { Finish } from '@brixel/bricks/part';
import { familyOf } from '@brixel/bricks/similar-colours';
import type { Names } from '@brixel/exchange/part-name';

/** A colour as an option of the shop. */
export interface ColourOption {
  id: number;
  name: Names;
  swatch: { hex: string; finish: Finish; family: string } | null;
}

/** Null: the lot has no colour. */
export function colourOption(colourNo: number): ColourOption | null {
  if (colourNo === 0) return null;
  const ours = COLOURS.find(({ bricklinkId }) => bricklinkId === colourNo);
  if (ours)
    return { id: ours.id, name: ours.name, swatch: { hex: ours.hex, finish: ours.finish, family: ours.family } };
  const id = furtherOption(colourNo);
  const further = FURTHER_COLOURS.find(({ bricklinkId }) => bricklinkId === colourNo);
  if (!further)
    return { id, name: { de: `Farbe ${colourNo}`, it: `Colore ${colourNo}`, en: `Colour ${colourNo}` }, swatch: null };
  const { name, hex, finish } = further;
  return { id, name, swatch: { hex, finish, family: finish === 'solid' ? familyOf(hex) : finish } };
}

export const isOwnColour = (optionId: number): boolean => COLOURS.some(({ id }) => id === optionId);
