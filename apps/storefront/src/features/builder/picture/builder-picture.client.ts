import { forgetAllMade } from '#features/mosaics/made-mosaics.ts';
import { deleteStoredPicture, readStoredPicture, storePicture } from '#features/mosaics/stored-picture.client.ts';
import type { Translate } from '#i18n/translate.ts';
import { notify } from '#shared/notifications/notifications-store.ts';
import { removePicture, setPicture, useBuilder } from '../builder-store.ts';
import { type Extent, type ImageDimensions, mirroredCut, turnedLeft } from '../cut/crop.ts';
import { NO_ADJUSTMENT } from './adjust-picture.ts';
import type { StoredPicture } from './picture-task.ts';
import { readPicture, runPictureTask } from './read-picture.client.ts';

/** Moves pictures between the visitor's device, the store and the browser's storage. */

/** Takes over the picture of an earlier visit, with its cut. */
export async function restorePicture(): Promise<void> {
  if (useBuilder.getState().pictureStatus !== 'unknown') return;
  const blob = await readStoredPicture();
  const bitmap = blob && (await createImageBitmap(blob).catch(() => null));
  const { pictureStatus, imageDimensions } = useBuilder.getState();
  // a picture chosen meanwhile wins
  if (pictureStatus !== 'unknown') return;
  if (blob && bitmap) setPicture(bitmap, blob, { isRestored: true, cut: imageDimensions });
  else removePicture();
}

async function storeAndShow(
  { bitmap, blob }: StoredPicture,
  t: Translate,
  cut?: ImageDimensions | null,
): Promise<void> {
  setPicture(bitmap, blob, { cut: cut ?? null });
  if (!(await storePicture(blob))) notify({ type: 'warning', message: t('builder.error.notStored') });
}

/** Sliders that were set for another picture do not suit this one. */
async function storeNew(picture: StoredPicture, t: Translate): Promise<void> {
  useBuilder.setState({ adjustments: NO_ADJUSTMENT });
  await storeAndShow(picture, t);
}

/** The text of the problem, or null when the picture is taken. */
export async function takeFile(file: File, t: Translate): Promise<string | null> {
  const result = await readPicture(file);
  if (!result.ok) {
    const { error, width = 0, height = 0 } = result;
    return t(`builder.error.${error}`, { width, height });
  }
  await storeNew(result.picture, t);
  return null;
}

/** One of the shop's own pictures. */
export async function takeSample(address: string, t: Translate): Promise<string | null> {
  try {
    const blob = await (await fetch(address)).blob();
    await storeNew({ bitmap: await createImageBitmap(blob), blob }, t);
    return null;
  } catch {
    return t('builder.error.unreadable');
  }
}

export async function forgetPicture(t: Translate): Promise<void> {
  removePicture();
  forgetAllMade();
  await deleteStoredPicture();
  notify({ type: 'success', message: t('builder.removed') });
}

let lastChange: Promise<unknown> = Promise.resolve();

/** The picture changes and its cut goes along; of two clicks in a row the second waits for the first. */
const reshape =
  (name: 'rotateLeft' | 'mirror', changeCut: (picture: Extent, cut: ImageDimensions) => ImageDimensions) =>
  (t: Translate): Promise<void> => {
    const change = lastChange.then(async () => {
      const { bitmap, imageDimensions: cut } = useBuilder.getState();
      if (!bitmap) return;
      const result = await runPictureTask({ name, bitmap });
      if (result.ok) await storeAndShow(result.picture, t, cut && changeCut(bitmap, cut));
    });
    lastChange = change.catch(() => null);
    return change;
  };

export const rotatePicture = reshape('rotateLeft', turnedLeft);
export const mirrorPicture = reshape('mirror', mirroredCut);
