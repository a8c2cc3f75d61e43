/** Photos of phones: the platform has no decoder for them, so this browser reads them and sends a JPEG. */

const HEIC = /^.{4}ftyp(?:hei[cxms]|hev[cxms])/s;
const MOST_MS = 30_000;

/** The file itself where it is something else, or cannot be read: then the platform says what to do. */
export async function withoutHeic(file: File): Promise<File> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
  const jpeg = HEIC.test(head) ? await readBeside(file) : null;
  return jpeg ? new File([jpeg], file.name.replace(/\.hei[cf]s?$/i, '.jpg')) : file;
}

/** The decoder is large, it comes only with the first such photo. */
function readBeside(file: File): Promise<Blob | null> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  const read = new Promise<Blob | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    setTimeout(() => resolve(null), MOST_MS);
    worker.postMessage(file);
  });
  return read.finally(() => worker.terminate());
}
