import type { CSSProperties } from 'react';

/** What `cutPhotoPath` writes. Its module has code for all pages, and no room for this. */
const CUT = /^\/upload\/.+-(\d+)-(\d+)\.webp$/;

/** A place of another shape than the picture cuts it once more: around what the owner wants in view, as the first cut was. */
export function heldInView(path: string): CSSProperties {
  const [, x, y] = CUT.exec(path) ?? [];
  return x && y ? { objectFit: 'cover', objectPosition: `${x}% ${y}%` } : {};
}
