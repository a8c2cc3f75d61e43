import { storeCodes } from '@brixel/contract/stores';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { ChevronDownIcon, PlusIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useState } from 'react';
import { useI18n } from '#i18n/i18n.ts';
import { SettingField } from '../setting-field.tsx';
import { UnitField } from '../unit-field.tsx';
import { MoneyField } from './money-field.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { newKey, replaced, type StepDraft, type WayDraft, without } from './shipping-draft.ts';

interface WayFieldsProps {
  way: WayDraft;
  place: number;
  count: number;
  /** of a place below the way, such as `title.de` */
  errorAt: (place: string) => string | undefined;
  onChange: (way: WayDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One way to send a parcel: its prices in view, its names behind a button. */
export function WayFields({ way, place, count, errorAt, onChange, onMove, onRemove }: WayFieldsProps) {
  const { t, language } = useI18n();
  const names = [way.carrier[language], way.title[language]].filter(Boolean).join(', ');
  const name = names || t('settings.shipping.newWay');
  const [isOpen, setOpen] = useState(names === '');
  const hasNameError = storeCodes.some((one) => errorAt(`carrier.${one}`) || errorAt(`title.${one}`));
  const isShown = isOpen || hasNameError;
  // what older clients are told as the amount without VAT belonged to the old price
  const setRates = (rates: Partial<Pick<WayDraft, 'price' | 'steps' | 'weights' | 'freeFrom'>>): void =>
    onChange({ ...way, ...rates, net: undefined });
  const rising = errorAt('rates');
  const end = way.steps.length + 1;
  return (
    <li className="way">
      <div className="way__head">
        <h3>{name}</h3>
        {place === 0 && count > 1 && <span className="muted s">{t('settings.shipping.isDefault')}</span>}
        <MoveButtons
          name={name}
          isFirst={place === 0}
          isLast={place === count - 1}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <div className="way__terms">
        <MoneyField
          label={t('settings.shipping.price')}
          value={way.price}
          error={errorAt('rates.0.price')}
          onValue={(price) => setRates({ price })}
        />
        <MoneyField
          label={t('settings.shipping.freeFrom')}
          value={way.freeFrom}
          hint={t('settings.shipping.freeFromHint')}
          error={errorAt(`rates.${end}.from`) ?? (way.freeFrom.trim() ? rising : undefined)}
          onValue={(freeFrom) => setRates({ freeFrom })}
        />
        <UnitField
          unit="g"
          label={t('settings.shipping.maxGrams')}
          value={way.maxGrams}
          hint={t('settings.shipping.maxGramsHint')}
          error={errorAt('maxGrams')}
          onValue={(maxGrams) => onChange({ ...way, maxGrams })}
        />
      </div>
      <Checkbox checked={way.isPickUp} onChange={({ target }) => onChange({ ...way, isPickUp: target.checked })}>
        {t('settings.shipping.pickUp')}
      </Checkbox>
      {way.steps.map((step, number) => (
        <StepFields
          key={step.key}
          step={step}
          kind="value"
          number={number + 1}
          fromError={
            errorAt(`rates.${number + 1}.from`) ??
            (number === way.steps.length - 1 && !way.freeFrom.trim() ? rising : undefined)
          }
          priceError={errorAt(`rates.${number + 1}.price`)}
          onChange={(changed) => setRates({ steps: replaced(way.steps, number, changed) })}
          onRemove={() => setRates({ steps: without(way.steps, number) })}
        />
      ))}
      {way.weights.map((step, number) => (
        <StepFields
          key={step.key}
          step={step}
          kind="weight"
          number={number + 1}
          fromError={
            errorAt(`weights.${number}.from`) ?? (number === way.weights.length - 1 ? errorAt('weights') : undefined)
          }
          priceError={errorAt(`weights.${number}.price`)}
          onChange={(changed) => setRates({ weights: replaced(way.weights, number, changed) })}
          onRemove={() => setRates({ weights: without(way.weights, number) })}
        />
      ))}
      <div className="row">
        <Button size="s" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
          <ChevronDownIcon className={isShown ? 'i--up' : ''} />
          {t('settings.shipping.names')}
        </Button>
        <Button
          size="s"
          variant="ghost"
          onClick={() => setRates({ steps: [...way.steps, { key: newKey(), from: '', price: '' }] })}
        >
          <PlusIcon />
          {t('settings.shipping.addStep')}
        </Button>
        <Button
          size="s"
          variant="ghost"
          onClick={() => setRates({ weights: [...way.weights, { key: newKey(), from: '', price: '' }] })}
        >
          <PlusIcon />
          {t('settings.shipping.addWeight')}
        </Button>
      </div>
      {isShown && (
        <div className="formgrid">
          {(['carrier', 'title'] as const).map((field) =>
            storeCodes.map((one) => (
              <SettingField
                key={`${field}.${one}`}
                width="c2"
                label={`${t(`settings.shipping.${field}`)} (${one.toUpperCase()})`}
                lang={one}
                maxLength={80}
                value={way[field][one]}
                error={errorAt(`${field}.${one}`)}
                onValue={(text) => onChange({ ...way, [field]: { ...way[field], [one]: text } })}
              />
            )),
          )}
        </div>
      )}
    </li>
  );
}

interface StepFieldsProps {
  step: StepDraft;
  /** what it begins at: a value of the goods, or a weight */
  kind: 'value' | 'weight';
  number: number;
  fromError: string | undefined;
  priceError: string | undefined;
  onChange: (step: StepDraft) => void;
  onRemove: () => void;
}

function StepFields({ step, kind, number, fromError, priceError, onChange, onRemove }: StepFieldsProps) {
  const { t } = useI18n();
  return (
    <div className="way__rates">
      <MoneyField
        label={t(kind === 'value' ? 'settings.shipping.stepPrice' : 'settings.shipping.weightPrice', { n: number })}
        value={step.price}
        error={priceError}
        onValue={(price) => onChange({ ...step, price })}
      />
      {kind === 'value' ? (
        <MoneyField
          label={t('settings.shipping.stepFrom', { n: number })}
          value={step.from}
          error={fromError}
          onValue={(from) => onChange({ ...step, from })}
        />
      ) : (
        <UnitField
          unit="g"
          label={t('settings.shipping.weightFrom', { n: number })}
          value={step.from}
          error={fromError}
          onValue={(from) => onChange({ ...step, from })}
        />
      )}
      <IconButton
        label={t(kind === 'value' ? 'settings.shipping.removeStep' : 'settings.shipping.removeWeight', { n: number })}
        onClick={onRemove}
      >
        <TrashIcon />
      </IconButton>
    </div>
  );
}
