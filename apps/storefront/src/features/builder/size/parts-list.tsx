import { colourByKey } from '@brixel/bricks/colours';
import type { BillLine } from '@brixel/mosaic/bill-of-materials';
import { basesOf, type Studs } from '@brixel/mosaic/formats';
import { partsCsv, wantedList } from '@brixel/mosaic/parts-files';
import { Accordion } from '@brixel/ui/accordion.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { type Column, DataTable } from '@brixel/ui/data-table.tsx';
import { DownloadIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { PART_LIST_PATH } from '#config/paths.ts';
import { useServices } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { saveFile } from '#shared/save-file.ts';
import { useBuilder } from '../builder-store.ts';
import { BricksOnly } from '../buy/bricks-only.tsx';
import { ColourStats } from '../filter/colour-stats.tsx';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';

const SHOWN_COLOURS = 6;

/** The bricks by colour, every part with its numbers on demand, and the way to get them elsewhere or here. */
export function PartsList({ result, studs }: { result: MosaicResult; studs: Studs }) {
  const t = useT();
  const { number } = useFormat();
  const { language } = useServices();
  const isOfOwnBricks = useBuilder((state) => state.bricks !== null);
  const more = result.colours.length - SHOWN_COLOURS;
  const columns: Column<BillLine>[] = [
    { key: 'design', header: t('builder.part.design'), cell: ({ design }) => design },
    { key: 'colour', header: t('builder.part.colour'), cell: ({ colour }) => colourByKey(colour.key).name[language] },
    { key: 'element', header: t('builder.part.element'), cell: ({ element }) => element ?? '–' },
    { key: 'count', header: t('builder.part.count'), align: 'right', cell: ({ count }) => number(count) },
  ];
  return (
    <>
      <h2 className="mt3 mb-2.5 text-[1.0625rem]">{t('builder.partsTitle')}</h2>
      <ColourStats result={result} to={SHOWN_COLOURS} />
      <p className="s muted mt2">
        {[more > 0 && t('builder.moreColours', { n: more }), t('builder.bases', { n: basesOf(studs) })]
          .filter(Boolean)
          .join(', ')}
      </p>
      {result.bill && (
        <>
          <Accordion className="mt1" title={t('builder.allParts')}>
            <DataTable
              label={t('builder.allParts')}
              columns={columns}
              rows={result.bill}
              rowKey={({ design, colour }) => `${design} ${colour.key}`}
            />
            {result.bill.some(({ element }) => element === null) && (
              <p className="s muted mt1">{t('builder.part.noElement')}</p>
            )}
            <PartsDownloads bill={result.bill} />
          </Accordion>
          {!isOfOwnBricks && <BricksOnly result={result} bill={result.bill} />}
        </>
      )}
    </>
  );
}

/** The parts as files for spreadsheets and for BrickLink. */
function PartsDownloads({ bill }: { bill: readonly BillLine[] }) {
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
      <Link className="link s" href={PART_LIST_PATH}>
        {t('builder.partList')}
      </Link>
    </div>
  );
}
