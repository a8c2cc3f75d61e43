import type { OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import { bundleChoices } from '@brixel/contract/office/product-facts';
import { PRODUCT_LIMITS } from '@brixel/contract/office/product-limits';
import type { StoreCode } from '@brixel/contract/stores';
import { Button, IconButton } from '@brixel/ui/button.tsx';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { AlertIcon, PlusIcon, TrashIcon } from '@brixel/ui/icons.tsx';
import { useT } from '#i18n/i18n.ts';
import { Panel } from '#shared/panel.tsx';
import { type BundleDraft, type CompositionDraft, newBundle, newPart, type PartDraft } from './composition-draft.ts';
import { SkuField } from './sku-field.tsx';
import { Variants } from './variants.tsx';

interface CompositionPanelProps {
  type: string;
  /** its own number */
  family: string;
  draft: CompositionDraft;
  attributes: readonly OfficeAttribute[];
  store: StoreCode;
  error: string | undefined;
  onChange: (draft: CompositionDraft) => void;
}

/** What it is made of: variants, parts, or choices of a set. */
export function CompositionPanel({ type, family, draft, attributes, store, error, onChange }: CompositionPanelProps) {
  const t = useT();
  const { parts, options } = draft;
  const add = (onAdd: () => void, label: string) => (
    <div className="row">
      <Button size="s" onClick={onAdd}>
        <PlusIcon />
        {label}
      </Button>
    </div>
  );
  return (
    <Panel title={t(type === 'configurable' ? 'compound.variants' : 'compound.parts')}>
      <div className="stack">
        {error && (
          <p className="field__msg" role="alert">
            <AlertIcon size={16} />
            {error}
          </p>
        )}
        {type === 'configurable' && <Variants {...{ draft, attributes, family, onChange }} />}
        {type === 'grouped' && <Parts parts={parts} onChange={(next) => onChange({ ...draft, parts: next })} />}
        {type === 'bundle' && (
          <>
            {options.map((option, place) => (
              <BundleOption
                key={option.key}
                option={option}
                place={place}
                store={store}
                onChange={(changed) => onChange({ ...draft, options: options.with(place, { ...option, ...changed }) })}
                onRemove={() => onChange({ ...draft, options: options.toSpliced(place, 1) })}
              />
            ))}
            {options.length < PRODUCT_LIMITS.bundleOptions &&
              add(() => onChange({ ...draft, options: [...options, newBundle()] }), t('compound.addOption'))}
          </>
        )}
      </div>
    </Panel>
  );
}

interface PartsProps {
  parts: readonly PartDraft[];
  /** of a choice: which of them are chosen at first, and whether shoppers take more */
  choice?: string;
  onChange: (parts: PartDraft[]) => void;
}

function Parts({ parts, choice, onChange }: PartsProps) {
  const t = useT();
  const set = (place: number, changed: Partial<PartDraft>) =>
    onChange(
      parts.map((part, at) => ({
        ...part,
        // of one choice one is the first
        ...(changed.is_default && choice === 'radio' && { is_default: false }),
        ...(at === place && changed),
      })),
    );
  return (
    <>
      {parts.map((part, place) => (
        <fieldset key={part.key} className="compound">
          <legend className="sr">{t('compound.part', { n: place + 1 })}</legend>
          <SkuField value={part.sku} onValue={(sku) => set(place, { sku })} />
          <Field label={t('compound.qty')}>
            <Input
              value={part.qty}
              inputMode="numeric"
              maxLength={5}
              onChange={({ target }) => set(place, { qty: target.value })}
            />
          </Field>
          {choice !== undefined && (
            <>
              <Checkbox checked={part.is_default} onChange={({ target }) => set(place, { is_default: target.checked })}>
                {t('compound.isDefault')}
              </Checkbox>
              <Checkbox
                checked={part.can_change_qty}
                onChange={({ target }) => set(place, { can_change_qty: target.checked })}
              >
                {t('compound.canChange')}
              </Checkbox>
            </>
          )}
          <IconButton
            label={t('compound.removePart', { n: place + 1 })}
            onClick={() => onChange(parts.toSpliced(place, 1))}
          >
            <TrashIcon />
          </IconButton>
        </fieldset>
      ))}
      {parts.length < PRODUCT_LIMITS.parts && (
        <div className="row">
          <Button size="s" onClick={() => onChange([...parts, newPart()])}>
            <PlusIcon />
            {t('compound.addPart')}
          </Button>
        </div>
      )}
    </>
  );
}

interface BundleOptionProps {
  option: BundleDraft;
  place: number;
  store: StoreCode;
  onChange: (changed: Partial<BundleDraft>) => void;
  onRemove: () => void;
}

function BundleOption({ option, place, store, onChange, onRemove }: BundleOptionProps) {
  const t = useT();
  return (
    <fieldset className="stack stack--s">
      <legend className="b">{t('compound.option', { n: place + 1 })}</legend>
      <div className="compound">
        <Field label={t('compound.title')}>
          <Input
            value={option.titles[store] ?? ''}
            maxLength={PRODUCT_LIMITS.name}
            onChange={({ target }) => onChange({ titles: { ...option.titles, [store]: target.value } })}
          />
        </Field>
        <Field label={t('compound.choice')}>
          <Select value={option.type} onChange={({ target }) => onChange({ type: target.value })}>
            {bundleChoices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`compound.choice.${choice}`)}
              </option>
            ))}
            {!bundleChoices.some((choice) => choice === option.type) && (
              <option value={option.type}>{option.type}</option>
            )}
          </Select>
        </Field>
        <Checkbox checked={option.required} onChange={({ target }) => onChange({ required: target.checked })}>
          {t('compound.required')}
        </Checkbox>
        <IconButton label={t('compound.removeOption', { n: place + 1 })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
      <Parts parts={option.parts} choice={option.type} onChange={(parts) => onChange({ parts })} />
    </fieldset>
  );
}
