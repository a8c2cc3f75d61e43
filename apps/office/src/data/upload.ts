import { DOWNLOAD_BODY, DOWNLOAD_LIMITS } from '@brixel/contract/office/download-limits';
import { IMPORT_BODY, IMPORT_LIMITS } from '@brixel/contract/office/import-limits';
import { MOVED_TABLE_LIMITS } from '@brixel/contract/office/moved-table-limits';
import { OFFICE_HEADER, OFFICE_HEADER_VALUE } from '@brixel/contract/office/office-paths';
import type { OfficeInput, OfficeResult } from '@brixel/contract/office/office-types';
import {
  LIBRARY_BODY,
  LIBRARY_LIMITS,
  PICTURE_ARCHIVE_BODY,
  PICTURE_ARCHIVE_LIMITS,
} from '@brixel/contract/office/part-picture-limits';
import { PICTURE_LIMITS } from '@brixel/contract/office/picture-limits';
import { STATEMENT_LIMITS } from '@brixel/contract/office/statement-limits';
import { type Answer, callAddress } from './call.ts';
import { type Failure, failureOf } from './failure.ts';
import { signedInAgain } from './session.ts';
import { withoutHeic } from './without-heic.ts';

export type PictureCall = 'pictures.upload' | 'pictures.uploadLogo';
/** Of tables that are looked at first, and taken over when somebody says so. */
export type TableCall = 'customers.import' | 'movedOrders.import' | 'redirects.import';
/** Of files that are read on the platform. */
export type FileCall =
  | 'imports.upload'
  | 'partLibrary.upload'
  | 'partPictures.look'
  | 'statements.upload'
  | 'downloads.upload'
  | TableCall;
type UploadCall = PictureCall | FileCall;

/** What each takes, and what is said of more: the platform would have to read all of it before it can say so. */
const rules: Readonly<Record<UploadCall, { bytes: number; name: number; type: string; tooLarge: Failure }>> = {
  'pictures.upload': { ...PICTURE_LIMITS, type: 'application/octet-stream', tooLarge: 'PICTURE_TOO_LARGE' },
  'pictures.uploadLogo': { ...PICTURE_LIMITS, type: 'application/octet-stream', tooLarge: 'PICTURE_TOO_LARGE' },
  'imports.upload': { ...IMPORT_LIMITS, type: IMPORT_BODY, tooLarge: 'IMPORT_TOO_LARGE' },
  'partLibrary.upload': { ...LIBRARY_LIMITS, type: LIBRARY_BODY, tooLarge: 'LIBRARY_TOO_LARGE' },
  'statements.upload': { ...STATEMENT_LIMITS, type: 'application/octet-stream', tooLarge: 'STATEMENT_TOO_LARGE' },
  'customers.import': { ...MOVED_TABLE_LIMITS, type: 'application/octet-stream', tooLarge: 'TABLE_TOO_LARGE' },
  'movedOrders.import': { ...MOVED_TABLE_LIMITS, type: 'application/octet-stream', tooLarge: 'TABLE_TOO_LARGE' },
  'redirects.import': { ...MOVED_TABLE_LIMITS, type: 'application/octet-stream', tooLarge: 'TABLE_TOO_LARGE' },
  'downloads.upload': { ...DOWNLOAD_LIMITS, type: DOWNLOAD_BODY, tooLarge: 'DOWNLOAD_TOO_LARGE' },
  'partPictures.look': { ...PICTURE_ARCHIVE_LIMITS, type: PICTURE_ARCHIVE_BODY, tooLarge: 'ARCHIVE_TOO_LARGE' },
};

/** What is said of a file besides its name. */
export interface UploadFacts {
  /** of a bank's table that was not understood */
  columns?: string;
  /** of a table that was looked at: take it over */
  publish?: boolean;
}

/** Sends a file and tells how much of it has arrived, from 0 to 1. Where the session has ended, it is sent again after signing in. */
export async function uploadFile<Name extends UploadCall>(
  call: Name,
  file: File,
  onProgress: (share: number) => void,
  more: UploadFacts = {},
): Promise<Answer<OfficeResult<Name>>> {
  const { bytes, tooLarge } = rules[call];
  if (file.size > bytes) return { ok: false, code: tooLarge };
  const isPicture = call === 'pictures.upload' || call === 'pictures.uploadLogo';
  const answer = await send(call, isPicture ? await withoutHeic(file) : file, onProgress, more);
  if (answer.ok || answer.code !== 'SIGNED_OUT') return answer;
  await signedInAgain();
  return uploadFile(call, file, onProgress, more);
}

/** `fetch` does not tell how far it is. */
const send = <Name extends UploadCall>(
  call: Name,
  file: File,
  onProgress: (share: number) => void,
  more: UploadFacts,
): Promise<Answer<OfficeResult<Name>>> =>
  new Promise((resolve) => {
    const { name, type } = rules[call];
    const request = new XMLHttpRequest();
    const input: OfficeInput<UploadCall> = { query: { name: file.name.slice(-name), ...more } };
    request.open('POST', callAddress<UploadCall>(call, input));
    request.responseType = 'json';
    request.setRequestHeader(OFFICE_HEADER, OFFICE_HEADER_VALUE);
    request.setRequestHeader('content-type', type);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => resolve({ ok: false, code: 'NO_CONNECTION' }));
    request.addEventListener('load', () => {
      const envelope: { result: OfficeResult<Name> } | null = request.response;
      if (request.status === 200 && envelope) return resolve({ ok: true, result: envelope.result });
      resolve({ ok: false, code: failureOf(request.status, envelope) });
    });
    request.send(file);
  });
