import { nearestSize, type PictureSize } from './sizes.ts';

/** The parts of an address, in whichever way it is written. */
export interface PictureAddress {
  width?: string | undefined;
  height?: string | undefined;
  action?: string | undefined;
  /** path, or a whole address that older clients make of it */
  image?: string | undefined;
}

export interface PictureRequest {
  path: string;
  size: PictureSize;
  /** only facts are wanted, not the picture */
  identify: boolean;
}

export interface PictureRefusal {
  status: 400 | 404;
  text: string;
}

/** Every picture is made for its box, so the ways to make one fit are all the same here. */
const drawn = new Set(['resize', 'fit', 'crop']);
const IDENTIFY = 'identify';

export function readPictureRequest(
  { width, height, action = 'resize', image = '' }: PictureAddress,
  pathOf: (image: string) => string | null,
): PictureRequest | PictureRefusal {
  if (!drawn.has(action) && action !== IDENTIFY) return { status: 400, text: 'Unsupported action' };
  const size = nearestSize(width, height);
  if (!size) return { status: 400, text: 'Unsupported picture size' };
  const path = pathOf(withoutOrigin(image));
  return path === null ? { status: 404, text: 'Picture not found' } : { path, size, identify: action === IDENTIFY };
}

/** Nobody chooses where a picture is fetched from: of a whole address only the path counts. */
function withoutOrigin(image: string): string {
  const path = image.replace(/^(?:https?:)?\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}
