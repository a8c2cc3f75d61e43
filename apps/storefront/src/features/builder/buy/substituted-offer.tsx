import { partsOf } from '@brixel/mosaic/formats';
import { paletteFor } from '@brixel/mosaic/palette';
import { canFill } from '@brixel/mosaic/search-mosaic';
import { Notice } from '@brixel/ui/notice.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { useMemo } from 'react';
import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { MosaicCanvas } from '../mosaic/mosaic-canvas.tsx';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { useMosaic } from '../mosaic/use-mosaic.ts';
import type { BrickShelf } from './brick-shelf.ts';
import { BricksOffer } from './bricks-offer.tsx';
import { deliveryOf, singleSku } from './bricks-purchase.ts';
import { StandInColours } from './stand-in-colours.tsx';

export interface SubstitutedOfferProps {
  /** the mosaic in view, of which the shop has not all parts */
  wanted: MosaicResult;
  shelf: BrickShelf;
  onAdded: () => void;
}

/** Where parts are short the mosaic is computed anew with what is there. */
export function SubstitutedOffer({ wanted, shelf, onAdded }: SubstitutedOfferProps) {
  const t = useT();
  // what single plates can cover can always be delivered, however the areas are laid
  const stock = useMemo(
    () => paletteFor(wanted.greyscale).map(({ key }) => shelf.available(singleSku(key))),
    [wanted.greyscale, shelf],
  );
  if (canFill(stock, partsOf(wanted.studs))) {
    return <StandIns wanted={wanted} shelf={shelf} stock={stock} onAdded={onAdded} />;
  }
  return (
    <Notice tone="warn" title={t('builder.bricksTooFew')}>
      {t('builder.bricksTooFewText')}
    </Notice>
  );
}

function StandIns({ wanted, shelf, stock, onAdded }: SubstitutedOfferProps & { stock: readonly number[] }) {
  const t = useT();
  const size = useBuilder((state) => state.selectedSize);
  const plates = useBuilder((state) => state.plates);
  const { result, failed } = useMosaic({ slot: 'bricks', size, greyscale: wanted.greyscale, plates, stock });
  if (failed) return <Notice tone="bad">{t('builder.error.preview')}</Notice>;
  if (!result?.bill) return <PixelLoader label={t('builder.bricksLoading')} />;
  return (
    <>
      <div className="row row--nowrap items-start">
        <MosaicCanvas picture={result.picture} label={t('builder.bricksPreview')} className="h-auto w-30 flex-none" />
        <StandInColours wanted={wanted} delivered={result} stock={stock} shelf={shelf} />
      </div>
      <div className="mt2">
        <BricksOffer shelf={shelf} parts={deliveryOf(result.bill, shelf.available).parts} onAdded={onAdded} />
      </div>
    </>
  );
}
