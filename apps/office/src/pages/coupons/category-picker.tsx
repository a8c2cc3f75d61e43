import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { useCall } from '#data/use-call.ts';
import { useT } from '#i18n/i18n.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { matches } from '#shared/matches.ts';

interface CategoryPickerProps {
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  most: number;
}

/** A shop may have hundreds: the main ones are in view, the others are searched for. */
export function CategoryPicker({ chosen, onChange, most }: CategoryPickerProps) {
  const t = useT();
  const categories = useCall('coupons.categories');
  const [typed, setTyped] = useState('');
  const toggle = (id: number): void => {
    if (chosen.includes(id)) onChange(chosen.filter((other) => other !== id));
    else if (chosen.length < most) onChange([...chosen, id]);
  };
  return (
    <fieldset className="stack picker">
      <legend className="b">{t('coupons.categories')}</legend>
      <p className="s soft">{t('coupons.categoriesHint')}</p>
      <LoadedView loaded={categories}>
        {(all) => (
          <>
            <Field label={t('coupons.searchCategory')}>
              <Input type="search" value={typed} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
            </Field>
            <ul className="picker__list">
              {all
                .filter(
                  ({ id, name, level }) =>
                    chosen.includes(id) || (typed.trim() === '' ? level === 1 : matches(typed, name)),
                )
                .slice(0, 60)
                .map(({ id, name }) => (
                  <li key={id}>
                    <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)}>
                      {name}
                    </Checkbox>
                  </li>
                ))}
            </ul>
          </>
        )}
      </LoadedView>
    </fieldset>
  );
}
