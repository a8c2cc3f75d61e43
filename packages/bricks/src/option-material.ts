import { COLOURS } from './colours.ts';
import type { Material } from './drawing/placed.ts';
import { furtherByOption } from './further-colours.ts';

/** What an option of the shop is made of, be it of our palette or not; null for a colour that nobody knows. */
export const optionMaterial = (optionId: number): Material | null =>
  COLOURS.find(({ id }) => id === optionId) ?? furtherByOption(optionId);
