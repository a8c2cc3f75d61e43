import type { MosaicRefusalCode } from '@brixel/contract/mosaic';
import { MAX_MOSAIC_IMAGE_BYTES, MAX_MOSAIC_IMAGE_PIXELS, MIN_MOSAIC_IMAGE_SIDE } from '@brixel/contract/mosaic-limits';

const MIB = 1024 * 1024;

const MESSAGES: Readonly<Record<MosaicRefusalCode, string>> = {
  IMAGE_NOT_BASE64:
    'The picture is not valid base64: a PNG is expected, without a prefix such as data:image/png;base64,',
  IMAGE_IS_SVG: 'The picture is an SVG drawing, which may contain script: a PNG is expected',
  IMAGE_NOT_PNG: 'The picture is not a PNG',
  IMAGE_INCOMPLETE: 'The picture is incomplete: the file ends too early',
  IMAGE_DAMAGED: 'The picture is damaged and cannot be read',
  IMAGE_WITH_OTHER_DATA: 'The file goes on after the end of the picture: only the picture itself is accepted',
  IMAGE_TOO_SMALL: `The picture is too small: both sides need at least ${MIN_MOSAIC_IMAGE_SIDE} points`,
  IMAGE_TOO_MANY_PIXELS: `The picture has too many points: at most ${MAX_MOSAIC_IMAGE_PIXELS / 1e6} million, an interlaced one a quarter of that`,
  IMAGE_TOO_LARGE: `The picture is too large: at most ${MAX_MOSAIC_IMAGE_BYTES / MIB} MiB`,
};

/** Why an uploaded picture is refused. Messages are for clients that have no texts of their own. */
export class UploadRefusal {
  readonly code: MosaicRefusalCode;
  readonly message: string;

  constructor(code: MosaicRefusalCode) {
    this.code = code;
    this.message = MESSAGES[code];
  }
}
