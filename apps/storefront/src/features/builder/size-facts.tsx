import { buildingHours, partsOf, type Studs } from '@brixel/mosaic/formats';
import { useFormat, useT } from '#i18n/use-t.ts';

/** Parts, colours and building time of the chosen size. */
export function SizeFacts({ studs, colours }: { studs: Studs; colours: number | null }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="facts mt3">
      <li>
        <b>{format.number(partsOf(studs))}</b>
        {t('builder.factParts')}
      </li>
      <li>
        <b>{colours === null ? '…' : format.number(colours)}</b>
        {t('builder.factColours')}
      </li>
      <li>
        <b>{t('builder.hours', { n: buildingHours(studs) })}</b>
        {t('builder.factTime')}
      </li>
    </ul>
  );
}
