import { basesOf, type Studs } from '@brixel/mosaic/formats';
import { useT } from '#i18n/use-t.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ColourStats } from './colour-stats.tsx';
import type { MosaicResult } from './mosaic-job.ts';

const SHOWN_COLOURS = 6;

/** The bricks by colour: the most used ones at once, the others on demand. */
export function PartsList({ result, studs }: { result: MosaicResult; studs: Studs }) {
  const t = useT();
  return (
    <>
      <h2 className="mt3 mb-2.5 text-[1.0625rem]">{t('builder.partsTitle')}</h2>
      <ColourStats result={result} to={SHOWN_COLOURS} />
      <p className="s muted mt2">{t('builder.bases', { n: basesOf(studs) })}</p>
      {result.colours.length > SHOWN_COLOURS && (
        <Accordion className="mt1" title={t('builder.allParts')}>
          <ColourStats result={result} from={SHOWN_COLOURS} />
        </Accordion>
      )}
    </>
  );
}
