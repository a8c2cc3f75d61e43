import type { ImportAddingChoice, OfficeImportDetails } from '@brixel/contract/office/import-endpoints';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { Field, Input } from '@brixel/ui/field.tsx';
import { useState } from 'react';
import { useI18n } from '#i18n/i18n.ts';
import { parsePiecePrice, piecePriceInput } from '#pages/products/piece-price.ts';
import { MoneyField } from '#pages/settings/shipping/money-field.tsx';
import { UnitField } from '#pages/settings/unit-field.tsx';
import { RecognisedPanel } from './recognised-panel.tsx';

interface AddingChoicesProps {
  file: OfficeImportDetails;
  choice: ImportAddingChoice;
  onChange: (choice: ImportAddingChoice) => void;
}

/** Parts that come on top of what is there: of which set, in which condition, and what new ones cost. */
export function AddingChoices({ file: { format }, choice, onChange }: AddingChoicesProps) {
  const { language, t } = useI18n();
  const shown = (value: number | null): string => (value === null ? '' : piecePriceInput(value, language));
  const [typed, setTyped] = useState({
    count: String(choice.count),
    percent: shown(choice.percent),
    price: shown(choice.price),
  });
  const number = (text: string): number | null => parsePiecePrice(text) || null;
  function type(changed: Partial<typeof typed>): void {
    const now = { ...typed, ...changed };
    setTyped(now);
    const count = Math.min(Math.max(Math.round(Number(now.count)) || 1, 1), 10_000);
    onChange({ ...choice, count, percent: number(now.percent), price: number(now.price) });
  }
  const isWrong = (text: string): boolean => text.trim() !== '' && number(text) === null;
  const condition = (value: ImportAddingChoice['condition']) => (
    <RadioChoice
      name="condition"
      checked={choice.condition === value}
      onChange={() => onChange({ ...choice, condition: value })}
      title={t(`imports.condition.${value}`)}
    />
  );
  return (
    <RecognisedPanel format={format} title={t(format === 'set-parts' ? 'imports.takeApart' : 'imports.addParts')}>
      <div className="stack">
        <p>{t('imports.addingText')}</p>
        {format === 'set-parts' && (
          <div className="cols cols--2">
            <Field label={t('imports.set')} hint={t('imports.setHint')}>
              <Input
                value={choice.set}
                maxLength={40}
                autoComplete="off"
                onChange={({ target }) => onChange({ ...choice, set: target.value })}
              />
            </Field>
            <Field label={t('imports.setCount')}>
              <Input
                value={typed.count}
                inputMode="numeric"
                maxLength={5}
                onChange={({ target }) => type({ count: target.value })}
              />
            </Field>
          </div>
        )}
        <fieldset className="stack stack--s">
          <legend className="label">{t('imports.addingCondition')}</legend>
          {condition('used')}
          {condition('new')}
        </fieldset>
        <div className="cols cols--2">
          <UnitField
            unit="%"
            label={t('imports.addingPercent')}
            hint={t('imports.addingPercentHint')}
            value={typed.percent}
            error={isWrong(typed.percent) ? t('imports.addingWrong') : undefined}
            onValue={(percent) => type({ percent })}
          />
          <MoneyField
            label={t('imports.addingPrice')}
            hint={t('imports.addingPriceHint')}
            value={typed.price}
            error={isWrong(typed.price) ? t('imports.addingWrong') : undefined}
            onValue={(price) => type({ price })}
          />
        </div>
      </div>
    </RecognisedPanel>
  );
}
