/** The cut of a picture: kept inside, with a fixed ratio. All numbers are points of the picture. */

export interface ImageDimensions {
  x: number;
  y: number;
  width: number;
  height: number;
  /** height divided by width */
  invRatio: number;
}

export interface Extent {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;

const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** Width of the largest cut with this ratio. */
const fullWidth = (picture: Extent, invRatio: number): number => Math.min(picture.width, picture.height / invRatio);

/** A cut of this width around a centre, moved inside the picture. */
function cutAround(
  picture: Extent,
  invRatio: number,
  width: number,
  centreX: number,
  centreY: number,
): ImageDimensions {
  const largest = fullWidth(picture, invRatio);
  const inside = between(width, largest / MAX_ZOOM, largest);
  const height = inside * invRatio;
  return {
    x: between(centreX - inside / 2, 0, picture.width - inside),
    y: between(centreY - height / 2, 0, picture.height - height),
    width: inside,
    height,
    invRatio,
  };
}

/** The largest cut in the middle. */
export const largestCut = (picture: Extent, ratio: number): ImageDimensions =>
  cutAround(picture, 1 / ratio, Number.POSITIVE_INFINITY, picture.width / 2, picture.height / 2);

export const zoomOf = (picture: Extent, cut: ImageDimensions): number => fullWidth(picture, cut.invRatio) / cut.width;

const centreOf = (cut: ImageDimensions): [number, number] => [cut.x + cut.width / 2, cut.y + cut.height / 2];

/** Zooms around the middle of the cut. */
export const withZoom = (picture: Extent, cut: ImageDimensions, zoom: number): ImageDimensions =>
  cutAround(picture, cut.invRatio, fullWidth(picture, cut.invRatio) / zoom, ...centreOf(cut));

/** Zooms so that what is under the pointer stays there. */
export function zoomedAt(
  picture: Extent,
  cut: ImageDimensions,
  zoom: number,
  point: { x: number; y: number },
): ImageDimensions {
  const { width } = withZoom(picture, cut, zoom);
  const share = width / cut.width;
  const [x, y] = centreOf(cut);
  return cutAround(picture, cut.invRatio, width, point.x + (x - point.x) * share, point.y + (y - point.y) * share);
}

/** The cut of a picture that was turned to the left by a quarter: the same middle and zoom, in the same format. */
export function turnedLeft(picture: Extent, cut: ImageDimensions): ImageDimensions {
  const turned = { width: picture.height, height: picture.width };
  const [x, y] = centreOf(cut);
  const width = fullWidth(turned, cut.invRatio) / zoomOf(picture, cut);
  return cutAround(turned, cut.invRatio, width, y, picture.width - x);
}

export const mirroredCut = (picture: Extent, cut: ImageDimensions): ImageDimensions => ({
  ...cut,
  x: picture.width - cut.x - cut.width,
});

/** Another format around the same middle, as large as the zoom was. */
export const withRatio = (picture: Extent, cut: ImageDimensions, ratio: number): ImageDimensions =>
  cutAround(picture, 1 / ratio, fullWidth(picture, 1 / ratio) / zoomOf(picture, cut), ...centreOf(cut));

export const moved = (picture: Extent, cut: ImageDimensions, dx: number, dy: number): ImageDimensions => ({
  ...cut,
  x: between(cut.x + dx, 0, picture.width - cut.width),
  y: between(cut.y + dy, 0, picture.height - cut.height),
});

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** Pulls a corner to a point; the opposite one stays where it is. */
export function withCorner(
  picture: Extent,
  cut: ImageDimensions,
  corner: Corner,
  point: { x: number; y: number },
): ImageDimensions {
  const toRight = corner.endsWith('e');
  const toBottom = corner.startsWith('s');
  const fixedX = toRight ? cut.x : cut.x + cut.width;
  const fixedY = toBottom ? cut.y : cut.y + cut.height;
  const roomX = toRight ? picture.width - fixedX : fixedX;
  const roomY = toBottom ? picture.height - fixedY : fixedY;
  const wanted = Math.max(Math.abs(point.x - fixedX), Math.abs(point.y - fixedY) / cut.invRatio);
  const smallest = fullWidth(picture, cut.invRatio) / MAX_ZOOM;
  const width = between(wanted, smallest, Math.min(roomX, roomY / cut.invRatio));
  const height = width * cut.invRatio;
  return {
    ...cut,
    width,
    height,
    x: toRight ? fixedX : Math.max(0, fixedX - width),
    y: toBottom ? fixedY : Math.max(0, fixedY - height),
  };
}

const FACTS = ['x', 'y', 'width', 'height', 'invRatio'] as const satisfies readonly (keyof ImageDimensions)[];

const isObject = (value: unknown): value is Partial<Record<keyof ImageDimensions, unknown>> =>
  typeof value === 'object' && value !== null;

/** Of what a browser has stored. */
export const isCut = (value: unknown): value is ImageDimensions =>
  isObject(value) && FACTS.every((fact) => Number.isFinite(value[fact]));

/** A stored cut may belong to another picture. */
export const fitsInto = (picture: Extent, cut: ImageDimensions): boolean =>
  cut.width > 0 &&
  cut.height > 0 &&
  cut.x >= 0 &&
  cut.y >= 0 &&
  cut.x + cut.width <= picture.width + 0.5 &&
  cut.y + cut.height <= picture.height + 0.5;
