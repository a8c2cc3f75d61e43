import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import { paletteFor } from '@brixel/mosaic/palette';
import { useEffect, useState } from 'react';
import { useServices } from '#data/services.ts';
import { type BrickShelf, loadShelf } from './brick-shelf.ts';

/** Asked for once; `undefined` while it is on its way, null where the shop cannot be reached. */
export function useBrickShelf(bill: readonly BillLine[], greyscale: boolean): BrickShelf | null | undefined {
  const services = useServices();
  const [shelf, setShelf] = useState<BrickShelf | null>();
  useEffect(() => {
    const abort = new AbortController();
    const keys = paletteFor(greyscale).map(({ key }) => key);
    loadShelf(services, bill, keys, abort.signal).then(setShelf, () => {
      if (!abort.signal.aborted) setShelf(null);
    });
    return () => abort.abort();
  }, [services, bill, greyscale]);
  return shelf;
}
