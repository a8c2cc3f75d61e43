import { paletteFor } from '@brixel/mosaic/palette';
import { Stud } from '@brixel/ui/stud.tsx';
import type { CSSProperties } from 'react';
import { useServices } from '#data/services.ts';
import { useFormat } from '#i18n/use-t.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';

export interface ColourStatsProps {
  result: MosaicResult;
  /** which of the colours, most used first */
  from?: number;
  to?: number;
}

/** How many studs of which colour, as bars. */
export function ColourStats({ result, from = 0, to }: ColourStatsProps) {
  const { language } = useServices();
  const format = useFormat();
  const palette = paletteFor(result.mode);
  const most = result.colours[0]?.count ?? 1;
  return (
    <ul className="pstats">
      {result.colours.slice(from, to).map(({ colour, count }) => {
        const entry = palette[colour];
        if (!entry) return null;
        const bar = { '--c': entry.hex, '--w': `${(count / most) * 100}%` } as CSSProperties;
        return (
          <li key={entry.key}>
            <Stud color={entry.hex} finish={entry.finish} size={16} aria-hidden="true" />
            <span>{entry.name[language]}</span>
            <i style={bar} aria-hidden="true" />
            <b>{format.number(count)}</b>
          </li>
        );
      })}
    </ul>
  );
}
