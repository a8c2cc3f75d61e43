/** Reads what was uploaded and encodes it anew, in a process of its own: whatever a file was made to do, it does it there, and nothing of it is kept but pixels. */
import { PICTURE_LIMITS } from '@brixel/contract/office/picture-limits';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { answerJobs } from '../answer-jobs.ts';
import './encoders.ts';
import { isHeic } from './is-heic.ts';

export type PictureKind = 'photo' | 'logo';

export interface IntakeJob {
  kind: PictureKind;
  content: Uint8Array;
}

export type Intake =
  | { content: Uint8Array; width: number; height: number }
  | { refused: 'NOT_A_PICTURE' | 'PICTURE_BROKEN' | 'PICTURE_HEIC' | 'PICTURE_TOO_LARGE' };

const MOST_PIXELS = PICTURE_LIMITS.megapixels * 1_000_000;
const SECONDS = 20;
/** Twice the largest size that is shown. */
const PHOTO_EDGE = 2400;
const LOGO = { width: 1280, height: 320 };
/** Of a drawing without a size of its own. */
const DOTS_PER_INCH = 72;

const PHOTOS = new Set(['jpeg', 'png', 'webp', 'heif']);

async function takeIn({ kind, content }: IntakeJob): Promise<Intake> {
  if (isHeic(content)) return { refused: 'PICTURE_HEIC' };
  // only the head is read: how large it claims to be is checked below
  const facts = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!facts) return { refused: beginsAsPicture(content) ? 'PICTURE_BROKEN' : 'NOT_A_PICTURE' };
  const isTaken = PHOTOS.has(facts.format) || (kind === 'logo' && facts.format === 'svg');
  if (!isTaken) return { refused: 'NOT_A_PICTURE' };
  if (facts.width * facts.height > MOST_PIXELS) return { refused: 'PICTURE_TOO_LARGE' };
  try {
    const encoded = kind === 'logo' ? logoOf(content, facts) : photoOf(content);
    const { data, info } = await encoded.timeout({ seconds: SECONDS }).toBuffer({ resolveWithObject: true });
    return { content: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return { refused: 'PICTURE_BROKEN' };
  }
}

const open = (content: Uint8Array, density = DOTS_PER_INCH): Sharp =>
  sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', density }).autoOrient();

/** Sharp writes no metadata unless it is told to. */
const photoOf = (content: Uint8Array): Sharp =>
  open(content)
    .resize(PHOTO_EDGE, PHOTO_EDGE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, effort: 4 });

/** A drawing is made as large as it may be; pixels stay as they are. */
function logoOf(content: Uint8Array, { format, width, height }: Metadata): Sharp {
  const scale = format === 'svg' ? Math.min(LOGO.width / width, LOGO.height / height) : 1;
  const density = Math.min(Math.max(DOTS_PER_INCH * scale, 1), 2400);
  return open(content, density)
    .resize(LOGO.width, LOGO.height, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 });
}

const text = (content: Uint8Array, from: number, to: number): string =>
  Buffer.from(content.subarray(from, to)).toString('latin1');

const beginsAsPicture = (content: Uint8Array): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(text(content, 0, 12));

answerJobs(takeIn);
