/** The tones of plastic under light (`plasticTone`) as tables, for pictures that are made pixel by pixel. */
import { plasticTone } from '../drawing/plastic.ts';
import { hexToRgb } from '../oklab.ts';

/** Light from 0 to 2 in this many steps. */
const STEPS = 512;
/** A strong colour gives way to what screens can show in steps; the mean of so many on each side hides them. */
const SMOOTHED = 10;
const MOST_KEPT = 400;
const tables = new Map<string, Uint8Array>();

/** Red, green and blue for each step of light. */
export function toneTable(hex: string): Uint8Array {
  const known = tables.get(hex);
  if (known) return known;
  const tones = Array.from({ length: STEPS }, (_, step) => hexToRgb(plasticTone(hex, (step * 2) / STEPS)));
  const table = new Uint8Array(STEPS * 3);
  for (let step = 0; step < STEPS; step++) {
    const reach = Math.min(SMOOTHED, step, STEPS - 1 - step);
    const near = tones.slice(step - reach, step + reach + 1);
    for (let channel = 0; channel < 3; channel++)
      table[step * 3 + channel] = Math.round(near.reduce((sum, tone) => sum + tone[channel]!, 0) / near.length);
  }
  if (tables.size >= MOST_KEPT) tables.clear();
  tables.set(hex, table);
  return table;
}

/** Where the tone of that light stands in a table. */
export const toneAt = (light: number): number => {
  const step = (light * (STEPS / 2)) | 0;
  return 3 * (step < 0 ? 0 : step >= STEPS ? STEPS - 1 : step);
};
