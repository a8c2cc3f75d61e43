import { colourByKey } from '@brixel/bricks/colours';
import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import { partsCsv, wantedList } from '@brixel/mosaic/parts-files';
import { Button } from '@brixel/ui/button.tsx';
import { DownloadIcon } from '@brixel/ui/icons.tsx';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { useBuilder } from '../builder-store.ts';
import { saveFile } from './save-file.client.ts';

/** The parts as files for spreadsheets and for BrickLink. */
export function PartsDownloads({ bill }: { bill: readonly BillLine[] }) {
  const t = useT();
  const { language } = useServices();
  const size = useBuilder((state) => state.selectedSize).toUpperCase();
  const saveTable = (): void => {
    const headings = {
      design: t('builder.part.design'),
      element: t('builder.part.element'),
      colour: t('builder.part.colour'),
      bricklinkColour: t('builder.part.bricklink'),
      rebrickableColour: t('builder.part.rebrickable'),
      makerColour: t('builder.part.maker'),
      count: t('builder.part.count'),
    };
    const text = partsCsv(bill, headings, (key) => colourByKey(key).name[language]);
    saveFile(text, { type: 'text/csv', name: t('builder.partsFile', { size, ending: 'csv' }) });
  };
  const saveWanted = (): void =>
    saveFile(wantedList(bill), { type: 'text/xml', name: t('builder.partsFile', { size, ending: 'xml' }) });
  return (
    <div className="row mt2">
      <Button size="s" onClick={saveTable}>
        <DownloadIcon /> {t('builder.partsCsv')}
      </Button>
      <Button size="s" onClick={saveWanted}>
        <DownloadIcon /> {t('builder.partsXml')}
      </Button>
    </div>
  );
}
