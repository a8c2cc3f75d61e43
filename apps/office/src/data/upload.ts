import { OFFICE_HEADER, OFFICE_HEADER_VALUE } from '@brixel/contract/office/office-paths';
import type { OfficePicture } from '@brixel/contract/office/picture-endpoints';
import { PICTURE_LIMITS } from '@brixel/contract/office/picture-limits';
import { type Answer, callAddress } from './call.ts';
import { failureOf } from './failure.ts';
import { signedInAgain } from './session.ts';

export type PictureCall = 'pictures.upload' | 'pictures.uploadLogo';

/** Sends a picture and tells how much of it has arrived, from 0 to 1. Where the session has ended, it is sent again after signing in. */
export async function uploadPicture(
  call: PictureCall,
  file: File,
  onProgress: (share: number) => void,
): Promise<Answer<OfficePicture>> {
  // the platform would read 20 MB before it can say so
  if (file.size > PICTURE_LIMITS.bytes) return { ok: false, code: 'PICTURE_TOO_LARGE' };
  const answer = await send(call, file, onProgress);
  if (answer.ok || answer.code !== 'SIGNED_OUT') return answer;
  await signedInAgain();
  return uploadPicture(call, file, onProgress);
}

/** `fetch` does not tell how far it is. */
const send = (call: PictureCall, file: File, onProgress: (share: number) => void): Promise<Answer<OfficePicture>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', callAddress(call, { query: { name: file.name.slice(-PICTURE_LIMITS.name) } }));
    request.responseType = 'json';
    request.setRequestHeader(OFFICE_HEADER, OFFICE_HEADER_VALUE);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => resolve({ ok: false, code: 'NO_CONNECTION' }));
    request.addEventListener('load', () => {
      const envelope: { result: OfficePicture } | null = request.response;
      if (request.status === 200 && envelope) return resolve({ ok: true, result: envelope.result });
      resolve({ ok: false, code: failureOf(request.status, envelope) });
    });
    request.send(file);
  });
