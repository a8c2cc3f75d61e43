import type { OfficeAttribute } from '@brixel/contract/office/attribute-endpoints';
import { ATTRIBUTE_LIMITS } from '@brixel/contract/office/attribute-limits';
import type { StoreCode } from '@brixel/contract/stores';
import { Checkbox } from '@brixel/ui/checkbox.tsx';
import { Field, Input, Select } from '@brixel/ui/field.tsx';
import { useI18n } from '#i18n/i18n.ts';
import { useLabelOf } from '#pages/content/stores.ts';
import { UnitField } from '#pages/settings/unit-field.tsx';
import { Panel } from '#shared/panel.tsx';
import { type DraftErrors, isWrongNumber, type ProductDraft } from './product-draft.ts';

interface AttributesPanelProps {
  /** those that the owner has made */
  attributes: readonly OfficeAttribute[];
  draft: ProductDraft;
  errors: DraftErrors;
  store: StoreCode;
  onChange: (changed: Partial<ProductDraft>) => void;
}

/** What the product has of the owner's attributes; texts are those of the store that is open. */
export function AttributesPanel({ attributes, draft, errors, store, onChange }: AttributesPanelProps) {
  const { language, t } = useI18n();
  const nameOf = useLabelOf();
  const set = (code: string, value: number | number[] | string | undefined) => {
    const { [code]: _, ...rest } = draft.attributes;
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    onChange({ attributes: isEmpty ? rest : { ...rest, [code]: value } });
  };
  const text = draft.texts[store];
  const setText = (code: string, value: string) => {
    if (!text) return;
    const { [code]: _, ...rest } = text.attributes ?? {};
    const next = value === '' ? rest : { ...rest, [code]: value };
    onChange({ texts: { ...draft.texts, [store]: { ...text, attributes: next } } });
  };

  const fieldOf = (attribute: OfficeAttribute) => {
    const { code, input, options, unit } = attribute;
    const label = nameOf(attribute);
    const value = draft.attributes[code];
    if (input === 'multiselect')
      return (
        <fieldset key={code} className="stack stack--s">
          <legend className="b">{label}</legend>
          <div className="row">
            {options.map((option) => {
              const chosen = Array.isArray(value) ? value : [];
              return (
                <Checkbox
                  key={option.id}
                  checked={chosen.includes(option.id)}
                  onChange={({ target }) =>
                    set(
                      code,
                      options
                        .map(({ id }) => id)
                        .filter((id) => (id === option.id ? target.checked : chosen.includes(id))),
                    )
                  }
                >
                  {nameOf(option)}
                </Checkbox>
              );
            })}
          </div>
        </fieldset>
      );
    if (input === 'number')
      return (
        <UnitField
          key={code}
          label={label}
          unit={unit ?? ''}
          value={
            typeof value === 'number' ? String(value).replace('.', language === 'en' ? '.' : ',') : String(value ?? '')
          }
          error={value !== undefined && isWrongNumber(value) ? errors.attributes : undefined}
          onValue={(typed) => set(code, typed)}
        />
      );
    if (input === 'text')
      return (
        text && (
          <Field key={code} label={label}>
            <Input
              value={text.attributes?.[code] ?? ''}
              maxLength={ATTRIBUTE_LIMITS.text}
              onChange={({ target }) => setText(code, target.value)}
            />
          </Field>
        )
      );
    const choices =
      input === 'boolean'
        ? [
            { id: 1, name: t('attributes.yes') },
            { id: 0, name: t('attributes.no') },
          ]
        : options.map((option) => ({ id: option.id, name: nameOf(option) }));
    return (
      <Field key={code} label={label}>
        <Select
          value={typeof value === 'number' ? String(value) : ''}
          onChange={({ target }) => set(code, target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{t('attributes.noValue')}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    );
  };

  return (
    <Panel title={t('page.attributes')}>
      <div className="stack">{attributes.map(fieldOf)}</div>
    </Panel>
  );
}
