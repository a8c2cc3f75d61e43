import type { Placed } from '../drawing/placed.ts';
import type { PartShape } from '../part.ts';

export interface BillLine {
  part: PartShape;
  /** colour key */
  colour: string;
  count: number;
}

/** Parts that look the same after a quarter turn of the model are the same part: the long side comes first. */
const TURNABLE = new Set<PartShape['kind']>(['brick', 'plate', 'tile', 'baseplate']);

function inCatalogueDirection(part: PartShape): PartShape {
  return TURNABLE.has(part.kind) && part.d > part.w ? { ...part, w: part.d, d: part.w } : part;
}

/** What lies in the box of a set; most frequent first. */
export function billOfMaterials(placed: readonly Placed[]): BillLine[] {
  const lines = new Map<string, BillLine>();
  for (const { part, colour } of placed) {
    const listed = inCatalogueDirection(part);
    const key = [listed.kind, listed.w, listed.d, listed.plates, colour].join(' ');
    const line = lines.get(key);
    if (line) line.count++;
    else lines.set(key, { part: listed, colour, count: 1 });
  }
  return [...lines.values()].sort((a, b) => b.count - a.count);
}
