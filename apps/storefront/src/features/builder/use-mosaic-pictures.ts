import { MOSAIC_SIZES, type MosaicSize } from '@brixel/mosaic/formats';
import { useEffect } from 'react';
import { useBuilder } from './builder-store.ts';
import type { MosaicResult } from './mosaic-job.ts';
import { pngOf } from './read-picture.client.ts';
import { useMosaic } from './use-mosaic.ts';

/** The mosaic in all sizes, as numbers and as pictures in the store. */
export function useMosaicPictures(): Record<MosaicSize, MosaicResult | null> {
  const greyscale = useBuilder((state) => state.isGrayscale);
  const s = useMosaic({ slot: 'size s', size: 's', greyscale }).result;
  const m = useMosaic({ slot: 'size m', size: 'm', greyscale }).result;
  const l = useMosaic({ slot: 'size l', size: 'l', greyscale }).result;
  const xl = useMosaic({ slot: 'size xl', size: 'xl', greyscale }).result;
  const selected = useBuilder((state) => state.selectedSize);
  const results = { s, m, l, xl };
  useKeptPicture(selected, results[selected]);
  return results;
}

/** Only the finished mosaic of the chosen size is turned into a file: encoding takes longer than computing. */
function useKeptPicture(size: MosaicSize, result: MosaicResult | null): void {
  useEffect(() => {
    if (!result?.isFinal) return;
    let isCurrent = true;
    void pngOf(result.picture).then((blob) => {
      if (isCurrent) keepUrl(size, URL.createObjectURL(blob));
    });
    return () => {
      isCurrent = false;
    };
  }, [size, result]);
  useEffect(() => () => MOSAIC_SIZES.forEach((entry) => void keepUrl(entry, undefined)), []);
}

function keepUrl(size: MosaicSize, url: string | undefined): void {
  const { [size]: old, ...others } = useBuilder.getState().mosaicImageUrl;
  if (old) URL.revokeObjectURL(old);
  useBuilder.setState({ mosaicImageUrl: url ? { ...others, [size]: url } : others });
}
