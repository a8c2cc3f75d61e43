import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { partPictures as german } from '../de/part-pictures.ts';

export const partPictures: SameKeys<typeof german> = {
  'page.partPictures': 'Pictures',
  'page.partPictures.words': 'parts library, LDraw, photos, zip, draw',
  'partPictures.lead': 'Where the pictures of goods come from that have none of their own.',
  'upload.sending': 'Uploading {name} …',
  'upload.reading': 'Reading {name} …',
  'upload.meter': 'Uploaded',
  'partLibrary.title': 'Parts library',
  'partLibrary.text':
    'With the LDraw library the shop draws nearly every part, in the colour of the lot and in the style of the other pictures. Download the file complete.zip from library.ldraw.org and put it in here.',
  'partLibrary.drop': 'Drop the library here',
  'partLibrary.replace': 'Drop a newer library here',
  'partLibrary.choose': 'Choose library',
  'partLibrary.hint': 'complete.zip, up to 300 MB',
  'partLibrary.taken': 'The library is in use: {n} parts can be drawn.',
  'partLibrary.facts': '{n} parts, {size} MB',
  'partLibrary.remove': 'Remove library',
  'partLibrary.removeTitle': 'Remove the library?',
  'partLibrary.removeText':
    'Parts that only it can show will have a label with number and colour again. To use it again, upload the file once more.',
  'partLibrary.removed': 'The library is removed.',
  'partLibrary.licence':
    'The library is licensed under CC BY 4.0 and 2.0. While it is in use the imprint names it, as the licence asks.',
  'action.partLibrary.upload': 'Parts library uploaded',
  'action.partLibrary.remove': 'Parts library removed',
  'failure.LIBRARY_ARCHIVE.title': 'This archive cannot be read.',
  'failure.LIBRARY_ARCHIVE': 'It is damaged, encrypted, or names files outside of itself. Download it again.',
  'failure.LIBRARY_NO_PARTS.title': 'This is no parts library.',
  'failure.LIBRARY_NO_PARTS': 'Expected is the zip archive complete.zip with the folders parts and p.',
  'failure.LIBRARY_TOO_LARGE.title': 'This file is too large.',
  'failure.LIBRARY_TOO_LARGE':
    'At most 300 MB, and no more or larger files than a real library has. Nothing was changed.',
  'failure.LIBRARY_BUSY.title': 'Another library is being read.',
  'failure.LIBRARY_BUSY': 'Try again in a minute.',
};
