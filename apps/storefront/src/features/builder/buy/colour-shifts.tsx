import { paletteFor } from '@brixel/bricks/mosaic-palette';
import { useServices } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import type { BrickShelf } from './brick-shelf.ts';
import { colourShifts, singleSku } from './bricks-purchase.ts';

type Counted = Pick<MosaicResult, 'colours' | 'greyscale'>;

export interface ColourShiftsProps {
  before: Counted;
  after: Counted;
  shelf: BrickShelf;
}

/** Which colours are short or not sold at all, and which ones stand in for them. */
export function ColourShifts({ before, after, shelf }: ColourShiftsProps) {
  const t = useT();
  const { number } = useFormat();
  const { language } = useServices();
  const palette = paletteFor(before.greyscale);
  const shifts = colourShifts(before.colours, after.colours).flatMap(({ colour, studs }) => {
    const entry = palette[colour];
    return entry ? [{ studs, name: entry.name[language], isSold: shelf.isSold(singleSku(entry.key)) }] : [];
  });
  const listed = (entries: typeof shifts): string =>
    entries.map(({ name, studs }) => t('builder.shift', { name, n: number(Math.abs(studs)) })).join(', ');
  const fewer = shifts.filter(({ studs }) => studs < 0);
  const rows = [
    { title: t('builder.shiftShort'), entries: fewer.filter(({ isSold }) => isSold) },
    { title: t('builder.shiftNotSold'), entries: fewer.filter(({ isSold }) => !isSold) },
    { title: t('builder.shiftInstead'), entries: shifts.filter(({ studs }) => studs > 0) },
  ];
  return (
    <div className="s">
      <p>{t('builder.shiftText')}</p>
      <dl className="mt1">
        {rows.map(({ title, entries }) => (
          <div key={title} hidden={entries.length === 0} className="mt-1">
            <dt className="b">{title}</dt>
            <dd>{listed(entries)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
