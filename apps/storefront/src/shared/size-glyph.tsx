import { StudGlyph } from '@brixel/ui/stud-glyph.tsx';

const MOST_STUDS = 8;

/** The part from above, where it is small enough to be drawn to scale: `2×4` is two deep and four wide. */
export function SizeGlyph({ label }: { label: string }) {
  const match = /^(\d+)×(\d+)$/.exec(label);
  const [d, w] = [Number(match?.[1]), Number(match?.[2])];
  return match && w <= MOST_STUDS && d <= MOST_STUDS / 2 ? <StudGlyph w={w} d={d} /> : null;
}
