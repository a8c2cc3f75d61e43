import { colourByKey } from '@brixel/bricks/colours';
import { textIn } from '@brixel/contract/local-text';
import type { StoreCode } from '@brixel/contract/stores';
import { billOf } from '@brixel/mosaic/make-mosaic';
import { partsCsv, wantedList } from '@brixel/mosaic/parts-files';
import { drawBooklet } from './booklet/draw-booklet.ts';
import { flatJpeg, litJpeg } from './booklet/mosaic-jpeg.ts';
import type { FileJob } from './mosaic-jobs.ts';
import { mosaicOf } from './mosaic-store.ts';
import { partsHeadings } from './mosaic-texts.ts';

/** A file of a bought mosaic. Drawing is slow: for a worker, not for the event loop. */
export async function writeMosaicFile(job: FileJob): Promise<Uint8Array> {
  const { file, mosaic: stored, storeCode, orderNumber, look } = job;
  const mosaic = mosaicOf(stored);
  switch (file) {
    case 'booklet': {
      const pictures = { lit: await litJpeg(mosaic.grid), flat: await flatJpeg(mosaic.grid) };
      const { plates, size } = stored;
      return drawBooklet({ mosaic, plates, size, storeCode, orderNumber, look, pictures });
    }
    case 'parts':
      return utf8.encode(partsCsv(billOf(mosaic), partsHeadings[storeCode], (key) => colourName(key, storeCode)));
    case 'wanted-list':
      return utf8.encode(wantedList(billOf(mosaic)));
  }
}

const utf8 = new TextEncoder();

const colourName = (key: string, storeCode: StoreCode): string => textIn(colourByKey(key).name, storeCode);
