import './star-choice.css';
import { AlertIcon } from '@brixel/ui/icons.tsx';
import { STAR } from '@brixel/ui/rating.tsx';
import { useId } from 'react';
import { useT } from '#i18n/use-t.ts';
import type { ReviewField } from './use-review-form.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars as a radio group: arrow keys choose, and every star up to the chosen one is lit. */
export function StarChoice({ field }: { field: ReviewField }) {
  const t = useT();
  const note = useId();
  return (
    <fieldset className="field" aria-describedby={field.error ? note : undefined}>
      <legend className="s p-0 font-semibold">{t('reviews.yourRating')}</legend>
      <div className="starpick">
        {STARS.map((stars) => (
          <label key={stars} className={stars <= Number(field.value) ? 'is-lit' : undefined}>
            <input
              type="radio"
              name={field.name}
              value={stars}
              checked={field.value === String(stars)}
              aria-label={t('reviews.stars', { n: stars })}
              aria-invalid={field.error ? true : undefined}
              required
              onChange={() => field.onChange(String(stars))}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
      </div>
      {field.error && (
        <p className="field__msg" id={note}>
          <AlertIcon size={16} />
          {field.error}
        </p>
      )}
    </fieldset>
  );
}
