import { colourByKey } from '@brixel/bricks/colours';
import { basesOf, type Studs } from '@brixel/mosaic/formats';
import { Accordion } from '@brixel/ui/accordion.tsx';
import { type Column, DataTable } from '@brixel/ui/data-table.tsx';
import { useServices } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { BricksOnly } from '../buy/bricks-only.tsx';
import { ColourStats } from '../filter/colour-stats.tsx';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { PartsDownloads } from './parts-downloads.tsx';

const SHOWN_COLOURS = 6;

type BillLine = NonNullable<MosaicResult['bill']>[number];

/** The bricks by colour, every part with its numbers on demand, and the way to get them elsewhere or here. */
export function PartsList({ result, studs }: { result: MosaicResult; studs: Studs }) {
  const t = useT();
  const { number } = useFormat();
  const { language } = useServices();
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
          <BricksOnly result={result} bill={result.bill} />
        </>
      )}
    </>
  );
}
