import { notify } from '#features/notifications/notifications-store.ts';
import type { Translate } from '#i18n/translate.ts';
import { removePicture, setPicture, useBuilder } from './builder-store.ts';
import { decode, mirrored, type ReadPicture, readPicture, rotatedLeft } from './read-picture.client.ts';
import { deleteStoredPicture, readStoredPicture, storePicture } from './stored-picture.client.ts';

/** Moves pictures between the visitor's device, the store and the browser's storage. */

/** Takes over the picture of an earlier visit. */
export async function restorePicture(): Promise<void> {
  if (useBuilder.getState().pictureStatus !== 'unknown') return;
  const blob = await readStoredPicture();
  const bitmap = blob && (await decode(blob).catch(() => null));
  // a picture that was chosen meanwhile is the better one
  if (useBuilder.getState().pictureStatus !== 'unknown') return;
  if (blob && bitmap) setPicture(bitmap, blob, { isRestored: true });
  else removePicture();
}

async function keep({ bitmap, blob }: ReadPicture, t: Translate): Promise<void> {
  setPicture(bitmap, blob, { isRestored: false });
  if (!(await storePicture(blob))) notify({ type: 'warning', message: t('builder.error.notStored') });
}

/** The text of the problem, or null when the picture is taken. */
export async function takeFile(file: File, t: Translate): Promise<string | null> {
  const result = await readPicture(file);
  if (!result.ok) {
    const { error, width = 0, height = 0 } = result;
    return t(`builder.error.${error}`, { width, height });
  }
  await keep(result.picture, t);
  return null;
}

/** One of the shop's own pictures. */
export async function takeSample(address: string, t: Translate): Promise<string | null> {
  try {
    const blob = await (await fetch(address)).blob();
    await keep({ bitmap: await decode(blob), blob }, t);
    return null;
  } catch {
    return t('builder.error.unreadable');
  }
}

export async function forgetPicture(t: Translate): Promise<void> {
  removePicture();
  await deleteStoredPicture();
  notify({ type: 'success', message: t('builder.removed') });
}

const reshape =
  (change: (bitmap: ImageBitmap, type: string) => Promise<ReadPicture>) =>
  async (t: Translate): Promise<void> => {
    const { bitmap, pictureType } = useBuilder.getState();
    if (bitmap) await keep(await change(bitmap, pictureType), t);
  };

export const rotatePicture = reshape(rotatedLeft);
export const mirrorPicture = reshape(mirrored);
