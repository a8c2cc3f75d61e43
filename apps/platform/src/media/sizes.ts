/** Sizes in which pictures are served. The list is closed, so that nobody can make the shop draw without end. */
export const PICTURE_SIZES = [
  [96, 96],
  [150, 150],
  [155, 150],
  [300, 300],
  [310, 300],
  [480, 480],
  [500, 320],
  [600, 600],
  [600, 744],
  [640, 640],
  [1000, 640],
  [1152, 1152],
  [1200, 630],
  [1200, 1488],
] as const satisfies readonly (readonly [width: number, height: number])[];

export interface PictureSize {
  width: number;
  height: number;
}

export function allowedSize(width: string, height: string): PictureSize | null {
  const found = PICTURE_SIZES.find(([w, h]) => String(w) === width && String(h) === height);
  return found ? { width: found[0], height: found[1] } : null;
}
