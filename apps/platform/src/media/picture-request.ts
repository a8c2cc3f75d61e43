import { looseBrickPicture, parsePicturePath } from '@brixel/demo-catalog/pictures';
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

/** Every picture is drawn for its box, so the ways to make one fit are all the same here. */
const drawn = new Set(['resize', 'fit', 'crop']);
const IDENTIFY = 'identify';

/** Magento's folder of pictures, which clients may write in front of paths. */
const mediaFolder = /^\/(?:(?:pub\/)?media\/)?catalog\/product(?=\/)/;

/** Magento's name for no picture. */
const NO_PICTURE = 'no_selection';

export function readPictureRequest({
  width,
  height,
  action = 'resize',
  image = '',
}: PictureAddress): PictureRequest | PictureRefusal {
  if (!drawn.has(action) && action !== IDENTIFY) return { status: 400, text: 'Unsupported action' };
  const size = nearestSize(width, height);
  if (!size) return { status: 400, text: 'Unsupported picture size' };
  const path = pathOf(image);
  return parsePicturePath(path)
    ? { path, size, identify: action === IDENTIFY }
    : { status: 404, text: 'Picture not found' };
}

/** Nothing is fetched from elsewhere: of a whole address only the path counts. */
function pathOf(image: string): string {
  const path = image.replace(/^(?:https?:)?\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  if (path.split('/').at(-1) === NO_PICTURE) return looseBrickPicture(1);
  return (path.startsWith('/') ? path : `/${path}`).replace(mediaFolder, '');
}
