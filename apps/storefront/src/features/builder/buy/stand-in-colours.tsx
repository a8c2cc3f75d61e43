import type { Grid } from '@brixel/mosaic/grid';
import { paletteFor } from '@brixel/mosaic/palette';
import { substitutes } from '@brixel/mosaic/substitutes';
import { useServices } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import type { MosaicResult } from '../mosaic/mosaic-job.ts';
import type { BrickShelf } from './brick-shelf.ts';
import { singleSku } from './bricks-purchase.ts';

type Laid = Pick<MosaicResult, 'studs' | 'cells' | 'greyscale'>;

export interface StandInColoursProps {
  wanted: Laid;
  /** the same picture with no more than the stock */
  delivered: Laid;
  /** studs of each palette colour */
  stock: readonly number[];
  shelf: BrickShelf;
}

/** Which colours are short or not sold at all, and which ones stand in for each of them. */
export function StandInColours({ wanted, delivered, stock, shelf }: StandInColoursProps) {
  const t = useT();
  const { number } = useFormat();
  const { language } = useServices();
  const palette = paletteFor(wanted.greyscale);
  const gridOf = ({ studs, cells }: Laid): Grid => ({ ...studs, cells, palette: palette.map(({ hex }) => hex) });
  const nameOf = (colour: number): string => palette[colour]!.name[language];
  const rows = substitutes(gridOf(wanted), gridOf(delivered), stock).map(({ colour, missing, by }) => {
    const { key } = palette[colour]!;
    const others = by
      .map((other) => t('builder.standIn', { name: nameOf(other.colour), n: number(other.count) }))
      .join(', ');
    const text = shelf.isSold(singleSku(key)) ? 'builder.colourShort' : 'builder.colourUnsold';
    return { key, text: t(text, { name: nameOf(colour), n: missing, others }) };
  });
  return (
    <div className="s">
      <p>{t('builder.coloursShort')}</p>
      <ul className="mt1 list-disc pl-5">
        {rows.map(({ key, text }) => (
          <li key={key} className="mt-1">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
