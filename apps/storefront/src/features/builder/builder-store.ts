import { CALMNESS, type Calmness, USUAL_CALMNESS } from '@brixel/mosaic/eye-model';
import { FORMATS, type Format, MOSAIC_SIZES, type MosaicSize, ratioOf } from '@brixel/mosaic/formats';
import type { PlateChoice } from '@brixel/mosaic/make-mosaic';
import type { MosaicMode } from '@brixel/mosaic/palette';
import { create } from 'zustand';
import { readStored, writeStored } from '#data/storage/browser-storage.ts';
import { fitsInto, type ImageDimensions, isCut, largestCut, withRatio } from './cut/crop.ts';
import type { OwnBricks } from './mosaic/own-bricks.ts';
import { type Adjustments, MOST_ADJUSTED, NO_ADJUSTMENT } from './picture/adjust-picture.ts';
import type { MosaicProduct } from './size/load-mosaic-products.ts';
import { MOSAIC_FRAMES, type MosaicFrame, PLATE_CHOICES } from './size/mosaic-options.ts';

/** The picture, what is done with it, and where the visitor stands. */

export interface BuilderState {
  /** index in STEP_NAMES */
  step: number;
  isBuilderVisible: boolean;
  /** unknown until the browser's storage was asked */
  pictureStatus: 'unknown' | 'none' | 'ready';
  /** the picture comes from an earlier visit and no step was shown with it yet */
  isRestored: boolean;
  bitmap: ImageBitmap | null;
  /** of the picture, for <img> */
  objectURL: string | null;
  /** the cut */
  imageDimensions: ImageDimensions | null;
  format: Format;
  isGrayscale: boolean;
  adjustments: Adjustments;
  calm: Calmness;
  selectedSize: MosaicSize;
  plates: PlateChoice;
  frame: MosaicFrame;
  /** finished mosaics as object URLs */
  mosaicImageUrl: Partial<Record<MosaicSize, string>>;
  mosaikProducts: readonly MosaicProduct[];
  /** what mosaics are built of where none is sold as a set; null where they are */
  bricks: OwnBricks | null;
}

/** As mosaics are made and sent; a selector for `useBuilder`. */
export const modeOf = ({ isGrayscale }: Pick<BuilderState, 'isGrayscale'>): MosaicMode =>
  isGrayscale ? 'greyscale' : 'color';

const SETTINGS_KEY = 'brixel/builder';

export const useBuilder = create<BuilderState>()(() => ({
  step: 0,
  isBuilderVisible: false,
  pictureStatus: 'unknown',
  isRestored: false,
  bitmap: null,
  objectURL: null,
  imageDimensions: null,
  format: 'portrait',
  isGrayscale: false,
  adjustments: NO_ADJUSTMENT,
  calm: USUAL_CALMNESS,
  selectedSize: 'm',
  plates: 'single',
  frame: 'none',
  mosaicImageUrl: {},
  mosaikProducts: [],
  bricks: null,
}));

type Settings = Pick<
  BuilderState,
  'imageDimensions' | 'format' | 'isGrayscale' | 'adjustments' | 'calm' | 'selectedSize' | 'plates' | 'frame'
>;

const settingsOf = (state: BuilderState): Settings => ({
  imageDimensions: state.imageDimensions,
  format: state.format,
  isGrayscale: state.isGrayscale,
  adjustments: state.adjustments,
  calm: state.calm,
  selectedSize: state.selectedSize,
  plates: state.plates,
  frame: state.frame,
});

type Stored = Partial<Record<keyof Settings, unknown>>;

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

const oneOf = <T>(known: readonly T[], stored: unknown, otherwise: T): T =>
  known.find((one) => one === stored) ?? otherwise;

function adjustmentsOf(stored: unknown): Adjustments {
  const found: Partial<Record<keyof Adjustments, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const read = (value: unknown): number => (typeof value === 'number' && Math.abs(value) <= MOST_ADJUSTED ? value : 0);
  return { brightness: read(found.brightness), contrast: read(found.contrast), saturation: read(found.saturation) };
}

/** What another release has stored and this one does not know would break every later visit: it is left at its default. */
function settingsFrom(stored: Stored, usual: Settings): Settings {
  const format = oneOf(FORMATS, stored.format, usual.format);
  return {
    imageDimensions: format === stored.format && isCut(stored.imageDimensions) ? stored.imageDimensions : null,
    format,
    isGrayscale: stored.isGrayscale === true,
    adjustments: adjustmentsOf(stored.adjustments),
    calm: oneOf(CALMNESS, stored.calm, usual.calm),
    selectedSize: oneOf(MOSAIC_SIZES, stored.selectedSize, usual.selectedSize),
    plates: oneOf(PLATE_CHOICES, stored.plates, usual.plates),
    frame: oneOf(MOSAIC_FRAMES, stored.frame, usual.frame),
  };
}

/** Reads the settings of the last visit and stores every change. Returns the function that stops it. */
export function startStoringSettings(): () => void {
  const stored = readStored(SETTINGS_KEY);
  if (isStored(stored)) useBuilder.setState(settingsFrom(stored, useBuilder.getState()));
  return useBuilder.subscribe((state) => {
    // until the picture is known, the stored cut must not be overwritten
    if (state.pictureStatus === 'ready') writeStored(SETTINGS_KEY, settingsOf(state));
  });
}

export interface PictureOrigin {
  isRestored?: boolean;
  /** used if it fits, otherwise the largest one */
  cut?: ImageDimensions | null;
}

export function setPicture(bitmap: ImageBitmap, blob: Blob, { isRestored = false, cut }: PictureOrigin = {}): void {
  const { objectURL, format } = useBuilder.getState();
  if (objectURL) URL.revokeObjectURL(objectURL);
  useBuilder.setState({
    bitmap,
    objectURL: URL.createObjectURL(blob),
    pictureStatus: 'ready',
    isRestored,
    imageDimensions: cut && fitsInto(bitmap, cut) ? cut : largestCut(bitmap, ratioOf(format)),
  });
}

export function removePicture(): void {
  const { objectURL } = useBuilder.getState();
  if (objectURL) URL.revokeObjectURL(objectURL);
  useBuilder.setState({
    bitmap: null,
    objectURL: null,
    pictureStatus: 'none',
    imageDimensions: null,
    adjustments: NO_ADJUSTMENT,
  });
}

export const setCut = (imageDimensions: ImageDimensions): void => useBuilder.setState({ imageDimensions });

export function setFormat(format: Format): void {
  const { bitmap, imageDimensions } = useBuilder.getState();
  if (!bitmap || !imageDimensions) return;
  useBuilder.setState({ format, imageDimensions: withRatio(bitmap, imageDimensions, ratioOf(format)) });
}

export const setAdjustment = (name: keyof Adjustments, value: number): void =>
  useBuilder.setState(({ adjustments }) => ({ adjustments: { ...adjustments, [name]: value } }));
