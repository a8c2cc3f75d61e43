import type { Extent } from '../cut/crop.ts';
import { checkExtent, checkFile, claimedExtent, HEAD_BYTES, type PictureError, pictureKind } from './picture-rules.ts';
import type { PictureTask, StoredPicture, TaskResult } from './picture-task.ts';

/** Turns a file into the picture that the builder works on: upright, not larger than needed, ready to be stored. */

type ReadResult = { ok: true; picture: StoredPicture } | ({ ok: false; error: PictureError } & Partial<Extent>);

export async function readPicture(file: Blob): Promise<ReadResult> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = pictureKind(head);
  const refused = checkFile(kind, file.size);
  if (refused) return { ok: false, error: refused };
  const seen = await extentOf(file);
  const extent = seen ?? claimedExtent(kind, head);
  const tooSmallOrLarge = extent && checkExtent(extent);
  if (tooSmallOrLarge) return { ok: false, error: tooSmallOrLarge, ...extent };
  if (seen) return read({ name: 'store', file, extent: seen }, 'unreadable');
  return kind === 'heic' ? read({ name: 'storeHeic', file }, 'heic') : { ok: false, error: 'unreadable' };
}

const read = (task: PictureTask, error: PictureError): Promise<ReadResult> =>
  runPictureTask(task).catch(() => ({ ok: false, error }));

/** As the picture is seen, upright. Known without decoding, so that an enormous picture costs nothing. */
function extentOf(file: Blob): Promise<Extent | null> {
  const address = URL.createObjectURL(file);
  return new Promise<Extent | null>((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** A worker for each: it takes a moment longer, and the memory of a large photo is given back with it. */
export async function runPictureTask(task: PictureTask): Promise<TaskResult> {
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module', name: 'picture' });
  try {
    return await new Promise<TaskResult>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<TaskResult>) => resolve(data);
      worker.onerror = (event) => {
        // a file that cannot be read is no fault of the page
        event.preventDefault();
        reject(new Error(event.message));
      };
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}
