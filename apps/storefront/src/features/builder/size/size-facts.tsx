import { hoursFor } from '@brixel/mosaic/formats';
import { useFormat, useT } from '#i18n/use-t.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import { pieceCount } from '../mosaic/piece-count.ts';

/** Parts, colours and building time of the mosaic in view. */
export function SizeFacts({ result }: { result: MosaicResult | null }) {
  const t = useT();
  const { number } = useFormat();
  const pieces = pieceCount(result);
  return (
    <ul className="facts mt3">
      <li>
        <b>{pieces === null ? '…' : number(pieces)}</b>
        {t('builder.factParts')}
      </li>
      <li>
        <b>{result ? number(result.colours.length) : '…'}</b>
        {t('builder.factColours')}
      </li>
      <li>
        <b>{pieces === null ? '…' : t('builder.hours', { n: hoursFor(pieces) })}</b>
        {t('builder.factTime')}
      </li>
    </ul>
  );
}
