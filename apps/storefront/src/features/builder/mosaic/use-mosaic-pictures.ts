import { MOSAIC_SIZES, type MosaicSize, studsOf } from '@brixel/mosaic/formats';
import type { PlateChoice } from '@brixel/mosaic/make-mosaic';
import { useEffect } from 'react';
import { modeOf, useBuilder } from '../builder-store.ts';
import { pngOf } from '../picture/picture-canvas.client.ts';
import type { MosaicResult } from './mosaic-job.ts';
import { useMosaic } from './use-mosaic.ts';

export type MosaicResults = Record<MosaicSize, MosaicResult | null>;
/** Of the chosen size. */
export type PlateResults = Record<PlateChoice, MosaicResult | null>;

/** The mosaic in all sizes, as numbers and as pictures in the store, and the chosen size laid in both ways. */
export function useMosaicPictures(): { sizes: MosaicResults; laid: PlateResults } {
  const mode = useBuilder(modeOf);
  const selected = useBuilder((state) => state.selectedSize);
  const plates = useBuilder((state) => state.plates);
  const format = useBuilder((state) => state.format);
  const studs = studsOf(selected, format);
  const s = useMosaic({ slot: 'size s', size: 's', mode, plates }).result;
  const m = useMosaic({ slot: 'size m', size: 'm', mode, plates }).result;
  const l = useMosaic({ slot: 'size l', size: 'l', mode, plates }).result;
  const xl = useMosaic({ slot: 'size xl', size: 'xl', mode, plates }).result;
  const otherPlates = plates === 'single' ? 'merged' : 'single';
  const other = useMosaic({ slot: 'other plates', size: selected, mode, plates: otherPlates }).result;
  // right after a change a view still has the result of the other choice, which may be the wanted one
  const laidAs = (choice: PlateChoice, ...results: (MosaicResult | null)[]): MosaicResult | null =>
    results.find((result) => result?.plates === choice && result.studs.width === studs.width) ?? null;
  const current = { s, m, l, xl }[selected];
  const laid = { single: laidAs('single', current, other), merged: laidAs('merged', current, other) };
  const ofPlates = (result: MosaicResult | null) => (result?.plates === plates ? result : null);
  const sizes = { s: ofPlates(s), m: ofPlates(m), l: ofPlates(l), xl: ofPlates(xl), [selected]: laid[plates] };
  usePictureUrl(selected, laid[plates]);
  return { sizes, laid };
}

/** Only the finished mosaic of the chosen size is turned into a file: encoding takes longer than computing. */
function usePictureUrl(size: MosaicSize, result: MosaicResult | null): void {
  useEffect(() => {
    if (!result?.isFinal) return;
    let isCurrent = true;
    void pngOf(result.picture).then((blob) => {
      if (isCurrent) setUrl(size, URL.createObjectURL(blob));
    });
    return () => {
      isCurrent = false;
    };
  }, [size, result]);
  useEffect(() => () => MOSAIC_SIZES.forEach((entry) => void setUrl(entry, undefined)), []);
}

function setUrl(size: MosaicSize, url: string | undefined): void {
  const { [size]: old, ...others } = useBuilder.getState().mosaicImageUrl;
  if (old) URL.revokeObjectURL(old);
  useBuilder.setState({ mosaicImageUrl: url ? { ...others, [size]: url } : others });
}

/** How many parts it takes; null until that is known. */
export const pieceCount = (result: MosaicResult | null): number | null =>
  result?.bill?.reduce((sum, { count }) => sum + count, 0) ?? null;
