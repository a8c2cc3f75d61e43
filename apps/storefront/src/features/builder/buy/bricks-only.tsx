import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import { Button } from '@brixel/ui/button.tsx';
import { BlocksIcon } from '@brixel/ui/icons.tsx';
import { Modal } from '@brixel/ui/modal.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { PixelLoader } from '@brixel/ui/pixel-loader.tsx';
import { useState } from 'react';
import { useT } from '#i18n/use-t.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { BricksOffer } from './bricks-offer.tsx';
import { deliveryOf } from './bricks-purchase.ts';
import { SubstitutedOffer } from './substituted-offer.tsx';
import { useBrickShelf } from './use-brick-shelf.ts';

export interface BricksOnlyProps {
  result: MosaicResult;
  bill: readonly BillLine[];
}

/** For those who have bases already: only the bricks, part by part from the shop's shelves. */
export function BricksOnly(props: BricksOnlyProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button block className="mt2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BlocksIcon /> {t('builder.bricksOnly')}
      </Button>
      <Modal open={isOpen} onClose={close} title={t('builder.bricksOnly')} closeLabel={t('common.close')}>
        {isOpen && <ShelfContent {...props} onAdded={close} />}
      </Modal>
    </>
  );
}

function ShelfContent({ result, bill, onAdded }: BricksOnlyProps & { onAdded: () => void }) {
  const t = useT();
  const shelf = useBrickShelf(bill, result.greyscale);
  if (shelf === undefined) return <PixelLoader label={t('builder.bricksLoading')} />;
  if (shelf === null) {
    return (
      <Notice tone="bad" role="alert">
        {t('builder.bricksUnreachable')}
      </Notice>
    );
  }
  const delivery = deliveryOf(bill, shelf.available);
  if (delivery.missing.size > 0) return <SubstitutedOffer wanted={result} shelf={shelf} onAdded={onAdded} />;
  return <BricksOffer shelf={shelf} parts={delivery.parts} onAdded={onAdded} />;
}
