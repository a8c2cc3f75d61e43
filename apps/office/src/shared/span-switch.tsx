import { type FigureSpan, figureSpans } from '@brixel/contract/office/figure-endpoints';
import { useId } from 'react';
import { useT } from '#i18n/i18n.ts';

/** How many days figures are about. */
export function SpanSwitch({ span, onChange }: { span: FigureSpan; onChange: (span: FigureSpan) => void }) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="sr">{t('statistics.span')}</legend>
      {figureSpans.map((days) => (
        <label key={days}>
          <input className="sr" type="radio" name={name} checked={days === span} onChange={() => onChange(days)} />
          {t('statistics.days', { n: days })}
        </label>
      ))}
    </fieldset>
  );
}
