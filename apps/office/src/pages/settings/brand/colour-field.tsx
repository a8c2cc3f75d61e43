import { carriedColour } from '@brixel/ui/brand/brand-colours.ts';
import { Button } from '@brixel/ui/button.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { type CSSProperties, useId } from 'react';
import { type MessageKey, useT } from '#i18n/i18n.ts';

interface ColourFieldProps {
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Good ones to begin with; petrol is what a shop has without a colour. */
const SUGGESTED: readonly [name: MessageKey, colour: string][] = [
  ['brand.violet', '#7a2e8e'],
  ['brand.cobalt', '#1a5fa8'],
  ['brand.cherry', '#9d1f2a'],
  ['brand.forest', '#1f6b3a'],
  ['brand.chocolate', '#5a3320'],
  ['brand.graphite', '#3d4348'],
];

export function ColourField({ value, error, onValue }: ColourFieldProps) {
  const t = useT();
  const group = useId();
  const typed = value.trim().toLowerCase();
  const carried = COLOUR.test(typed) ? carriedColour(typed) : typed;
  return (
    <>
      <div className="row row--nw">
        <input
          type="color"
          className="colourpick"
          aria-label={t('brand.pick')}
          value={COLOUR.test(typed) ? typed : PETROL}
          onChange={({ target }) => onValue(target.value)}
        />
        <Field label={t('brand.colour')} hint={t('brand.colourHint')} error={error} className="grow">
          <Input
            value={value}
            placeholder={PETROL}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onValue(target.value)}
          />
        </Field>
      </div>
      {carried !== typed && (
        <Notice tone="warn" title={t('brand.darkened', { colour: carried })}>
          {t('brand.darkenedText')}
        </Notice>
      )}
      <fieldset className="swatches">
        <legend className="s">{t('brand.suggested')}</legend>
        {SUGGESTED.map(([name, colour]) => (
          <label key={colour} title={t(name)}>
            <input
              type="radio"
              className="sr"
              name={group}
              aria-label={t(name)}
              checked={typed === colour}
              onChange={() => onValue(colour)}
            />
            <i style={{ '--c': colour } as CSSProperties} />
          </label>
        ))}
      </fieldset>
      {typed !== '' && (
        <Button variant="ghost" size="s" onClick={() => onValue('')}>
          {t('brand.noColour')}
        </Button>
      )}
    </>
  );
}

/** What the shop has without a colour of its own. */
const PETROL = '#07505a';
