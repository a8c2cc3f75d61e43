import type { OfficeFailure } from '@brixel/contract/office/office-failures';
import type { ErrorCode } from '../http/errors.ts';
import { type Failure, fail } from '../http/reply.ts';

/** The office shows a sentence of its dictionary for the code; the message is for whoever reads the answer itself. */
const failures: Record<OfficeFailure, [error: ErrorCode, message: string]> = {
  INVALID_CREDENTIALS: ['UNAUTHORIZED', 'The e-mail address or the password is wrong'],
  WRONG_CODE: ['FORBIDDEN', 'The code is wrong, or was used already'],
  WRONG_PASSWORD: ['FORBIDDEN', 'The password is wrong'],
  WRONG_PASSKEY: ['FORBIDDEN', 'The passkey is not known here, or its answer is not valid'],
  WEAK_PASSWORD: ['BAD_REQUEST', 'The password is easy to guess: many use it, or it is the e-mail address'],
  SIGNED_OUT: ['UNAUTHORIZED', 'Nobody is signed in, or no longer'],
  FORBIDDEN: ['FORBIDDEN', 'The role does not allow this'],
  FOREIGN_ORIGIN: ['FORBIDDEN', 'Changes are made from the office itself, at the address of PUBLIC_URL'],
  TOO_MANY_REQUESTS: ['TOO_MANY_REQUESTS', 'Too many attempts, please try again later'],
  INVITATION_INVALID: ['NOT_FOUND', 'The invitation is unknown, was used, or has run out'],
  STAFF_DISABLED: ['CONFLICT', 'This person is disabled'],
  LAST_OWNER: ['CONFLICT', 'One owner has to remain'],
  CHANGED_MEANWHILE: ['CONFLICT', 'Somebody else has changed this since it was read'],
  ADDRESS_TAKEN: ['CONFLICT', 'Another page has this address'],
  PAGE_REQUIRED: ['CONFLICT', 'The shop itself leads to this page: its address stays, and it stays published'],
  TEXT_MISSING: ['CONFLICT', 'The text of the default store is missing'],
  BLOCK_FIXED: ['CONFLICT', 'This block holds more than the office may write'],
  REDIRECT_TAKEN: ['CONFLICT', 'This address has a redirect already'],
  REDIRECT_LOOP: ['CONFLICT', 'The redirect would lead back to itself'],
  NOT_A_PICTURE: ['BAD_REQUEST', 'This is no picture of a kind that is taken'],
  PICTURE_BROKEN: ['BAD_REQUEST', 'The picture is damaged, or has not arrived whole'],
  PICTURE_HEIC: ['BAD_REQUEST', 'HEIC cannot be read here; JPEG, PNG, WebP and AVIF can'],
  PICTURE_TOO_LARGE: ['BODY_TOO_LARGE', 'A picture has at most 20 MB and 80 megapixels'],
  PICTURE_IN_USE: ['CONFLICT', 'The picture is shown in the shop'],
  COUPON_TAKEN: ['CONFLICT', 'There is a coupon with this code already'],
  GROUP_TAKEN: ['CONFLICT', 'There is a group with this name already'],
  GROUP_IN_USE: ['CONFLICT', 'Customers are in this group, or new ones come into it'],
  SKU_UNKNOWN: ['NOT_FOUND', 'There is no product with this sku'],
  NOT_PRICED: ['CONFLICT', 'This product has no price of its own'],
  COUPON_USED: ['CONFLICT', 'An order has used this coupon'],
  NOT_EDITABLE: ['CONFLICT', 'It follows from the parts of the product, or is not counted'],
  TOO_MANY_VIEWS: ['CONFLICT', 'There are as many views as one person may have'],
  NOT_READY: ['CONFLICT', 'Something is missing without which nobody may sell'],
  TEXT_FORMS: ['CONFLICT', 'Braces or plural forms of the text are wrong'],
  TEXT_ARGUMENTS: ['CONFLICT', 'The text must name the same placeholders as the one that it stands for'],
  TEXTS_TOO_LONG: ['CONFLICT', 'All own texts of a store together are too long'],
  IMPORT_TOO_LARGE: ['BODY_TOO_LARGE', 'A file has at most 64 MB'],
  IMPORT_NO_ROOM: ['UNAVAILABLE', 'There is no room for the file on the disk of the shop'],
  IMPORT_EMPTY: ['BAD_REQUEST', 'The file is empty'],
  IMPORT_UNKNOWN: ['BAD_REQUEST', 'The file is neither BSX nor BrickLink XML nor a table'],
  IMPORT_ARCHIVE: ['BAD_REQUEST', 'The file cannot be unpacked, or holds more than one file'],
  IMPORT_COLUMNS: ['CONFLICT', 'Which columns are part and quantity has to be said'],
  IMPORT_FILE_GONE: ['CONFLICT', 'The file is not here any more'],
  IMPORT_BUSY: ['CONFLICT', 'The import is being worked on'],
  IMPORT_NOT_CHECKED: ['CONFLICT', 'The import does not wait to be published'],
  IMPORT_OUTDATED: ['CONFLICT', 'Another import has changed the shop since this one was checked'],
  IMPORT_HAS_ERRORS: ['CONFLICT', 'Some rows have errors: it has to be said that they may stay out'],
  IMPORT_WRONG_NUMBER: ['CONFLICT', 'It is probably the wrong file: the number has to be typed'],
  IMPORT_NOT_PUBLISHED: ['CONFLICT', 'The import is not in the shop'],
  IMPORT_NOT_NEWEST: ['CONFLICT', 'A newer import is in the shop'],
  IMPORT_TOO_LATE: ['CONFLICT', 'The import is more than 30 days old'],
  NOT_FOUND: ['NOT_FOUND', 'There is no such thing'],
};

export function officeFail(code: OfficeFailure): Failure {
  const [error, message] = failures[code];
  return fail(error, { code, message });
}
